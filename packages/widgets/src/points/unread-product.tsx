import type { ShopError } from '@clinicart/sdk';
import { isProductGone } from '@clinicart/sdk/catalogue';
import { useRoutes, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { GiftIcon } from '../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../ui/state/empty.tsx';
import { pointsWords } from './points-words.ts';
import { QuietFailure, quietFailureStyles } from './quiet-failure.tsx';

export const unreadProductStyles = [buttonStyles, emptyStyles, quietFailureStyles];

interface UnreadProductProps {
  error: ShopError;
  onRetry(): void;
}

/** Takes the place of a points product: one that is gone links to the mall, another failure stays quiet. Spec: 1§8, 2§8 */
export function UnreadProduct({ error, onRetry }: UnreadProductProps) {
  const text = useWords(pointsWords);
  const routes = useRoutes();
  if (!isProductGone(error)) return <QuietFailure onRetry={onRetry} />;
  return (
    <Empty
      icon={<GiftIcon size={20} />}
      title={text.gone}
      action={
        <Button kind="secondary" {...routes.link('pointsMall')}>
          {text.toMall}
        </Button>
      }
    >
      {text.goneWhy}
    </Empty>
  );
}
