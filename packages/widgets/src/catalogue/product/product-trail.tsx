import { bilingual, useRoutes, useWords } from '../../engine/index.ts';
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { useBack } from '../card/use-back.ts';

const trailWords = bilingual({
  zh: { home: commonWords.home.zh },
  en: { home: commonWords.home.en },
});

export interface TrailProps {
  categories?: readonly string[];
  name?: string;
}

/** The back link and the breadcrumb. Spec: 1§2 Product detail */
function ProductTrail({ categories = [], name }: TrailProps) {
  const routes = useRoutes();
  const back = useBack();
  const text = useWords(trailWords);
  return (
    <Breadcrumb
      back={back}
      items={[
        { label: text.home, ...routes.link('home') },
        ...categories.map((label) => ({
          label,
          ...routes.link('search', { keyword: label, searchType: 'keyword', title: label }),
        })),
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
}

export { ProductTrail as part };
