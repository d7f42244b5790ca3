import {
  giftsOf,
  type Product,
  type ProductRef,
  type Specification,
  standingOf,
  wantedQuantity,
} from '@clinicart/sdk';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useCheckoutStart } from '../../../cart/use-checkout-start.ts';
import type { CouponClaims } from '../../../coupon/use-coupon-claims.ts';
import { onDemand, useRoutes, useShop, useStore, useWords } from '../../../engine/index.ts';
import type { Toaster } from '../../../ui/overlay/toast.tsx';
import { usePurchase } from '../../card/use-purchase.ts';
import { sellingWords } from '../../words.ts';
import type { CouponsProps } from '../coupons.tsx';
import { ProductPrice } from '../product-head.tsx';
import { type Refusal, SpecificationTable } from '../specifications/specification-table.tsx';
import type { Selection } from '../use-selection.ts';
import { type PurchaseAction, PurchaseBar } from './purchase-bar.tsx';

const Coupons = onDemand<CouponsProps>(() => import('../coupons.tsx'), {
  waiting: <div className="clinic-product-line" data-waiting="coupons" />,
});
const Gifts = onDemand<{ gifts: Specification['gifts'] }>(() => import('../gifts.tsx'), {
  waiting: <div className="clinic-product-line" data-waiting="" />,
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
  const shop = useShop();
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const standing = standingOf(useStore(shop.session.$session), pricesVisible);
  const checkout = useCheckoutStart();
  const purchase = usePurchase((goods, of) =>
    checkout.start(
      goods.map(({ specificationId, quantity }) => ({
        specificationId,
        quantity,
        // An offer for new customers is ordered as such. Spec: 1§9
        ...(of.variant === 'new-customer' && { kind: of.variant }),
      })),
      'product',
    ),
  );
  const [action, setAction] = useState<PurchaseAction>();
  const [refusal, setRefusal] = useState<Refusal>();

  const quantityOf = (specification: Specification) =>
    wantedQuantity(specification, {
      standing,
      chosen: selection.quantities.get(specification.id),
      specifications: specifications.length,
    });
  const chosen = specifications.map((specification) => ({
    specification,
    quantity: quantityOf(specification),
  }));
  const gifts = useMemo(() => giftsOf(specifications), [specifications]);
  const { choose } = selection;
  const onQuantity = useCallback(
    (id: string, quantity: number) => {
      setRefusal(undefined);
      choose(id, quantity);
    },
    [choose],
  );

  const buy = async (next: PurchaseAction) => {
    setRefusal(undefined);
    setAction(next);
    toaster.clear(next);
    const isDirect = next === 'buy';
    const outcome = await purchase.add(chosen, { product, standing, variant, isDirect });
    if (outcome.kind === 'refused') setRefusal(outcome);
    if (outcome.kind === 'failed') {
      toaster.show({ key: next, tone: 'error', text: outcome.text });
      props.onReload();
    }
    if (outcome.kind === 'added') {
      selection.clear();
      toaster.show({
        key: next,
        tone: 'success',
        text: shop.language.say({ reason: 'added-to-cart', facts: {} }),
        action: { label: text.viewCart, onSelect: () => routes.go('cart') },
      });
    }
  };

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
        {product.coupons.length > 0 && <Coupons product={product} claims={props.claims} />}
        {gifts.length > 0 && <Gifts gifts={gifts} />}
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
        chosen={chosen}
        standing={standing}
        variant={variant}
        busy={purchase.busy || checkout.busy ? action : undefined}
        refusal={refusal?.text}
        onBuy={buy}
      />
    </>
  );
}
