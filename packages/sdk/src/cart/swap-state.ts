import type { Explanation } from '../base/decision.ts';
import { type Cents, cents, formatMoney, toCents } from '../base/money.ts';
import { amountOf } from '../base/price.ts';
import type { Cart, CartLine } from './contract.ts';
import { isTickable } from './rules.ts';

/** Money or pieces: what a tier asks for, and what is missing to it. */
export type SwapMeasure =
  | { readonly by: 'amount'; readonly cents: Cents }
  | { readonly by: 'count'; readonly count: number };

type OfferedTier = Cart['swap']['tiers'][number];
export type SwapProduct = OfferedTier['products'][number];

/** A step of the offer. Without `missing` it is open. */
export interface SwapTier {
  readonly threshold: SwapMeasure;
  /** How many items may be taken in all once it is open. */
  readonly allowed: number;
  readonly products: readonly SwapProduct[];
  readonly missing?: SwapMeasure;
}

/** Where a cart stands with its swap offer. */
export interface SwapState {
  /** What counts towards the tiers. */
  readonly reached: { readonly amount: Cents; readonly count: number };
  /** Tiers by money and then by pieces, the lowest first. */
  readonly tiers: readonly SwapTier[];
  /** How many items may be taken now: tiers do not add up, the most generous open one counts. */
  readonly allowed: number;
  /** The first tier that is still locked and allows more than the open ones do. */
  readonly next?: SwapTier;
  /** Every swap item in the cart, and those that would be ordered. */
  readonly lines: readonly CartLine[];
  readonly picked: readonly CartLine[];
}

export const sizeOf = (measure: SwapMeasure) =>
  measure.by === 'amount' ? measure.cents : measure.count;
export const written = (measure: SwapMeasure) =>
  measure.by === 'amount' ? formatMoney(measure.cents) : measure.count;

/** Type '0' is money; the documents name no other code, so any other counts pieces. Spec: 1§4 */
function thresholdOf({ by, threshold }: OfferedTier): SwapMeasure | undefined {
  if (by !== 'amount') return { by: 'count', count: Math.ceil(threshold) };
  const amount = toCents(threshold);
  return amount === undefined ? undefined : { by: 'amount', cents: amount };
}

function missingTo(threshold: SwapMeasure, reached: SwapState['reached']): SwapMeasure | undefined {
  const missing = sizeOf(threshold) - reached[threshold.by];
  if (missing <= 0) return undefined;
  return threshold.by === 'amount'
    ? { by: 'amount', cents: cents(missing) }
    : { by: 'count', count: missing };
}

function toTiers(offered: readonly OfferedTier[], reached: SwapState['reached']): SwapTier[] {
  const tiers = offered.flatMap((tier): SwapTier[] => {
    const threshold = thresholdOf(tier);
    if (!threshold || tier.allowed < 1) return [];
    const missing = missingTo(threshold, reached);
    const { allowed, products } = tier;
    return [{ threshold, allowed, products, ...(missing && { missing }) }];
  });
  return tiers.toSorted(
    ({ threshold: a }, { threshold: b }) =>
      Number(a.by === 'count') - Number(b.by === 'count') || sizeOf(a) - sizeOf(b),
  );
}

/** How many items these tiers allow. They do not add up. */
export const mostAllowed = (tiers: readonly SwapTier[]) =>
  tiers.reduce((most, tier) => Math.max(most, tier.allowed), 0);

/**
 * Reads a cart's swap offer in one pass over its lines. Ticked lines count that can be ordered, at the
 * price that is paid; swap items themselves do not, nor do lines without a price. Spec: 1§4
 */
export function swapState(
  cart: Pick<Cart, 'groups' | 'swap' | 'pricesVisible'>,
  isTicked: (line: CartLine) => boolean,
): SwapState {
  let amount = 0;
  let count = 0;
  const lines: CartLine[] = [];
  const picked: CartLine[] = [];
  for (const group of cart.groups) {
    for (const line of group.lines) {
      const isOrdered = isTickable(line) && isTicked(line);
      if (line.kind === 'swap') {
        lines.push(line);
        if (isOrdered && cart.pricesVisible) picked.push(line);
        continue;
      }
      const unit = amountOf(line.offer.price);
      if (!isOrdered || unit === undefined) continue;
      amount += unit * line.quantity;
      count += line.quantity;
    }
  }
  const reached = { amount: cents(amount), count };
  // A threshold is an amount too: where prices are hidden there is no offer, and nothing to block.
  const tiers = cart.pricesVisible ? toTiers(cart.swap.tiers, reached) : [];
  const allowed = mostAllowed(tiers.filter((tier) => !tier.missing));
  const next = tiers.find((tier) => tier.missing && tier.allowed > allowed);
  return { reached, tiers, allowed, lines, picked, ...(next && { next }) };
}

/** What a sentence about a tier is filled with. */
export const factsOf = (tier: SwapTier, missing: SwapMeasure) => ({
  missing: written(missing),
  threshold: written(tier.threshold),
  allowed: tier.allowed,
});

/** What to say above the cart: below the first threshold what is missing, from it on the offer and the way to the next. Spec: 1§4 */
export function swapHints({ allowed, next, picked }: SwapState): readonly Explanation[] {
  const open = { reason: 'swap-open', facts: { allowed, picked: picked.length } };
  const offer = allowed > 0 ? [open] : [];
  if (!next?.missing) return offer;
  const reason = `swap-${allowed > 0 ? 'next' : 'missing'}-${next.missing.by}`;
  return [...offer, { reason, facts: factsOf(next, next.missing) }];
}
