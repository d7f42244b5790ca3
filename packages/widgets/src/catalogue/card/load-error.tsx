import type { ShopError } from '@clinicart/sdk';
import { isProductGone } from '@clinicart/sdk/catalogue';
import { useEffect } from 'react';
import { onDemand, useRoutes, useWidget, useWords } from '../../engine/index.ts';
import { page } from '../../engine/page/page-config.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { PackageIcon } from '../../ui/media/first-icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import {
  FailureBlock,
  failureBlockStyles,
  TryAgain,
  tryAgainStyles,
} from '../../ui/state/error-state.tsx';
import { sellingWords } from '../words.ts';
import loadErrorCss from './load-error.css?inline';
import { useBack } from './use-back.ts';

// Loaded for a product that is gone only.
const SearchInstead = onDemand(() => import('./search-instead.tsx'), {
  waiting: <div className="clinic-load-more" />,
});

export const loadErrorStyles = [
  buttonStyles,
  emptyStyles,
  failureBlockStyles,
  tryAgainStyles,
  loadErrorCss,
];

interface LoadFailureProps {
  error: ShopError;
  onRetry(): void;
  /** On a product's own page, which offers to go back. */
  isPage?: boolean;
}

/** Replaces content that failed to load: the reason and a retry; for a product that is gone, also a link away. Spec: 1§8 (1328) */
export function LoadFailure({ error, onRetry, isPage }: LoadFailureProps) {
  const text = useWords(sellingWords);
  const routes = useRoutes();
  const back = useBack();
  const { tag, element } = useWidget();
  const isGone = isProductGone(error);
  useEffect(() => {
    if (isGone) page().doctor?.(({ productMissing }) => productMissing(tag, element));
  }, [isGone, tag, element]);
  if (!isGone) return <FailureBlock onRetry={onRetry}>{error.message}</FailureBlock>;
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
      {text.goneWhy}
      {isPage && <SearchInstead />}
    </Empty>
  );
}
