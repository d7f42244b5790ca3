import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import { summarise } from '../cart-summary.ts';
import type { Cart, CartLine } from '../contract.ts';
import {
  blockedSwaps,
  confirmSwap,
  decideSwapCheckout,
  pickSwapItem,
  refuseSwapItem,
} from './swap-rules.ts';
import { cartState, swapState } from './swap-state.ts';

type Tier = Cart['swap']['tiers'][number];
type Product = Tier['products'][number];

const line = (id: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  specificationId: id,
  productId: 'p',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  offer: { price: { kind: 'amount', cents: cents(10_000) } },
  quantity,
  step: 1,
  stock: 100,
  isLimited: false,
  ...more,
});
const swap = (item: string) => line(`swap:${item}`, 1, { kind: 'swap', specificationId: item });
const product = (id: string, more: Partial<Product> = {}): Product => ({
  specificationId: id,
  articleNumber: id,
  name: id,
  standard: '',
  picture: undefined,
  stock: 5,
  offer: { price: { kind: 'amount', cents: cents(600) } },
  ...more,
});
const tier = (threshold: number, allowed: number, more: Partial<Tier> = {}): Tier => ({
  by: 'amount',
  threshold,
  allowed,
  products: [product('a'), product('b'), product('c')],
  ...more,
});
const cartOf = (lines: CartLine[], tiers: Tier[], pricesVisible = true): Cart => ({
  pricesVisible,
  groups: [{ title: '', lines }],
  count: lines.length,
  invalid: [],
  swap: { id: undefined, text: '', makeUp: undefined, tiers },
  coupons: [],
});
const stateOf = (lines: CartLine[], tiers: Tier[]) => swapState(cartOf(lines, tiers), () => true);

describe('the swap offer of a cart (Spec: 1§4)', () => {
  test('is computed with the totals of the cart', () => {
    const cart = cartOf([line('x', 2), swap('a')], [tier(100, 1), tier(500, 2)]);
    const isTicked = () => true;
    const both = cartState(cart, isTicked);
    expect(both).toEqual({ summary: summarise(cart, isTicked), swap: swapState(cart, isTicked) });
    expect(both.swap.lines.map(({ id }) => id)).toEqual(['swap:a']);
    expect(both.swap.picked.map(({ id }) => id)).toEqual(['swap:a']);
    expect(both.summary.total).toBe(30_000);
  });

  test('has neither tiers nor picks where prices are hidden', () => {
    const hidden = swapState(cartOf([line('x', 2), swap('a')], [tier(100, 1)], false), () => true);
    expect(hidden).toMatchObject({ tiers: [], picked: [], allowed: 0 });
  });

  test('does not lead on to a tier that allows as many as the open one', () => {
    expect(stateOf([line('x', 2)], [tier(100, 2), tier(500, 2)]).next).toBeUndefined();
  });

  test('leaves out a tier whose threshold is no amount', () => {
    expect(stateOf([line('x', 2)], [tier(1e21, 2)]).tiers).toEqual([]);
  });
});

describe('an item of several open tiers (Spec: 1§4)', () => {
  const enquire = product('a', { offer: { price: { kind: 'enquire' } } });
  test.each([
    [
      'is there where one tier has it in stock',
      [product('a', { stock: 0 }), product('a')],
      undefined,
    ],
    [
      'is gone where none has',
      [product('a', { stock: 0 }), product('a', { stock: 0 })],
      'no-stock',
    ],
    ['has a price where one tier names it', [enquire, product('a')], undefined],
    ['has none where no tier names it', [enquire, enquire], 'enquire-only'],
    ['is there where its stock is not known', [product('a', { stock: undefined })], undefined],
  ])('%s', (_, products, reason) => {
    const tiers = products.map((each) => tier(100, 1, { products: [each] }));
    expect(refuseSwapItem(stateOf([line('x', 2)], tiers), 'a')?.reason).toBe(reason);
  });
});

describe('picks (Spec: 1§4)', () => {
  const state = stateOf([line('x', 2), swap('a')], [tier(100, 2)]);

  test('one more than allowed replaces the last', () => {
    expect(pickSwapItem(state, [], 'a')).toEqual({ ok: true, picked: ['a'], replaced: [] });
    expect(pickSwapItem(state, ['a'], 'b')).toEqual({ ok: true, picked: ['a', 'b'], replaced: [] });
    expect(pickSwapItem(state, ['a', 'b'], 'c')).toEqual({
      ok: true,
      picked: ['a', 'c'],
      replaced: ['b'],
    });
  });

  test('a pick that is in the cart and ticked stays as it is', () => {
    expect(confirmSwap(state, ['a', 'b'])).toEqual({
      ok: true,
      additions: [{ specificationId: 'b', quantity: 1, kind: 'swap' }],
      lineIdsToRemove: [],
      lineIdsToTick: [],
    });
  });

  test('a pick that is in the cart without a tick is ticked', () => {
    const cart = cartOf([line('x', 2), swap('a')], [tier(100, 2)]);
    const unticked = swapState(cart, ({ kind }) => kind !== 'swap');
    expect(confirmSwap(unticked, ['a'])).toMatchObject({
      additions: [],
      lineIdsToRemove: [],
      lineIdsToTick: ['swap:a'],
    });
    expect(confirmSwap(unticked, [])).toMatchObject({ lineIdsToTick: [] });
  });

  test('more than allowed are refused with the number', () => {
    expect(confirmSwap(state, ['a', 'b', 'c'])).toEqual({
      ok: false,
      reason: 'swap-too-many',
      facts: { allowed: 2 },
    });
  });
});

describe('an order with swap items (Spec: 1§4, 1§8)', () => {
  test('has too many: the last is to be removed', () => {
    expect(blockedSwaps(stateOf([line('x', 2), swap('a'), swap('b')], [tier(100, 1)]))).toEqual([
      {
        lineId: 'swap:b',
        name: 'swap:b',
        reason: 'swap-too-many',
        facts: { allowed: 1 },
        fix: { reason: 'swap-remove', facts: {} },
      },
    ]);
  });

  test('names the missing pieces of the tier of an item, not the missing amount of another', () => {
    const byPieces = tier(3, 1, { by: 'count', products: [product('a')] });
    const byAmount = tier(500, 1, { products: [product('b')] });
    const [blocked] = blockedSwaps(stateOf([line('x', 2), swap('a')], [byAmount, byPieces]));
    expect(blocked).toMatchObject({
      reason: 'swap-under-count',
      missing: { by: 'count', count: 1 },
      fix: { reason: 'swap-fix-count' },
    });
  });

  test('asks where one item of an open tier is left', () => {
    const products = [product('a', { stock: 0 }), product('b')];
    expect(decideSwapCheckout(stateOf([line('x', 2)], [tier(100, 1, { products })]))).toEqual({
      ok: false,
      asks: true,
      reason: 'swap-offered',
      facts: { allowed: 1 },
    });
  });
});
