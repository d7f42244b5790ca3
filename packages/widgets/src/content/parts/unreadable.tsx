import type { ShopError } from '@clinicart/sdk';
import { bilingual, useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { AlertIcon, DocumentIcon } from '../../ui/icons.tsx';

const unreadableWords = bilingual({
  zh: { failed: '未能載入', retry: '重試', faq: '常見問題', home: '返回首頁' },
  en: { failed: 'This could not be loaded', retry: 'Retry', faq: 'FAQ', home: 'Return home' },
});

/** In the place of what could not be read: why, and a retry. */
export function LoadFailed({ error, onRetry }: { error: ShopError; onRetry(): void }) {
  const text = useWords(unreadableWords);
  return (
    <Empty
      icon={<AlertIcon size={20} />}
      tone="danger"
      role="alert"
      title={text.failed}
      action={
        <Button kind="secondary" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {error.message}
    </Empty>
  );
}

/** In the place of what does not exist: where to go instead. */
export function NotThere({ title }: { title: string }) {
  const text = useWords(unreadableWords);
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
