import { type Explanation, explain, explanationOf, refuse } from '../../base/values/explanation.ts';
import type { CartAddition, CartLine } from '../contract.ts';
import {
  factsOf,
  isSwapGone,
  mostAllowed,
  type SwapMeasure,
  type SwapState,
  type SwapTier,
  sizeOf,
  written,
} from './swap-state.ts';

/** A refusal, and the amount that would lift it where more shopping would. */
export type SwapRefusal = {
  readonly ok: false;
  readonly missing?: SwapMeasure;
} & Explanation<
  | 'swap-locked-amount'
  | 'swap-locked-count'
  | 'swap-not-offered'
  | 'swap-too-many'
  | 'no-stock'
  | 'enquire-only'
>;

const lists = (tier: SwapTier, specificationId: string) =>
  tier.products.some((product) => product.specificationId === specificationId);

/** Returns why this tier is locked; undefined once it is open. */
export function refuseTier(tier: SwapTier): SwapRefusal | undefined {
  const { missing } = tier;
  return missing && { ...refuse(`swap-locked-${missing.by}`, factsOf(tier, missing)), missing };
}

/** Returns the index of the tier to show first: the open one that allows most, else the first. Spec: 1§4 */
export function firstShownTier({ tiers }: Pick<SwapState, 'tiers'>): number {
  const open = tiers.filter(({ missing }) => !missing);
  const most = Math.max(...open.map(({ allowed }) => allowed));
  return Math.max(
    0,
    tiers.findLastIndex((tier) => open.includes(tier) && tier.allowed === most),
  );
}

/**
 * Returns why this item cannot be picked; undefined where it can. In several tiers it needs the nearest one. Spec: 1§4
 */
export function refuseSwapItem(state: SwapState, specificationId: string): SwapRefusal | undefined {
  const offering = state.tiers.filter((tier) => lists(tier, specificationId));
  const [first] = offering;
  if (!first) return refuse('swap-not-offered');
  const open = offering.filter((tier) => !tier.missing);
  if (open.length === 0) return refuseTier(first);
  const products = open.flatMap((tier) =>
    tier.products.filter((product) => product.specificationId === specificationId),
  );
  if (products.every(isSwapGone)) return refuse('no-stock');
  const isPriced = products.some(({ offer }) => offer.price.kind === 'amount');
  return isPriced ? undefined : refuse('enquire-only');
}

/** The picks after one more, and the picks that it replaced. */
export type PickDecision =
  | {
      readonly ok: true;
      readonly picked: readonly string[];
      readonly replaced: readonly string[];
    }
  | SwapRefusal;

/** Picks an item by its specification. Beyond the allowed count it replaces the last pick. Spec: 1§4 */
export function pickSwapItem(
  state: SwapState,
  picked: readonly string[],
  specificationId: string,
): PickDecision {
  if (picked.includes(specificationId)) return { ok: true, picked, replaced: [] };
  const refusal = refuseSwapItem(state, specificationId);
  if (refusal) return refusal;
  const kept = picked.slice(0, Math.max(0, state.allowed - 1));
  return { ok: true, picked: [...kept, specificationId], replaced: picked.slice(kept.length) };
}

/** The changes to the cart that confirm the picks. */
export type SwapConfirmation =
  | {
      readonly ok: true;
      readonly additions: readonly CartAddition[];
      readonly lineIdsToRemove: readonly string[];
      readonly lineIdsToTick: readonly string[];
    }
  | SwapRefusal;

/** Adds each pick once, as a swap item, and removes earlier picks that are gone. Spec: 1§4 */
export function confirmSwap(state: SwapState, picked: readonly string[]): SwapConfirmation {
  const wanted = new Set(picked);
  if (wanted.size > state.allowed) return refuse('swap-too-many', { allowed: state.allowed });
  const inCart = new Set(state.lines.map((line) => line.specificationId));
  const added = [...wanted].filter((id) => !inCart.has(id));
  for (const id of added) {
    const refusal = refuseSwapItem(state, id);
    if (refusal) return refusal;
  }
  const isPicked = new Set(state.picked.map((line) => line.id));
  return {
    ok: true,
    additions: added.map((specificationId) => ({ specificationId, quantity: 1, kind: 'swap' })),
    lineIdsToRemove: state.picked.flatMap(({ id, specificationId }) =>
      wanted.has(specificationId) ? [] : [id],
    ),
    lineIdsToTick: state.lines.flatMap(({ id, specificationId }) =>
      wanted.has(specificationId) && !isPicked.has(id) ? [id] : [],
    ),
  };
}

