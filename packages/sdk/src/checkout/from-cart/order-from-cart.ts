import { amountOf } from '../../base/values/price.ts';
import { allLines } from '../../cart/cart-lines.ts';
import type { Cart, CartLine, CouponOfCart } from '../../cart/contract.ts';
import type { QuantityTerms } from '../../cart/quantity-rules.ts';
import { swapState } from '../../cart/swap/swap-state.ts';
import { benefitOf } from '../../coupon/benefit.ts';
import type { Coupon } from '../../coupon/types.ts';
import type { PlannedOrder } from '../types.ts';

/** A cart's coupons do not name the goods that they cover. */
export const toCoupon = (coupon: CouponOfCart): Coupon => ({
  id: coupon.id,
  name: coupon.name,
  benefit: benefitOf(coupon.percentOff, coupon.amount),
  minimum: coupon.minimum,
  coversAll: coupon.coversAll,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
});

/** The terms of a line; a swap item is one piece, whatever its multiple. Spec: 1§5 */
export const cartTerms = ({ kind, step, stock, isLimited }: CartLine): QuantityTerms => ({
  step: kind === 'swap' ? 1 : step,
  stock,
  isLimited,
});

/**
 * The ticked part of a cart as an order for `explainOrder`, without stores, delivery and cuts. Spec: 1§9 (the total
 * excludes delivery)
 */
export function draftOfCart(cart: Cart, isTicked: (line: CartLine) => boolean): PlannedOrder {
  const lines = allLines(cart)
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
    // Hidden prices mean an unverified account: that comes before anything about a line.
    ...(!cart.pricesVisible && { standing: 'unverified' as const }),
  };
}
