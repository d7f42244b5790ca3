import type { ShopError } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { AlertIcon, PackageIcon } from '../../ui/icons.tsx';
import { sellingWords } from '../words.ts';

/** The server's code for a product that is not sold. Spec: 1§8 */
const GONE = 1328;

interface LoadFailureProps {
  error: ShopError;
  onRetry(): void;
}

/** In the place of what could not be read: why, and the way on. A product that is gone has a way out too. Spec: 1§8 */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const text = useWords(sellingWords);
  const routes = useRoutes();
  const gone = error.resultID === GONE;
  return (
    <Empty
      icon={gone ? <PackageIcon size={20} /> : <AlertIcon size={20} />}
      tone={gone ? 'neutral' : 'danger'}
      title={gone ? text.gone : text.failedTitle}
      role="alert"
      action={
        <>
          {gone && (
            <Button kind="neutral" {...routes.link('home')}>
              {text.goShopping}
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
