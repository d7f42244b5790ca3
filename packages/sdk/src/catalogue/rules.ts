import type { Explanation } from '../base/values/explanation.ts';
import { amountOf, type Offer } from '../base/values/price.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../cart/swap-schema.ts';
import { type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import type { ProductVariant } from './contract.ts';

/** The variant of a page, by the `tagType` of its URL. Spec: 1§2, 1§9 */
export function variantOfTag(tagType: string | undefined): ProductVariant | undefined {
  if (tagType === SWAP_TAG) return 'swap';
  return tagType === NEW_CUSTOMER_TAG ? 'new-customer' : undefined;
}

/** The offer that represents several specifications: the lowest amount, and whether others differ from it. */
export interface LeadOffer {
  readonly offer: Offer;
  readonly varies: boolean;
}

/**
 * Computes the lead offer. Hidden prices stay hidden; without any amount it is "price on request". Undefined for no
 * offers. Spec: 1§6, 1§9
 */
export function leadOffer(offers: readonly Offer[]): LeadOffer | undefined {
  const [first] = offers;
  if (first === undefined) return undefined;
  if (first.price.kind === 'hidden') return { offer: first, varies: false };
  let lead: { offer: Offer; cents: number } | undefined;
  let varies = false;
  for (const offer of offers) {
    const amount = amountOf(offer.price);
    if (amount === undefined) continue;
    varies ||= lead !== undefined && amount !== lead.cents;
    if (lead === undefined || amount < lead.cents) lead = { offer, cents: amount };
  }
  return { offer: lead?.offer ?? first, varies };
}

/** The current specification of a page: the one selected last, the one it was opened for, or the first. Spec: 1§7 */
export function specificationAtHand<T extends { readonly id: string }>(
  specifications: readonly T[],
  ...ids: readonly (string | undefined)[]
): T | undefined {
  for (const wanted of ids) {
    const found = specifications.find(({ id }) => id === wanted);
    if (found) return found;
  }
  return specifications[0];
}

/**
 * Returns why this viewer cannot save products; undefined for a verified clinic. Verifying the clinic lifts the second
 * reason. Spec: 1§6
 */
export function refuseCollecting(
  standing: BuyerStanding,
): Explanation<'log-in-first' | 'collect-not-certified'> | undefined {
  const refusal = refuseBuyer(standing);
  if (refusal?.reason !== 'not-certified') return refusal && { ...refusal, reason: refusal.reason };
  return { reason: 'collect-not-certified', facts: {} };
}
