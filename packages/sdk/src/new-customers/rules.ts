import { isShopError } from '../base/http/errors.ts';
import type { Explanation } from '../base/values/explanation.ts';
import { type Claiming, decideClaimAll } from '../coupon/rules.ts';
import type { Coupon } from '../coupon/types.ts';
import { ACTIVITY_PAGE_SIZE } from './contract.ts';

/** The server's code for a buyer who is no new customer. Spec: 1§8 */
const NOT_ELIGIBLE = 1359;
/** How long the reason is shown before the page goes on. Spec: 1§2, 1§9 */
export const REDIRECT_MS = 3000;

/** Why an offer for new customers is not for this buyer, by the server's word; undefined for any other failure. Spec: 1§6, 1§8 */
export function offerRefused(...errors: unknown[]): Explanation<'not-eligible'> | undefined {
  const isRefused = errors.some((error) => isShopError(error) && error.resultID === NOT_ELIGIBLE);
  return isRefused ? { reason: 'not-eligible', facts: {} } : undefined;
}

/** How many times "view more" can be pressed for an activity of so many products, and a page more. Spec: 1§9 */
export function activityPages(total: number): number {
  return Math.max(1, Math.ceil(total / ACTIVITY_PAGE_SIZE));
}

/** The coupons that are claimed without being asked: what this person may claim, and has not been tried for them. Spec: 1§4 */
export function couponsToClaim(
  coupons: readonly Coupon[],
  claiming: Claiming,
  tried: ReadonlySet<string>,
): readonly string[] {
  const decision = decideClaimAll(coupons, claiming);
  return decision.ok ? decision.couponIds.filter((id) => !tried.has(id)) : [];
}
