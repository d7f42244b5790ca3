/** Coupons: what they save, claiming them and why one cannot be used. */
export type { ClaimOutcome, CouponClaims, CouponList } from './claims.ts';
export type { ClaimableCoupons, CouponPage, CouponView } from './contract.ts';
export { couponDomain } from './domain.ts';
export { type CouponGap, couponGap } from './gap.ts';
export type { ClaimDecision, Claiming, ClaimReason, Saving } from './rules.ts';
export {
  decideClaim,
  decideClaimAll,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  refuseClaimer,
} from './rules.ts';
export type { Coupon, CouponBenefit, CoveredSearch } from './types.ts';
export { type CouponValidity, couponValidity } from './validity.ts';
