import type { Explanation } from '@clinicart/sdk';
import {
  type PointsProduct,
  type RedeemWish,
  redeemButton,
  refuseRedeem,
  writeRedeemQuery,
} from '@clinicart/sdk/points';
import { useId } from 'react';
import { useLanguage, useRoutes, useSay, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { pointsWords } from '../points-words.ts';
import { useWarning } from '../use-warning.ts';
import { productWords } from './product-words.ts';
import redeemActionCss from './redeem-action.css?inline';

export const redeemActionStyles = [buttonStyles, skeletonStyles, toastStyles, redeemActionCss];

interface RedeemActionProps {
  product: PointsProduct;
  wish: RedeemWish;
  /** The points of the account are not read yet. */
  isWaiting: boolean;
}

/** The button that redeems, in its five states; it leads to the confirmation. Spec: 2§4, 2§5 */
export function RedeemAction({ product, wish, isWaiting }: RedeemActionProps) {
  const { region, ...toaster } = useToasts();
  const warn = useWarning(toaster);
  return (
    <div className="clinic-points-action">
      {isWaiting ? (
        <Skeleton shape="button" />
      ) : (
        <StateButton product={product} wish={wish} warn={warn} />
      )}
      <ToastRegion {...region} />
    </div>
  );
}

interface StateButtonProps extends Pick<RedeemActionProps, 'product' | 'wish'> {
  warn(why: Explanation): void;
}

function StateButton({ product, wish, warn }: StateButtonProps) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(productWords);
  const words = useWords(pointsWords);
  const routes = useRoutes();
  const language = useLanguage();
  const id = useId();
  const state = redeemButton(product, wish);
  const refused = refuseRedeem(product, wish);
  switch (state) {
    case 'log-in':
      return (
        <>
          <Button
            kind="primary"
            size="l"
            aria-describedby={id}
            onClick={() => void shop.session.requestLogin()}
          >
            {text.logIn}
          </Button>
          <p id={id}>{text.logInWhy}</p>
        </>
      );
    case 'redeem': {
      const query = writeRedeemQuery({ productId: product.id, quantity: wish.quantity }, language);
      return (
        <Button kind="primary" size="l" {...routes.link('pointsConfirm', query)}>
          {text.redeem}
        </Button>
      );
    }
    // Blocked, yet pressable: a press warns, and the label says why all the time.
    case 'not-enough-points':
      return (
        <Button kind="neutral" size="l" onClick={() => refused && warn(refused)}>
          {refused ? say(refused) : words.notEnough}
        </Button>
      );
    case 'out-of-stock':
      return (
        <Button kind="neutral" size="l" disabled>
          {words.outOfStock}
        </Button>
      );
    case 'limit-reached':
      return (
        <>
          <Button kind="neutral" size="l" disabled aria-describedby={id}>
            {text.limit}
          </Button>
          <p id={id}>{words.limitReached}</p>
        </>
      );
  }
}
