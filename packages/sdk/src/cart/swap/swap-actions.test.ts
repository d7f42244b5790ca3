import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import type { CartAddition } from '../contract.ts';
import { swapProduct, swapTotal, takeSwaps } from './swap-actions.ts';
import type { SwapState } from './swap-state.ts';

const product = (specificationId: string, price: number) => ({
  specificationId,
  articleNumber: '',
  name: specificationId,
  standard: '',
  picture: undefined,
  stock: 1,
  offer: { price: { kind: 'amount' as const, cents: cents(price) } },
});
const amount = (value: number) => ({ by: 'amount' as const, cents: cents(value) });
const state: SwapState = {
  reached: { amount: cents(1000), count: 1 },
  tiers: [
    { threshold: amount(2000), allowed: 2, products: [product('a', 500)], missing: amount(1000) },
    { threshold: amount(1000), allowed: 1, products: [product('a', 600), product('b', 250)] },
  ],
  allowed: 1,
  lines: [],
  picked: [],
};

describe('picks of a swap offer (Spec: 1§4)', () => {
  test('cost the price of the open tier, and nothing for an item of no tier', () => {
    expect(swapProduct(state, 'a')?.offer.price).toEqual({ kind: 'amount', cents: 600 });
    expect(swapTotal(state, ['a', 'b', 'gone'])).toBe(850);
  });

  test('are applied by removing first, without empty calls', async () => {
    const calls: unknown[][] = [];
    const cart = {
      remove: async (ids: readonly string[]) => void calls.push(['remove', ...ids]),
      add: async (additions: readonly CartAddition[]) => calls.push(['add', ...additions]),
      tick: (ids: readonly string[], ticked: boolean) => void calls.push(['tick', ids, ticked]),
    };
    const addition: CartAddition = { specificationId: 'b', quantity: 1, kind: 'swap' };
    await takeSwaps(cart, {
      ok: true,
      additions: [addition],
      lineIdsToRemove: ['old'],
      lineIdsToTick: ['kept'],
    });
    expect(calls).toEqual([
      ['remove', 'old'],
      ['add', addition],
      ['tick', ['kept'], true],
    ]);
    calls.length = 0;
    await takeSwaps(cart, { ok: true, additions: [], lineIdsToRemove: [], lineIdsToTick: [] });
    expect(calls).toEqual([['tick', [], true]]);
  });
});
