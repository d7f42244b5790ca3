import type { Cents } from '../base/values/money.ts';
import type { Coupon } from '../coupon/types.ts';
import { type OrderExplanation, refuseDays } from './order-breakdown.ts';

type Judged = OrderExplanation['coupons'][number];
/** A coupon that may be chosen, and its saving. */
export interface UsableCoupon {
  readonly coupon: Coupon;
  readonly off: Cents;
}
/** A coupon that may not be chosen, and why. */
export interface UnusableCoupon {
  readonly coupon: Coupon;
  readonly why: Extract<Judged['saving'], { ok: false }>;
}

/** The coupons of an order, for selection. */
export interface CouponOffer {
  /** Most saving first; of equals the one that expires first, so that none is lost. */
  readonly usable: readonly UsableCoupon[];
  /** Least missing first; then the coupons that no shopping would help. */
  readonly unusable: readonly UnusableCoupon[];
  /** The coupon with the most saving, where there is a choice. */
  readonly bestId?: string;
}

const endOf = ({ endsAt }: Coupon) => endsAt ?? Number.MAX_SAFE_INTEGER;
const missingOf = ({ why }: UnusableCoupon) => why.missing ?? Number.MAX_SAFE_INTEGER;

/**
 * Splits the coupons of an order into usable and unusable ones, each with its saving or reason. Spec: 2§5 Coupon
 * selection
 */
export function couponOffer(
  { coupons }: Pick<OrderExplanation, 'coupons'>,
  /** Milliseconds since 1970. */
  now: number,
): CouponOffer {
  const usable: UsableCoupon[] = [];
  const unusable: UnusableCoupon[] = [];
  for (const { coupon, saving } of coupons) {
    if (saving.ok) usable.push({ coupon, off: saving.off });
    else unusable.push({ coupon, why: refuseDays(coupon, now) ?? saving });
  }
  usable.sort((a, b) => b.off - a.off || endOf(a.coupon) - endOf(b.coupon));
  unusable.sort((a, b) => missingOf(a) - missingOf(b));
  const [best, second] = usable;
  return { usable, unusable, ...(best && second && best.off > 0 && { bestId: best.coupon.id }) };
}
