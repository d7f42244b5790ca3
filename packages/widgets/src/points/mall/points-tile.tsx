import { formatMoney } from '@clinicart/sdk';
import { type PointsProduct, redeemButton } from '@clinicart/sdk/points';
import { productTileStyles } from '../../catalogue/card/product-tile.tsx';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { figures, pointsWords } from '../points-words.ts';
import { mallWords } from './mall-words.ts';
import pointsTileCss from './points-tile.css?inline';

export const pointsTileStyles = [productTileStyles, buttonStyles, pointsTileCss];

interface PointsTileProps {
  product: PointsProduct;
  /** The points of the account; undefined for a visitor. */
  points: number | undefined;
  /** Loads the picture at once; for the first row. */
  eager: boolean;
}

/** A product of the points mall; the whole tile links to its page. Spec: 2§2.10, 2§4 */
export function PointsTile({ product, points, eager }: PointsTileProps) {
  const shop = useShop();
  const text = useWords(pointsWords);
  const routes = useRoutes();
  const { id, name, pictures, isLimitedToOne } = product;
  const state = redeemButton(product, { points, quantity: 1 });
  const isOut = state === 'out-of-stock';
  return (
    <article className="clinic-tile clinic-points-tile" data-state={state}>
      <div className="clinic-tile-picture">
        <Picture src={shop.picture(pictures[0], 'card')} alt="" eager={eager} veiled={isOut} />
        <div className="clinic-tile-badges">
          {isOut && <Badge tone="neutral">{text.outOfStock}</Badge>}
          {isLimitedToOne && <Badge tone="outline">{text.limit}</Badge>}
        </div>
      </div>
      <div className="clinic-tile-words">
        <h2 className="clinic-tile-name">
          <ServerText as="a" {...routes.link('pointsDetail', { id })}>
            {name}
          </ServerText>
        </h2>
      </div>
      <div className="clinic-points-tile-foot">
        <p className="clinic-points-tile-cost">
          <span>
            <strong>{figures(product.points)}</strong> {text.unit}
          </span>
          <WasPrice price={product.price} />
        </p>
        <TileState product={product} state={state} />
      </div>
    </article>
  );
}

/** The original price, struck; nothing where it is hidden, which one line above the list says. Spec: 2§2.10 */
export function WasPrice({ price }: Pick<PointsProduct, 'price'>) {
  const text = useWords(pointsWords);
  if (price?.kind !== 'amount') return <span className="clinic-points-was" />;
  return (
    <s className="clinic-points-was">
      <VisuallyHidden>{text.wasPrice} </VisuallyHidden>
      {formatMoney(price.cents)}
    </s>
  );
}

interface TileStateProps {
  product: PointsProduct;
  state: ReturnType<typeof redeemButton>;
}

function TileState({ product: { id, name }, state }: TileStateProps) {
  const text = useWords(pointsWords);
  const words = useWords(mallWords);
  const routes = useRoutes();
  switch (state) {
    case 'not-enough-points':
      return <span className="clinic-points-tile-state">{text.notEnough}</span>;
    case 'out-of-stock':
      return <span className="clinic-points-tile-state">{text.outOfStock}</span>;
    case 'limit-reached':
      return <span className="clinic-points-tile-state">{words.redeemed}</span>;
    case 'log-in':
    case 'redeem':
      return (
        <Button
          kind="secondary"
          className="clinic-points-tile-go"
          aria-label={words.redeemNamed({ name })}
          {...routes.link('pointsDetail', { id })}
        >
          {words.redeem}
        </Button>
      );
  }
}

/** Skeleton of a tile. */
export function PointsTileSkeleton() {
  return (
    <div className="clinic-tile clinic-points-tile">
      <div className="clinic-tile-picture">
        <Skeleton shape="square" />
      </div>
      <div className="clinic-tile-words">
        <div className="clinic-tile-name">
          <Skeleton lines={2} />
        </div>
      </div>
      <div className="clinic-points-tile-foot">
        <p className="clinic-points-tile-cost">
          <Skeleton width={66} />
          <Skeleton width={50} />
        </p>
      </div>
    </div>
  );
}
