import type { Explanation } from '@clinicart/sdk';
import { type PointsProduct, pointsCost } from '@clinicart/sdk/points';
import totalBarCss from '../../checkout/total-bar.css?inline';
import { useSay, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { figures } from '../points-words.ts';
import { confirmWords } from './confirm-words.ts';
import type { RedeemState } from './use-redeem.ts';

export const confirmBarStyles = [buttonStyles, skeletonStyles, totalBarCss];

interface ConfirmBarProps {
  product: PointsProduct;
  quantity: number;
  points: number | undefined;
  /** Why the order cannot be placed; undefined when it can. */
  refused: Explanation | undefined;
  state: RedeemState;
  onPlace(): void;
}

/** The points needed and what they leave, with the button that places the order; sticks to the bottom. Spec: 2§2.10 */
export function ConfirmBar(props: ConfirmBarProps) {
  const { product, quantity, points, refused, state, onPlace } = props;
  const say = useSay();
  const text = useWords(confirmWords);
  const cost = pointsCost(product, quantity);
  const isPlaced = state.kind === 'placed';
  return (
    <section ref={bottomBar} className="clinic-checkout-bar" aria-label={text.summary}>
      <dl className="clinic-checkout-parts">
        <div>
          <dt>{text.balance}</dt>
          <dd>{points === undefined ? '–' : figures(points)}</dd>
        </div>
        {points !== undefined && points >= cost && !isPlaced && (
          <div>
            <dt>{text.left}</dt>
            <dd>{figures(points - cost)}</dd>
          </div>
        )}
      </dl>
      {/* The warning of a press is short; these words stay. */}
      <p className="clinic-checkout-note" data-blocked={refused !== undefined || undefined}>
        {refused && !isPlaced && say(refused)}
      </p>
      <p className="clinic-checkout-total" aria-live="polite" aria-atomic="true">
        <span>{text.total}</span>
        <strong>{figures(cost)}</strong>
      </p>
      <Button
        kind="primary"
        size="l"
        busy={state.kind === 'busy'}
        disabled={isPlaced}
        busyLabel={text.placing}
        onClick={onPlace}
      >
        {text.place}
      </Button>
    </section>
  );
}

/** Skeleton of the bar. */
export function ConfirmBarSkeleton() {
  return (
    <div className="clinic-checkout-bar">
      <div className="clinic-checkout-parts">
        <Skeleton />
      </div>
      <div className="clinic-checkout-total">
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="button" />
    </div>
  );
}
