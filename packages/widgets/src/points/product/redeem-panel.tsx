import { formatMoney } from '@clinicart/sdk';
import {
  mostPieces,
  type PointsProduct,
  pointsCost,
  pointsDomain,
  quantityOf,
} from '@clinicart/sdk/points';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { Stepper, stepperStyles } from '../../ui/form/stepper.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { figures, pointsWords } from '../points-words.ts';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { productWords } from './product-words.ts';
import { RedeemAction, redeemActionStyles } from './redeem-action.tsx';
import redeemPanelCss from './redeem-panel.css?inline';

export const redeemPanelStyles = [
  badgeStyles,
  stepperStyles,
  skeletonStyles,
  quietFailureStyles,
  redeemActionStyles,
  redeemPanelCss,
];

export interface RedeemPanelProps {
  product: PointsProduct;
  /** The quantity that was chosen last, which this product may not have. */
  wanted: number;
  onWant(quantity: number): void;
}

/** Points, price, stock, quantity and the button that redeems. Spec: 2§2.10, 2§4, 2§5 */
export function RedeemPanel({ product, wanted, onWant }: RedeemPanelProps) {
  const shop = useShop();
  const { balance } = shop.domain(pointsDomain);
  const isMember = useStore(shop.session.$session).status === 'member';
  const read = useStore(balance.watch(null));
  const points = isMember ? read.value : undefined;
  const isUnknown = isMember && points === undefined;
  const quantity = quantityOf(product, wanted);
  return (
    <>
      <Prices product={product} />
      <Facts
        product={product}
        quantity={quantity}
        onQuantity={(next) => onWant(quantityOf(product, next))}
        points={points}
        isMember={isMember}
      />
      {isUnknown && read.status !== 'loading' ? (
        <QuietFailure onRetry={() => balance.reload(null)} />
      ) : (
        <RedeemAction product={product} wish={{ points, quantity }} isWaiting={isUnknown} />
      )}
    </>
  );
}

/** The points of one piece, and the original price where the viewer may see it. Spec: 2§2.10, 1§6 */
function Prices({ product: { points, price, isLimitedToOne } }: { product: PointsProduct }) {
  const text = useWords(pointsWords);
  const words = useWords(productWords);
  return (
    <div className="clinic-points-prices">
      <p className="clinic-points-price">
        <strong>{figures(points)}</strong> {text.unit}
      </p>
      <p className="clinic-points-original">
        {price?.kind === 'amount' && (
          <>
            {text.wasPrice} <s>{formatMoney(price.cents)}</s>
          </>
        )}
        {price?.kind === 'hidden' && (price.text || words.hidden)}
      </p>
      {isLimitedToOne && <Badge tone="outline">{words.limit}</Badge>}
    </div>
  );
}

interface FactsProps {
  product: PointsProduct;
  quantity: number;
  onQuantity(next: string | number): void;
  points: number | undefined;
  isMember: boolean;
}

function Facts({ product, quantity, onQuantity, points, isMember }: FactsProps) {
  const text = useWords(productWords);
  const words = useWords(pointsWords);
  const { stock } = product;
  return (
    <dl className="clinic-points-facts">
      <div>
        <dt>{text.stock}</dt>
        <dd>{stock ? text.pieces({ count: stock }) : words.outOfStock}</dd>
      </div>
      <div>
        <dt>{words.quantity}</dt>
        <dd>
          <Stepper
            value={quantity}
            label={text.quantityOf(product)}
            min={1}
            max={mostPieces(product)}
            disabled={!stock}
            onStep={(direction) => onQuantity(quantity + (direction === 'up' ? 1 : -1))}
            onCommit={onQuantity}
          />
        </dd>
      </div>
      <div>
        <dt>{text.cost}</dt>
        <dd aria-live="polite">
          <strong>{figures(pointsCost(product, quantity))}</strong>
        </dd>
      </div>
      {isMember && (
        <div>
          <dt>{text.balance}</dt>
          <dd>{points === undefined ? <Skeleton width={25} /> : figures(points)}</dd>
        </div>
      )}
    </dl>
  );
}