/** Why a swap item in the cart may not be ordered. */
export type SwapBlockReason =
  | 'swap-too-many'
  | 'swap-ended'
  | 'swap-under-amount'
  | 'swap-under-count';

/** A swap item that may not be ordered with this cart, and the remedy. */
export type BlockedSwap = {
  readonly lineId: string;
  readonly name: string;
  readonly missing?: SwapMeasure;
  readonly fix: Explanation<'swap-remove' | 'swap-fix-amount' | 'swap-fix-count'>;
} & Explanation<SwapBlockReason>;

/** The picked items that these tiers allow, in cart order. */
function allowedBy(open: readonly SwapTier[], state: SwapState): ReadonlySet<CartLine> {
  let room = mostAllowed(open);
  const taken = new Set<CartLine>();
  for (const line of state.picked) {
    if (room === 0) break;
    const isListed = (tier: SwapTier) => lists(tier, line.specificationId);
    // The cart names only a part of a long list: an item that no tier names is left to the server.
    if (!open.some(isListed) && state.tiers.some(isListed)) continue;
    taken.add(line);
    room--;
  }
  return taken;
}

const isOpenAt = (tier: SwapTier, reached: SwapTier) =>
  !tier.missing ||
  (tier.threshold.by === reached.threshold.by &&
    sizeOf(tier.threshold) <= sizeOf(reached.threshold));

function blockedBy(line: CartLine, tier: SwapTier | undefined, state: SwapState): BlockedSwap {
  const about = { lineId: line.id, name: line.name };
  const missing = tier?.missing;
  const remove = explain('swap-remove');
  if (!tier || !missing) {
    return state.allowed > 0
      ? { ...about, reason: 'swap-too-many', facts: { allowed: state.allowed }, fix: remove }
      : { ...about, reason: 'swap-ended', facts: {}, fix: remove };
  }
  const threshold = written(tier.threshold);
  const facts = { ...factsOf(tier, missing), amount: threshold, count: threshold };
  const fix = explain(`swap-fix-${missing.by}`, facts);
  return { ...about, ...explain(`swap-under-${missing.by}`, facts), missing, fix };
}

/**
 * The picked items that block the order. Each names the nearest tier that would allow it, given the items before it.
 * Spec: 1§4, 1§8
 */
export function blockedSwaps(state: SwapState): readonly BlockedSwap[] {
  const open = state.tiers.filter((tier) => !tier.missing);
  const taken = allowedBy(open, state);
  if (taken.size === state.picked.length) return [];
  const ahead = state.tiers
    .filter((tier) => tier.missing)
    .map((tier) => ({
      tier,
      taken: allowedBy(
        state.tiers.filter((each) => isOpenAt(each, tier)),
        state,
      ),
    }));
  return state.picked.flatMap((line) =>
    taken.has(line) ? [] : blockedBy(line, ahead.find((step) => step.taken.has(line))?.tier, state),
  );
}

/** May the cart be ordered, as far as swap items go? `asks` is a question, everything else a refusal. */
export type SwapCheckout =
  | { readonly ok: true }
  | ({
      readonly ok: false;
      readonly asks: false;
      readonly blocked: readonly BlockedSwap[];
    } & Explanation<SwapBlockReason>)
  | ({ readonly ok: false; readonly asks: true } & Explanation<'swap-offered'>);

/**
 * Decides on swap items before an order: a refusal where the tier of an item is gone, a question where items are
 * available and none is picked ("checkout directly" is `declined`). Spec: 1§4
 */
export function decideSwapCheckout(state: SwapState, declined = false): SwapCheckout {
  const blocked = blockedSwaps(state);
  const [first] = blocked;
  if (first) return { ok: false, asks: false, ...explanationOf(first), blocked };
  if (declined || state.picked.length > 0) return { ok: true };
  const isOffered = state.tiers.some(
    (tier) =>
      !tier.missing &&
      tier.products.some((product) => !refuseSwapItem(state, product.specificationId)),
  );
  return isOffered
    ? { ok: false, asks: true, reason: 'swap-offered', facts: { allowed: state.allowed } }
    : { ok: true };
}
