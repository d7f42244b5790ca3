import { SPECIFICATIONS_SHOWN } from '@clinicart/sdk/catalogue';
import type { ReactNode } from 'react';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import galleryCss from './gallery/gallery.css?inline';
import productPriceCss from './offer/product-price.css?inline';
import purchaseBarCss from './offer/purchase-bar.css?inline';
import productLinesCss from './product-lines.css?inline';
import specificationTableCss from './specifications/specification-table.css?inline';

export const productSkeletonStyles = [
  skeletonStyles,
  galleryCss,
  productPriceCss,
  purchaseBarCss,
  productLinesCss,
  specificationTableCss,
];

/** Skeleton of the gallery. */
export function GallerySkeleton() {
  return (
    <div className="clinic-gallery">
      <Skeleton shape="square" />
      <div className="clinic-gallery-thumbs">
        <div>
          <span className="clinic-gallery-thumb" />
        </div>
      </div>
    </div>
  );
}

/** Skeleton of price, specifications and purchase bar. */
export function OfferSkeleton() {
  return (
    <>
      <div className="clinic-product-terms">
        <div className="clinic-product-price">
          <Skeleton width={33} />
        </div>
      </div>
      <div className="clinic-specs">
        <div className="clinic-specs-head">
          <Skeleton width={33} />
        </div>
        <div className="clinic-product-rows">
          {Array.from({ length: SPECIFICATIONS_SHOWN }, (_, row) => (
            <div key={String(row)}>
              <Skeleton lines={2} width={90} />
            </div>
          ))}
        </div>
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

/** Skeleton of the product page below the breadcrumb. */
export function ProductSkeleton({ trail }: { trail: ReactNode }) {
  return (
    <Loading>
      <div className="clinic-product">
        {trail}
        <div className="clinic-product-main">
          <div className="clinic-product-left">
            <div className="clinic-product-pictures">
              <GallerySkeleton />
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
        {/* Reserves space for the description, so that content below the element does not shift. */}
        <Skeleton lines={8} width={90} />
      </div>
    </Loading>
  );
}
