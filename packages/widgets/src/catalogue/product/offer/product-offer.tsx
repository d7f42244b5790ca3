import type { Product } from '@clinicart/sdk';
import { wantedQuantity } from '@clinicart/sdk/cart';
import { giftsOf, type ProductRef, type Specification } from '@clinicart/sdk/catalogue';
import { standingOf } from '@clinicart/sdk/identity';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { CouponClaims } from '../../../coupon/use-coupon-claims.ts';
import { onDemand, useShop, useStore } from '../../../engine/index.ts';
import type { Toaster } from '../../../ui/overlay/toast.tsx';
import type { CouponsProps } from '../coupons.tsx';
import { ProductPrice, productHeadStyles } from '../product-head.tsx';
import productLinesCss from '../product-lines.css?inline';
import {
  SpecificationTable,
  specificationTableStyles,
} from '../specifications/specification-table.tsx';
import type { Selection } from '../use-selection.ts';
import { PurchaseBar, purchaseBarStyles } from './purchase-bar.tsx';
import { useProductPurchase } from './use-product-purchase.ts';

export const productOfferStyles = [
  purchaseBarStyles,
  productHeadStyles,
  specificationTableStyles,
  productLinesCss,
];

const Coupons = onDemand<CouponsProps>(() => import('../coupons.tsx'), {
  waiting: <div className="clinic-product-line" data-waiting="coupons" />,
});
const Gifts = onDemand<{ gifts: Specification['gifts'] }>(() => import('../gifts.tsx'), {
  waiting: <div className="clinic-product-line" data-waiting="" />,
});

const Delivery = onDemand<{ delivery: Product['delivery'] }>(() => import('../delivery.tsx'), {
  waiting: <div className="clinic-product-line clinic-product-delivery" />,
});

interface ProductOfferProps {
  selection: Selection;
  claims: CouponClaims;
  product: Product;
  of: ProductRef;
  specifications: readonly Specification[];
  pricesVisible: boolean;
  /** Shown between the price and the table. */
  notice?: ReactNode;
  toaster: Toaster;
  onReload(): void;
  onOfferEnd(endsAt: number, now: number): void;
}

/** Price, specifications and the purchase bar. Spec: 1§2 Product detail, 1§5, 1§6 */
export function ProductOffer(props: ProductOfferProps) {
  const { selection, product, specifications, pricesVisible, toaster } = props;
  const { variant } = props.of;
  const standing = standingOf(useStore(useShop().session.$session), pricesVisible);
  const quantityOf = (specification: Specification) =>
    wantedQuantity(specification, {
      standing,
      chosen: selection.quantities.get(specification.id),
      specifications: specifications.length,
    });
  const selected = specifications.map((specification) => ({
    specification,
    quantity: quantityOf(specification),
  }));
  const { buy, busy, refusal, clearRefusal } = useProductPurchase({
    product,
    variant,
    standing,
    selected,
    toaster,
    onAdded: () => selection.clear(selection.quantities),
    onFailed: props.onReload,
  });
  // A coupon takes nothing off a price on request.
  const hasPrice = specifications.some(({ offer }) => offer.price.kind !== 'enquire');
  const gifts = useMemo(() => giftsOf(specifications), [specifications]);
  const { choose } = selection;
  const onQuantity = useCallback(
    (id: string, quantity: number) => {
      clearRefusal();
      choose(id, quantity);
    },
    [choose, clearRefusal],
  );

  return (
    <>
      <div className="clinic-product-terms">
        <ProductPrice
          product={product}
          variant={variant}
          specifications={specifications}
          standing={standing}
          onOfferEnd={props.onOfferEnd}
        />
        {product.coupons.length > 0 && hasPrice && (
          <Coupons product={product} claims={props.claims} />
        )}
        {gifts.length > 0 && <Gifts gifts={gifts} />}
        {hasPrice && <Delivery delivery={product.delivery} />}
        {props.notice}
      </div>
      <SpecificationTable
        specifications={specifications}
        standing={standing}
        openedId={props.of.id}
        quantityOf={quantityOf}
        onQuantity={onQuantity}
        onLook={selection.look}
        refusal={refusal}
      />
      <PurchaseBar
        chosen={selected}
        standing={standing}
        variant={variant}
        busy={busy}
        refusal={refusal?.text}
        onBuy={buy}
      />
    </>
  );
}
