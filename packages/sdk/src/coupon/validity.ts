import { hongKongDay } from '../base/values/hong-kong-time.ts';
import { isAhead } from './rules.ts';
import type { Coupon } from './types.ts';

const DAY_MS = 86_400_000;
/** Days at the end of which a coupon is marked. */
const LAST_DAYS = 3;

/** The dates of a coupon that matter now. Spec: 2§2.9 */
export type CouponValidity =
  /** Its first day lies ahead. */
  | { readonly kind: 'ahead'; readonly startsAt: number; readonly endsAt: number | undefined }
  /** It ends soon: 0 days left is its last day. */
  | { readonly kind: 'ending'; readonly endsAt: number; readonly daysLeft: number }
  | { readonly kind: 'running'; readonly endsAt: number }
  /** The server names no end. */
  | { readonly kind: 'endless' };

const dayNumber = (at: number) => Date.parse(hongKongDay(at)) / DAY_MS;

/** Returns the validity of a coupon; days are those of Hong Kong. */
export function couponValidity(
  coupon: Pick<Coupon, 'startsAt' | 'endsAt'>,
  now: number,
): CouponValidity {
  const { endsAt } = coupon;
  if (isAhead(coupon, now)) return { kind: 'ahead', startsAt: coupon.startsAt, endsAt };
  if (endsAt === undefined) return { kind: 'endless' };
  const daysLeft = dayNumber(endsAt) - dayNumber(now);
  return endsAt >= now && daysLeft <= LAST_DAYS
    ? { kind: 'ending', endsAt, daysLeft }
    : { kind: 'running', endsAt };
}
