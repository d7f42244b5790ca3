import { resultCode } from '../base/http/result-code.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { type Claiming, decideClaimAll } from '../coupon/rules.ts';
import type { Coupon } from '../coupon/types.ts';
import { ACTIVITY_PAGE_SIZE } from './contract.ts';

/** The refusal of a buyer who is no new customer. Spec: 1§8 */
const REFUSALS = { 1359: 'not-eligible' } as const;
/** How long the reason is shown before the page redirects. Spec: 1§2, 1§9 */
export const REDIRECT_MS = 3000;

/** Returns why an offer for new customers is not for this buyer, as the server said; undefined for any other failure. Spec: 1§6, 1§8 */
export function offerRefused(...errors: unknown[]): Explanation<'not-eligible'> | undefined {
  const isRefused = errors.some((error) => resultCode(error, REFUSALS) === 'not-eligible');
  return isRefused ? { reason: 'not-eligible', facts: {} } : undefined;
}

/** Returns the number of pages of an activity with so many products. Spec: 1§9 */
export function activityPages(total: number): number {
  return Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE));
}

/** Returns the coupons to claim automatically: those that this person may claim and that were not tried yet. Spec: 1§4 */
export function couponsToClaim(
  coupons: readonly Coupon[],
  claiming: Claiming,
  tried: ReadonlySet<string>,
): readonly string[] {
  const decision = decideClaimAll(coupons, claiming);
  return decision.ok ? decision.couponIds.filter((id) => !tried.has(id)) : [];
}
