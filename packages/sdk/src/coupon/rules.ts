import { type Explanation, refuse } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney } from '../base/values/money.ts';
import { percentOf } from '../base/values/sums.ts';
import { type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import type { Coupon } from './types.ts';

/** The buyer who claims, and the time. */
export interface Claiming {
  readonly standing: BuyerStanding;
  /** Milliseconds since 1970; left out where the server is to decide whether a coupon has ended. */
  readonly now?: number;
}

/** Why a coupon cannot be claimed. */
export type ClaimReason =
  | 'log-in-first'
  | 'coupon-not-certified'
  | 'coupon-ended'
  | 'coupon-used'
  | 'coupon-claimed'
  | 'coupons-all-claimed';

/** Whether coupons may be claimed, or the reason why not. */
export type ClaimDecision =
  | { readonly ok: true; readonly couponIds: readonly string[] }
  | ({ readonly ok: false } & Explanation<ClaimReason>);

/** Returns whether a coupon has ended. One without an end does not. Spec: 2§4 */
export function isEnded(coupon: Pick<Coupon, 'endsAt'>, now: number): boolean {
  return coupon.endsAt !== undefined && coupon.endsAt < now;
}

/** Returns whether the first day of a coupon lies ahead. Spec: 2§3 (startDate) */
export function isAhead<Dates extends Pick<Coupon, 'startsAt'>>(
  coupon: Dates,
  now: number,
): coupon is Dates & { readonly startsAt: number } {
  return coupon.startsAt !== undefined && coupon.startsAt > now;
}

/** Returns why this person cannot have any coupon; undefined for a verified clinic. Spec: 1§6 */
export function refuseClaimer(
  standing: BuyerStanding,
): Explanation<'log-in-first' | 'coupon-not-certified'> | undefined {
  const refusal = refuseBuyer(standing);
  if (refusal?.reason !== 'not-certified') return refusal && { ...refusal, reason: refusal.reason };
  return { reason: 'coupon-not-certified', facts: {} };
}

function refusePerson(standing: BuyerStanding) {
  const refusal = refuseClaimer(standing);
  return refusal && refuse(refusal.reason);
}

/**
 * Decides whether a coupon may be claimed: by a verified clinic, once, before it ends. One that starts later may be
 * claimed already; one that is no longer offered (undefined) has ended. Spec: 1§6, 1§3
 */
export function decideClaim(
  coupon: Coupon | undefined,
  { standing, now }: Claiming,
): ClaimDecision {
  const refusal = refusePerson(standing);
  if (refusal) return refusal;
  if (!coupon) return refuse('coupon-ended');
  if (coupon.isUsed) return refuse('coupon-used');
  if (coupon.isClaimed) return refuse('coupon-claimed');
  if (now !== undefined && isEnded(coupon, now)) return refuse('coupon-ended');
  return { ok: true, couponIds: [coupon.id] };
}

/** Decides to claim every coupon of a list that may be claimed; refuses when none is left. Spec: 1§6, 1§7 */
export function decideClaimAll(coupons: readonly Coupon[], claiming: Claiming): ClaimDecision {
  const refusal = refusePerson(claiming.standing);
  if (refusal) return refusal;
  const couponIds = coupons.flatMap((coupon) => {
    const decision = decideClaim(coupon, claiming);
    return decision.ok ? decision.couponIds : [];
  });
  return couponIds.length > 0 ? { ok: true, couponIds } : refuse('coupons-all-claimed');
}

/** Marks the coupons that were claimed since the list was read. */
export function markClaimed(
  coupons: readonly Coupon[],
  claimed: ReadonlySet<string>,
): readonly Coupon[] {
  return coupons.map((each) => (claimed.has(each.id) ? { ...each, isClaimed: true } : each));
}

/** Returns whether a coupon is neither claimed nor used. Spec: 1§3 (isGet, isUsed) */
export function isUnclaimed(coupon: Pick<Coupon, 'isClaimed' | 'isUsed'>): boolean {
  return !coupon.isClaimed && !coupon.isUsed;
}

/** The saving of a coupon, or why there is none; `missing` is the amount up to the minimum. */
export type Saving =
  | { readonly ok: true; readonly off: Cents }
  | ({ readonly ok: false; readonly missing?: Cents } & Explanation<
      'coupon-hidden' | 'coupon-not-for-these' | 'coupon-not-for-order' | 'coupon-under-minimum'
    >);

function offOf({ benefit }: Coupon, eligible: Cents): Cents | undefined {
  if (benefit.kind === 'hidden') return undefined;
  return benefit.kind === 'percent'
    ? percentOf(eligible, benefit.percentOff)
    : cents(Math.min(benefit.cents, eligible));
}

/**
 * Returns the saving of a coupon on the goods that it covers: a percentage rounded half up to a cent, or an amount,
 * at most the price of the goods. Spec: 2§5, 1§9, 2§3
 */
export function savingOf(coupon: Coupon, eligible: Cents): Saving {
  // Before the server's canUse, which gives no reason: its no may mean just this, and the buyer can do something about it.
  // A minimum may be known without the benefit.
  const missing = cents((coupon.minimum ?? 0) - eligible);
  if (missing > 0)
    return { ...refuse('coupon-under-minimum', { missing: formatMoney(missing) }), missing };
  const off = offOf(coupon, eligible);
  if (off === undefined) return refuse('coupon-hidden');
  if (!coupon.fitsOrder) return refuse('coupon-not-for-order');
  return eligible > 0 ? { ok: true, off } : refuse('coupon-not-for-these');
}

/** Without a sum, coupons are compared at HK$1,000, or at their largest minimum if that is more. */
const COMPARED_AT = cents(100_000);

/**
 * Sorts by benefit: by the saving on one and the same sum (nothing below the minimum), then by the lower minimum,
 * then by the earlier end. Otherwise, and where amounts are hidden, the order of the server stays. Without a sum they
 * are compared where all of them count.
 */
export function orderByBenefit(coupons: readonly Coupon[], eligible?: Cents): Coupon[] {
  const sum = eligible ?? cents(Math.max(COMPARED_AT, ...coupons.map((each) => each.minimum ?? 0)));
  const worth = (coupon: Coupon) => {
    const saving = savingOf(coupon, sum);
    return saving.ok ? saving.off : 0;
  };
  return coupons.toSorted(
    (a, b) =>
      worth(b) - worth(a) ||
      (a.minimum ?? 0) - (b.minimum ?? 0) ||
      Math.sign((a.endsAt ?? Number.MAX_VALUE) - (b.endsAt ?? Number.MAX_VALUE)),
  );
}
