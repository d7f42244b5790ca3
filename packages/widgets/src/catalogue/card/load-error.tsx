import type { ShopError } from '@clinicart/sdk';
import { isProductGone } from '@clinicart/sdk/catalogue';
import { useEffect } from 'react';
import { onDemand, useWidget } from '../../engine/index.ts';
import { page } from '../../engine/page/page-config.ts';
import { buttonStyles } from '../../ui/button/button.tsx';
import { emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles, tryAgainStyles } from '../../ui/state/error-state.tsx';
import loadErrorCss from './load-error.css?inline';

// Loaded for a product that is gone only.
const ProductGone = onDemand(() => import('./product-gone.tsx'), { retries: true });

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
export function LoadFailure({ error, onRetry, isPage = false }: LoadFailureProps) {
  const { tag, element } = useWidget();
  const isGone = isProductGone(error);
  useEffect(() => {
    if (isGone) page().doctor?.(({ productMissing }) => productMissing(tag, element));
  }, [isGone, tag, element]);
  if (isGone) return <ProductGone onRetry={onRetry} isPage={isPage} />;
  return <FailureBlock onRetry={onRetry}>{error.message}</FailureBlock>;
}
