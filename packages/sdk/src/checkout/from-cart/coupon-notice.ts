import { type Explanation, explanationOf } from '../../base/values/explanation.ts';
import { type Cents, formatMoney } from '../../base/values/money.ts';
import type { Saving } from '../../coupon/rules.ts';
import type { Coupon } from '../../coupon/types.ts';

/** What is said of a coupon beside a cart. */
export type CouponNoticeReason =
  | 'coupon-within-reach'
  | 'unnamed-coupon-within-reach'
  | 'coupon-takes-off'
  | 'coupon-takes-up-to'
  | 'unnamed-coupon-takes-off'
  | 'unnamed-coupon-takes-up-to'
  | 'coupon-hidden'
  | 'coupon-not-for-these'
  | 'coupon-under-minimum';

/** How far a coupon is; one without a name is named by what it takes off. Spec: 1§3 userCoupon */
export function reachNotice(
  { name, benefit }: Coupon,
  missingCents: Cents,
): Explanation<'coupon-within-reach' | 'unnamed-coupon-within-reach'> {
  const missing = formatMoney(missingCents);
  if (name !== '' || benefit.kind === 'hidden')
    return { reason: 'coupon-within-reach', facts: { missing, coupon: name } };
  const amount = benefit.kind === 'amount' ? formatMoney(benefit.cents) : `${benefit.percentOff}%`;
  return { reason: 'unnamed-coupon-within-reach', facts: { missing, amount } };
}

/** What a coupon of the cart would do for it, in a sentence. */
export function savingNotice(coupon: Coupon, saving: Saving): Explanation<CouponNoticeReason> {
  if (!saving.ok)
    return saving.missing === undefined
      ? explanationOf(saving)
      : reachNotice(coupon, saving.missing);
  const off = formatMoney(saving.off);
  // One for selected products may cover a part of them, or none: which, only the order says.
  const does = coupon.coversAll ? 'coupon-takes-off' : 'coupon-takes-up-to';
  return coupon.name === ''
    ? { reason: `unnamed-${does}`, facts: { off } }
    : { reason: does, facts: { coupon: coupon.name, off } };
}
