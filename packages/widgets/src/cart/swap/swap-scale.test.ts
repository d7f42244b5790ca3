import { cents } from '@clinicart/sdk';
import type { SwapState, SwapTier } from '@clinicart/sdk/cart';
import { expect, test } from 'vitest';
import { swapScales } from './swap-scale.ts';

const tier = (by: 'amount' | 'count', size: number): SwapTier => ({
  threshold: by === 'amount' ? { by, cents: cents(size) } : { by, count: size },
  allowed: 1,
  products: [],
});
const stateOf = (tiers: SwapTier[], amount: number, count: number): SwapState => ({
  tiers,
  allowed: 0,
  lines: [],
  picked: [],
  reached: { amount: cents(amount), count },
});
const tiers = [tier('amount', 1000), tier('amount', 2000), tier('amount', 8000), tier('count', 60)];

test.each([
  [0, 0],
  [500, 1 / 6],
  [1000, 1 / 3],
  [2000, 2 / 3],
  [5000, 5 / 6],
  [8000, 1],
  [99_000, 1],
])('places a cart of %i cents at %f', (amount, reached) => {
  const [scale] = swapScales(stateOf(tiers, amount, 0));
  expect(scale?.reached).toBeCloseTo(reached);
});

test('spaces tiers evenly, with those by pieces on a second bar', () => {
  const scales = swapScales(stateOf(tiers, 0, 30));
  expect(scales.map(({ by, stations }) => [by, stations.map(({ at }) => at)])).toEqual([
    ['amount', [1 / 3, 2 / 3, 1]],
    ['count', [1]],
  ]);
  expect(scales[1]?.reached).toBe(0.5);
});

test('returns no bar without tiers', () => {
  expect(swapScales(stateOf([], 5000, 5))).toEqual([]);
});
