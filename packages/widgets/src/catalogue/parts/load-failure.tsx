import { isProductGone, type ShopError } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { AlertIcon, PackageIcon } from '../../ui/icons.tsx';
import { sellingWords } from '../words.ts';
import { useBack } from './use-back.ts';

interface LoadFailureProps {
  error: ShopError;
  onRetry(): void;
  /** The page is about this product alone: its reader may go back. */
  isPage?: boolean;
}

/** In the place of what could not be read: why, and the way on. A product that is gone has a way out too. Spec: 1§8 (1328) */
export function LoadFailure({ error, onRetry, isPage }: LoadFailureProps) {
  const text = useWords(sellingWords);
  const routes = useRoutes();
  const back = useBack();
  const gone = isProductGone(error);
  return (
    <Empty
      icon={gone ? <PackageIcon size={20} /> : <AlertIcon size={20} />}
      tone={gone ? 'neutral' : 'danger'}
      title={gone ? text.gone : text.failedTitle}
      role="alert"
      action={
        <>
          {gone && (
            <Button kind="neutral" {...(isPage ? back : routes.link('home'))}>
              {isPage ? text.back : text.goShopping}
            </Button>
          )}
          <Button kind={gone ? 'neutral' : 'secondary'} onClick={onRetry}>
            {text.retry}
          </Button>
        </>
      }
    >
      {gone ? text.goneWhy : error.message}
    </Empty>
  );
}
