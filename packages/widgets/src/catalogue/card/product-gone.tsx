import { bilingual, onDemand, useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import * as commonWords from '../../ui/foundation/common-words.ts';
import { PackageIcon } from '../../ui/media/first-icons.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { TryAgain } from '../../ui/state/error-state.tsx';
import { useBack } from './use-back.ts';

const goneWords = bilingual({
  zh: {
    gone: '產品不存在或已下架',
    why: '可能已停售或換了貨號。',
    goShopping: commonWords.goShopping.zh,
    back: '返回',
  },
  en: {
    gone: 'This product does not exist or is no longer sold',
    why: 'It may be discontinued or have a new article number.',
    goShopping: commonWords.goShopping.en,
    back: 'Go back',
  },
});

const SearchInstead = onDemand(() => import('./search-instead.tsx'), {
  waiting: <div className="clinic-load-more" />,
});

interface ProductGoneProps {
  onRetry(): void;
  isPage: boolean;
}

/** Says that a product is no longer sold, with a way on: see `LoadFailure`. */
function ProductGone({ onRetry, isPage }: ProductGoneProps) {
  const text = useWords(goneWords);
  const routes = useRoutes();
  const back = useBack();
  return (
    <Empty
      icon={<PackageIcon size={20} />}
      title={text.gone}
      role="alert"
      action={
        <>
          <Button kind="neutral" {...(isPage ? back : routes.link('home'))}>
            {isPage ? text.back : text.goShopping}
          </Button>
          <TryAgain kind={isPage ? 'link' : 'neutral'} onRetry={onRetry} />
        </>
      }
    >
      {text.why}
      {isPage && <SearchInstead />}
    </Empty>
  );
}

export { ProductGone as part };
