import type { SwapState, SwapTier } from '@clinicart/sdk/cart';

type By = SwapTier['threshold']['by'];

/** A tier and its position on the bar, from 0 to 1. */
export interface SwapStation {
  readonly tier: SwapTier;
  readonly at: number;
}

/** The tiers of one unit, and the cart's progress, from 0 to 1. */
export interface SwapScale {
  readonly by: By;
  readonly stations: readonly SwapStation[];
  readonly reached: number;
}

const sizeOf = ({ threshold }: SwapTier) =>
  threshold.by === 'amount' ? threshold.cents : threshold.count;

/** Spaces the tiers evenly, so that labels do not overlap; progress between two of them is to scale. */
function scaleOf(by: By, tiers: readonly SwapTier[], reached: number): SwapScale {
  const share = 1 / tiers.length;
  let from = 0;
  let along = 0;
  for (const tier of tiers) {
    const to = sizeOf(tier);
    const part = to > from ? (reached - from) / (to - from) : 1;
    along += share * Math.min(1, Math.max(0, part));
    from = to;
  }
  return {
    by,
    stations: tiers.map((tier, index) => ({ tier, at: share * (index + 1) })),
    reached: Math.min(1, along),
  };
}

/** One bar for tiers by amount and one for tiers by pieces, if there are any. */
export function swapScales({ tiers, reached }: SwapState): SwapScale[] {
  return (['amount', 'count'] as const).flatMap((by) => {
    const own = tiers.filter((tier) => tier.threshold.by === by);
    return own.length > 0 ? scaleOf(by, own, reached[by]) : [];
  });
}
