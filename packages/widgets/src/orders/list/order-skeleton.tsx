import { useWords } from '../../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { orderGoodStyles } from '../order-good.tsx';
import cardSideCss from './card-side.css?inline';
import cardStoreCss from './card-store.css?inline';
import { listWords } from './list-words.ts';
import orderCardCss from './order-card.css?inline';
import orderSkeletonCss from './order-skeleton.css?inline';
import ordersCss from './orders.css?inline';

export const orderSkeletonStyles = [
  skeletonStyles,
  orderGoodStyles,
  orderCardCss,
  cardStoreCss,
  cardSideCss,
  ordersCss,
  orderSkeletonCss,
];

/** Cards shown while orders load: more than a screen shows. */
const CARDS = 5;
const GOODS = 2;

/** Cards of the usual height. */
export function OrderSkeletons() {
  const text = useWords(listWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-orders-list">
        {Array.from({ length: CARDS }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <div key={card} className="clinic-order-card clinic-order-ghost">
            <div className="clinic-order-card-head">
              <Skeleton width={33} />
            </div>
            <div className="clinic-order-card-stores">
              <div className="clinic-order-card-line">
                <Skeleton width={25} />
              </div>
              {Array.from({ length: GOODS }, (_, good) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <div key={good} className="clinic-order-good">
                  <Skeleton shape="square" />
                  <div>
                    <Skeleton width={66} />
                    <Skeleton width={33} />
                  </div>
                </div>
              ))}
            </div>
            <div className="clinic-order-card-total">
              <Skeleton width={75} />
            </div>
            <div className="clinic-order-card-side">
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
