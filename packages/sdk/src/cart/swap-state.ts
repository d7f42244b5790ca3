import { type Explanation, explain } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney, toCents } from '../base/values/money.ts';
import type { Cart, CartLine } from './contract.ts';
import { type CartSummary, type CartTally, summaryOf, tally } from './rules.ts';

/** Money or pieces: what a tier asks for, and what is missing to it. */
export type SwapMeasure =
  | { readonly by: 'amount'; readonly cents: Cents }
  | { readonly by: 'count'; readonly count: number };

type OfferedTier = Cart['swap']['tiers'][number];
export type SwapProduct = OfferedTier['products'][number];

/** Is there nothing left of it? An offer that does not say leaves it to the server. Spec: 1§3 changeProducts */
export const isSwapGone = ({ stock }: Pick<SwapProduct, 'stock'>): boolean =>
  stock !== undefined && stock <= 0;

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
  /** The first tier that is still locked and allows more than the open ones do; of the kind that the server leads to, where it names one. */
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

type SwapCart = Pick<Cart, 'groups' | 'swap' | 'pricesVisible'>;

function stateOf(cart: SwapCart, counted: CartTally): SwapState {
  const reached = { amount: cents(counted.swapAmount), count: counted.swapCount };
  const lines = counted.swaps;
  // A threshold is an amount too: where prices are hidden there is no offer, and nothing to block.
  const picked = cart.pricesVisible ? counted.picked : [];
  const tiers = cart.pricesVisible ? toTiers(cart.swap.tiers, reached) : [];
  const allowed = mostAllowed(tiers.filter((tier) => !tier.missing));
  const ahead = tiers.filter((tier) => tier.missing && tier.allowed > allowed);
  const next = ahead.find(({ threshold }) => threshold.by === cart.swap.makeUp) ?? ahead[0];
  return { reached, tiers, allowed, lines, picked, ...(next && { next }) };
}

/**
 * Reads a cart's swap offer. Ticked lines count that can be ordered, at the price that is paid; swap items themselves
 * do not, nor do lines without a price. Spec: 1§4
 */
export const swapState = (cart: SwapCart, isTicked: (line: CartLine) => boolean): SwapState =>
  stateOf(cart, tally(cart, isTicked));

/** What the ticked lines come to and where they stand with the swap offer, in one pass over the cart. Spec: 1§4, 1§9 */
export function cartState(
  cart: Cart,
  isTicked: (line: CartLine) => boolean,
): { readonly summary: CartSummary; readonly swap: SwapState } {
  const counted = tally(cart, isTicked);
  return { summary: summaryOf(cart, counted), swap: stateOf(cart, counted) };
}

/** What a sentence about a tier is filled with. */
export const factsOf = (tier: SwapTier, missing: SwapMeasure) => ({
  missing: written(missing),
  threshold: written(tier.threshold),
  allowed: tier.allowed,
});

/** What is said of a swap offer before it is taken. */
export type SwapHintReason =
  | 'swap-open'
  | 'swap-missing-amount'
  | 'swap-missing-count'
  | 'swap-next-amount'
  | 'swap-next-count';

/** What to say above the cart: below the first threshold what is missing, from it on the offer and the way to the next. Spec: 1§4 */
export function swapHints({
  allowed,
  next,
  picked,
}: Pick<SwapState, 'allowed' | 'next'> & {
  readonly picked: { readonly length: number };
}): readonly Explanation<SwapHintReason>[] {
  const open = explain('swap-open', { allowed, picked: picked.length });
  const offer = allowed > 0 ? [open] : [];
  if (!next?.missing) return offer;
  const reason = `swap-${allowed > 0 ? 'next' : 'missing'}-${next.missing.by}` as const;
  return [...offer, explain(reason, factsOf(next, next.missing))];
}
