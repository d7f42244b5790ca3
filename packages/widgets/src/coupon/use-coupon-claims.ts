import { type ClaimOutcome, type CouponList, couponDomain } from '@clinicart/sdk/coupon';
import { useMemo } from 'react';
import { useShop, useStore } from '../engine/index.ts';

/** The claims of a list of coupons, rendered as they change. */
export interface CouponClaims {
  /** A coupon's id, or `all`. */
  readonly busy: string | undefined;
  readonly outcome: ClaimOutcome | undefined;
  claim(which: string | 'all', list: CouponList, read: () => Promise<CouponList>): void;
}

/**
 * Follows the shop's claims of one list. Call it above the component that reads the list again after a login, so that
 * the outcome survives.
 */
export function useCouponClaims(): CouponClaims {
  const shop = useShop();
  const claims = useMemo(() => shop.domain(couponDomain).claims(), [shop]);
  const { busy, outcome } = useStore(claims.$state);
  return useMemo(
    () => ({
      busy,
      outcome,
      claim: (which, list, read) => void claims.claim(which, list, read),
    }),
    [busy, outcome, claims],
  );
}
