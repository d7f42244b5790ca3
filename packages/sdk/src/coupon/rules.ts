import { type Explanation, refuse } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney, percentOf } from '../base/values/money.ts';
import { type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import type { Coupon } from './types.ts';

/** Who would claim, and when. */
export interface Claiming {
  readonly standing: BuyerStanding;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why a coupon cannot be claimed. */
export type ClaimReason =
  | 'log-in-first'
  | 'coupon-not-certified'
  | 'coupon-ended'
  | 'coupon-used'
  | 'coupon-claimed'
  | 'coupons-all-claimed';

/** May it be claimed? No with the reason to show. */
export type ClaimDecision =
  | { readonly ok: true; readonly couponIds: readonly string[] }
  | ({ readonly ok: false } & Explanation<ClaimReason>);

/** Is its last moment over? A coupon without one does not end. Spec: 2§4 */
export function isEnded(coupon: Pick<Coupon, 'endsAt'>, now: number): boolean {
  return coupon.endsAt !== undefined && coupon.endsAt < now;
}

/** Why this person can have no coupon at all, whichever it is; undefined for a verified clinic. Spec: 1§6 */
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
 * Whether a coupon may be claimed: by a verified clinic, once, before it ends. One that starts later
 * may be claimed already; one that an offer no longer has (undefined) has ended. Spec: 1§6, 1§3
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
  if (isEnded(coupon, now)) return refuse('coupon-ended');
  return { ok: true, couponIds: [coupon.id] };
}

/** Every one of a list that may be claimed; refused where none is left. Spec: 1§6, 1§7 */
export function decideClaimAll(coupons: readonly Coupon[], claiming: Claiming): ClaimDecision {
  const refusal = refusePerson(claiming.standing);
  if (refusal) return refusal;
  const couponIds = coupons.flatMap((coupon) => {
    const decision = decideClaim(coupon, claiming);
    return decision.ok ? decision.couponIds : [];
  });
  return couponIds.length > 0 ? { ok: true, couponIds } : refuse('coupons-all-claimed');
}

/** The same coupons with those marked that were claimed since they were read. */
export function markClaimed(
  coupons: readonly Coupon[],
  claimed: ReadonlySet<string>,
): readonly Coupon[] {
  return coupons.map((each) => (claimed.has(each.id) ? { ...each, isClaimed: true } : each));
}

/** Not held and not used up: what a list counts as open, whoever looks at it. Spec: 1§3 (isGet, isUsed) */
export function isUnclaimed(coupon: Pick<Coupon, 'isClaimed' | 'isUsed'>): boolean {
  return !coupon.isClaimed && !coupon.isUsed;
}

/** What a coupon takes off, or why it takes nothing; `missing` is what would make up the minimum. */
export type Saving =
  | { readonly ok: true; readonly off: Cents }
  | ({ readonly ok: false; readonly missing?: Cents } & Explanation<
      'coupon-hidden' | 'coupon-not-for-these' | 'coupon-under-minimum'
    >);

function offOf({ benefit }: Coupon, eligible: Cents): Cents | undefined {
  if (benefit.kind === 'hidden') return undefined;
  return benefit.kind === 'percent'
    ? percentOf(eligible, benefit.percentOff)
    : cents(Math.min(benefit.cents, eligible));
}

/**
 * What a coupon takes off the goods that it covers: a percentage rounded half up to a cent, or an
 * amount, never more than the goods cost. Spec: 2§5, 1§9, 2§3
 */
export function savingOf(coupon: Coupon, eligible: Cents): Saving {
  const off = offOf(coupon, eligible);
  if (off === undefined) return refuse('coupon-hidden');
  if (!coupon.fitsOrder || (eligible <= 0 && !coupon.minimum))
    return refuse('coupon-not-for-these');
  const missing = cents((coupon.minimum ?? 0) - eligible);
  if (missing > 0)
    return { ...refuse('coupon-under-minimum', { missing: formatMoney(missing) }), missing };
  return { ok: true, off };
}

/** Where no sum is at hand coupons are compared at this one, or at their largest minimum if that is more: HK$1,000. */
const COMPARED_AT = cents(100_000);

/**
 * The most useful first: by what each takes off one and the same sum (nothing below its minimum),
 * then the lower minimum, then the earlier end; otherwise, and where amounts are hidden, as the
 * server has them. Without a sum they are compared where all of them count.
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
