import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of price, specifications and bar. */
export function OfferSkeleton() {
  return (
    <>
      <div className="clinic-product-terms">
        <div className="clinic-product-price">
          <Skeleton width={33} />
        </div>
      </div>
      <div className="clinic-specs clinic-product-rows">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} lines={2} />
        ))}
      </div>
      <div className="clinic-product-bar">
        <p className="clinic-product-chosen">
          <Skeleton width={33} />
        </p>
        <div className="clinic-product-buttons">
          <Skeleton shape="button" />
        </div>
      </div>
    </>
  );
}

/** The shape of a product page, beneath the trail that is known already. */
export function ProductSkeleton({ trail }: { trail: ReactNode }) {
  return (
    <Loading>
      <div className="clinic-product">
        {trail}
        <div className="clinic-product-main">
          <div className="clinic-product-left">
            <div className="clinic-product-pictures">
              <Skeleton shape="square" />
            </div>
          </div>
          <div className="clinic-product-title">
            <p className="clinic-product-marks">
              <Skeleton width={25} />
            </p>
            <div className="clinic-product-heading">
              <Skeleton width={75} />
            </div>
            <p className="clinic-product-point">
              <Skeleton width={90} />
            </p>
          </div>
          <OfferSkeleton />
        </div>
      </div>
    </Loading>
  );
}
