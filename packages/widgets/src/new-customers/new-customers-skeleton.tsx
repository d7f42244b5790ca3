import { productTileStyles, TileSkeleton } from '../catalogue/card/product-tile.tsx';
import { useWords } from '../engine/index.ts';
import { Loading, Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import { promotionWords } from './new-customers-words.ts';

export const newCustomersSkeletonStyles = [skeletonStyles, productTileStyles];

/** Placeholder of the page: banner, coupons, the first five products. */
export function NewCustomersSkeleton() {
  const text = useWords(promotionWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-new">
        <h1>{text.title}</h1>
        <div className="clinic-new-banners">
          <Skeleton shape="square" />
        </div>
        <div className="clinic-new-coupons">
          {[1, 2, 3].map((ticket) => (
            <div key={ticket} className="clinic-new-ticket">
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
        <div className="clinic-new-goods">
          {[1, 2, 3, 4, 5].map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
