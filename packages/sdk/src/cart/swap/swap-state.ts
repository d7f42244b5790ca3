import { type Explanation, explain } from '../../base/values/explanation.ts';
import { type Cents, cents, formatMoney, toCents } from '../../base/values/money.ts';
import { type CartSummary, type CartTally, summaryOf, tally } from '../cart-summary.ts';
import type { Cart, CartLine } from '../contract.ts';
import type { OfferedTier, SwapProduct } from '../swap-schema.ts';

/** A threshold, or the rest up to it, in money or pieces. */
export type SwapMeasure =
  | { readonly by: 'amount'; readonly cents: Cents }
  | { readonly by: 'count'; readonly count: number };

/** Is it out of stock? Without a stock in the offer the server decides. Spec: 1§3 changeProducts */
export const isSwapGone = ({ stock }: Pick<SwapProduct, 'stock'>): boolean =>
  stock !== undefined && stock <= 0;

/** A tier of the offer. Without `missing` it is open. */
export interface SwapTier {
  readonly threshold: SwapMeasure;
  /** The number of items that it allows in all once it is open. */
  readonly allowed: number;
  readonly products: readonly SwapProduct[];
  readonly missing?: SwapMeasure;
}

/** The swap offer of a cart and how far the cart has come. */
export interface SwapState {
  /** The amounts that count towards the tiers. */
  readonly reached: { readonly amount: Cents; readonly count: number };
  /** Tiers by money and then by pieces, the lowest first. */
  readonly tiers: readonly SwapTier[];
  /** The number of items allowed now. Tiers do not add up: the most generous open one counts. */
  readonly allowed: number;
  /**
   * The first locked tier that allows more than the open ones; of the unit that the server leads to, where it names
   * one.
   */
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

/** The number of items that these tiers allow. They do not add up. */
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
 * Computes a cart's swap offer. Ticked lines that can be ordered count, at the price that is paid; swap items and lines
 * without a price do not. Spec: 1§4
 */
export const swapState = (cart: SwapCart, isTicked: (line: CartLine) => boolean): SwapState =>
  stateOf(cart, tally(cart, isTicked));

/** The totals of the ticked lines and the state of the swap offer, in one pass over the cart. Spec: 1§4, 1§9 */
export function cartState(
  cart: Cart,
  isTicked: (line: CartLine) => boolean,
): { readonly summary: CartSummary; readonly swap: SwapState } {
  const counted = tally(cart, isTicked);
  return { summary: summaryOf(cart, counted), swap: stateOf(cart, counted) };
}

/** The facts of a sentence about a tier. */
export const factsOf = (tier: SwapTier, missing: SwapMeasure) => ({
  missing: written(missing),
  threshold: written(tier.threshold),
  allowed: tier.allowed,
});

/** Reasons for the hints above the cart. */
export type SwapHintReason =
  | 'swap-open'
  | 'swap-missing-amount'
  | 'swap-missing-count'
  | 'swap-next-amount'
  | 'swap-next-count';

/**
 * The hints above the cart: below the first threshold the missing amount, from it on the offer and the way to the next.
 * Spec: 1§4
 */
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
