import type { Cents } from '../base/values/money.ts';
import { isAhead, isEnded, savingOf } from './rules.ts';
import type { Coupon } from './types.ts';

/** The distance of a cart to a coupon: what it takes off, or what is missing up to its minimum. */
export type CouponGap =
  | { readonly isReached: true; readonly off: Cents }
  | { readonly isReached: false; readonly missing: Cents };

/**
 * Returns how far a cart is from a coupon. Undefined where that is not known: for a coupon of selected products, whose
 * products a cart does not name, while prices are hidden, before and after its days, and for an empty cart, of which the
 * minimum itself says all. Spec: 2§5, 1§3 userCoupon
 */
export function couponGap(
  coupon: Coupon,
  /** Price of the ticked goods; undefined while the cart is not read, or where a price is not known. */
  goods: Cents | undefined,
  /** Milliseconds since 1970. */
  now: number,
): CouponGap | undefined {
  if (!goods || !coupon.coversAll || coupon.isUsed || isEnded(coupon, now)) return undefined;
  if (isAhead(coupon, now)) return undefined;
  const saving = savingOf(coupon, goods);
  if (saving.ok) return { isReached: true, off: saving.off };
  return saving.missing === undefined ? undefined : { isReached: false, missing: saving.missing };
}
