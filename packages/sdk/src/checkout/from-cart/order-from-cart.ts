import { amountOf } from '../../base/values/price.ts';
import type { Cart, CartLine } from '../../cart/contract.ts';
import { linesOf, type QuantityTerms } from '../../cart/rules.ts';
import { swapState } from '../../cart/swap-state.ts';
import type { Coupon } from '../../coupon/types.ts';
import type { PlannedOrder } from '../types.ts';

type CartCoupon = Cart['coupons'][number];

/** A cart names its coupons in short; which goods they cover it does not say. */
export const toCoupon = (coupon: CartCoupon): Coupon => ({
  id: coupon.id,
  name: coupon.name,
  benefit:
    coupon.amount === undefined ? { kind: 'hidden' } : { kind: 'amount', cents: coupon.amount },
  minimum: coupon.minimum,
  coversAll: coupon.coversAll,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
});

/** What bounds the quantity of a line; a swap item is one piece, whatever multiple it is sold in otherwise. Spec: 1§5 */
export const cartTerms = ({ kind, step, stock, isLimited }: CartLine): QuantityTerms => ({
  step: kind === 'swap' ? 1 : step,
  stock,
  isLimited,
});

/** The ticked part of a cart as an order, for `explainOrder`: stores, freight and cuts are not known yet. Spec: 1§9 (the total excludes shipping) */
export function draftOfCart(cart: Cart, isTicked: (line: CartLine) => boolean): PlannedOrder {
  const lines = linesOf(cart)
    .filter(isTicked)
    .map((line) => ({
      id: line.id,
      unit: amountOf(line.offer.price),
      quantity: line.quantity,
      terms: cartTerms(line),
    }));
  return {
    stores: [{ id: '', name: '', lines, deliveries: undefined }],
    cuts: [],
    coupons: cart.coupons.map(toCoupon),
    swap: swapState(cart, isTicked),
    // Whose prices are hidden is not verified: that comes before anything about a line.
    ...(!cart.pricesVisible && { standing: 'unverified' as const }),
  };
}
