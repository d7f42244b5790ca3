import { type Explanation, explanationOf } from '../../base/values/explanation.ts';
import { type Cents, formatMoney } from '../../base/values/money.ts';
import type { Saving } from '../../coupon/rules.ts';
import type { Coupon } from '../../coupon/types.ts';

/** Reasons for the notice of a coupon beside a cart. */
export type CouponNoticeReason =
  | 'coupon-within-reach'
  | 'unnamed-coupon-within-reach'
  | 'coupon-takes-off'
  | 'coupon-takes-up-to'
  | 'unnamed-coupon-takes-off'
  | 'unnamed-coupon-takes-up-to'
  | 'coupon-hidden'
  | 'coupon-not-for-these'
  | 'coupon-not-for-order'
  | 'coupon-under-minimum';

/** The distance to a coupon; one without a name is named by its saving, if that is known. Spec: 1§3 userCoupon */
export function reachNotice(
  { name, benefit }: Coupon,
  missingCents: Cents,
): Explanation<'coupon-within-reach' | 'unnamed-coupon-within-reach' | 'coupon-under-minimum'> {
  const missing = formatMoney(missingCents);
  if (name !== '') return { reason: 'coupon-within-reach', facts: { missing, coupon: name } };
  if (benefit.kind === 'hidden') return { reason: 'coupon-under-minimum', facts: { missing } };
  const amount = benefit.kind === 'amount' ? formatMoney(benefit.cents) : `${benefit.percentOff}%`;
  return { reason: 'unnamed-coupon-within-reach', facts: { missing, amount } };
}

/** The notice of a coupon beside a cart. */
export function savingNotice(coupon: Coupon, saving: Saving): Explanation<CouponNoticeReason> {
  if (!saving.ok)
    return saving.missing === undefined
      ? explanationOf(saving)
      : reachNotice(coupon, saving.missing);
  const off = formatMoney(saving.off);
  // A coupon for selected products may cover some goods or none: only the order knows.
  const does = coupon.coversAll ? 'coupon-takes-off' : 'coupon-takes-up-to';
  return coupon.name === ''
    ? { reason: `unnamed-${does}`, facts: { off } }
    : { reason: does, facts: { coupon: coupon.name, off } };
}
