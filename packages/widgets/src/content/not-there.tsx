import { bilingual, useRoutes, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import * as commonWords from '../ui/foundation/common-words.ts';
import { DocumentIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';

export const notThereStyles = [buttonStyles, emptyStyles];

const notThereWords = bilingual({
  zh: { faq: commonWords.faq.zh, home: commonWords.returnHome.zh },
  en: { faq: commonWords.faq.en, home: commonWords.returnHome.en },
});

/** Replaces content that does not exist, with links to other pages. */
export function NotThere({ title }: { title: string }) {
  const text = useWords(notThereWords);
  const routes = useRoutes();
  return (
    <Empty
      icon={<DocumentIcon size={20} />}
      title={title}
      action={
        <>
          <Button kind="neutral" {...routes.link('home')}>
            {text.home}
          </Button>
          <Button kind="secondary" {...routes.link('question')}>
            {text.faq}
          </Button>
        </>
      }
    />
  );
}
