import type { Cents } from '../base/values/money.ts';
import type { CouponBenefit } from './types.ts';

const HIDDEN: CouponBenefit = { kind: 'hidden' };

/**
 * The benefit of a coupon: its percentage where it has one, else its amount. 0 is none, since typed fields are 0 where
 * nothing is set. Spec: 1§3, 2§3
 */
export function benefitOf(
  percentOff: number | undefined,
  amount: Cents | undefined,
): CouponBenefit {
  if (percentOff !== undefined)
    return percentOff > 0 && percentOff <= 100 ? { kind: 'percent', percentOff } : HIDDEN;
  return amount !== undefined && amount > 0 ? { kind: 'amount', cents: amount } : HIDDEN;
}
