import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, formatMoney } from '../../base/values/money.ts';
import { addToCart, type Cart, type CartLine } from '../contract.ts';
import {
  blockedSwaps,
  confirmSwap,
  decideSwapCheckout,
  firstShownTier,
  pickSwapItem,
  refuseSwapItem,
  refuseTier,
} from './swap-rules.ts';
import { type SwapMeasure, type SwapState, swapHints, swapState } from './swap-state.ts';

type Tier = Cart['swap']['tiers'][number];

const line = (
  id: string,
  dollars: number,
  quantity = 1,
  more: Partial<CartLine> = {},
): CartLine => ({
  id,
  specificationId: `s-${id}`,
  productId: 'p',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  offer: { price: { kind: 'amount', cents: cents(Math.round(dollars * 100)) } },
  quantity,
  step: 1,
  stock: 1000,
  isLimited: false,
  ...more,
});
const swap = (item: string, more: Partial<CartLine> = {}) =>
  line(`swap-${item}`, 1, 1, { kind: 'swap', specificationId: item, ...more });
const product = (id: string, stock = 5): Tier['products'][number] => ({
  specificationId: id,
  articleNumber: id,
  name: id,
  standard: '',
  picture: undefined,
  stock,
  offer: { price: { kind: 'amount', cents: cents(600) } },
});
const tier = (
  threshold: number,
  allowed: number,
  items: readonly string[],
  by: Tier['by'] = 'amount',
): Tier => ({
  threshold,
  allowed,
  by,
  products: items.map((item) => product(item)),
});
const cartOf = (
  lines: CartLine[],
  tiers: Tier[],
  pricesVisible = true,
  makeUp?: Cart['swap']['makeUp'],
) => ({
  pricesVisible,
  groups: [{ title: '', lines }],
  swap: { id: '1', text: '', makeUp, tiers },
});
const stateOf = (lines: CartLine[], tiers: Tier[], isTicked = (_: CartLine) => true) =>
  swapState(cartOf(lines, tiers), isTicked);

const THREE = [tier(2000, 2, ['b']), tier(1000, 1, ['a', 'a2']), tier(3000, 3, ['c'])];
const reasons = (told: readonly { reason: string }[]) => told.map(({ reason }) => reason);

describe('hints of a swap offer (Spec: 1§4 Swap purchase)', () => {
  test('names the missing amount below the first threshold, in cents', () => {
    expect(swapHints(stateOf([line('x', 999.99)], THREE))).toEqual([
      {
        reason: 'swap-missing-amount',
        facts: { missing: 'HK$0.01', threshold: 'HK$1,000.00', allowed: 1 },
      },
    ]);
  });

  test('at the threshold it offers the swap, and names the amount up to the next tier', () => {
    const hints = swapHints(stateOf([line('x', 1000)], THREE));
    expect(hints[0]).toEqual({ reason: 'swap-open', facts: { allowed: 1, picked: 0 } });
    expect(hints[1]).toMatchObject({
      reason: 'swap-next-amount',
      facts: { missing: 'HK$1,000.00', allowed: 2 },
    });
  });

  test('counts pieces where the tier does, and any type but 0 is one of pieces', () => {
    for (const by of ['count', 'unknown'] as const) {
      expect(swapHints(stateOf([line('x', 1, 7)], [tier(10, 2, ['a'], by)]))).toEqual([
        { reason: 'swap-missing-count', facts: { missing: 3, threshold: 10, allowed: 2 } },
      ]);
    }
  });

  test('leads on to a tier that allows more, not to one that allows no more than is open already', () => {
    const byCount = tier(60, 2, ['a'], 'count');
    const hints = (dollars: number) =>
      reasons(swapHints(stateOf([line('x', dollars)], [...THREE, byCount])));
    expect(hints(3000)).toEqual(['swap-open']);
    expect(hints(2000)).toEqual(['swap-open', 'swap-next-amount']);
    expect(hints(1)).toEqual(['swap-missing-amount']);
  });

  test.each([
    ['amount', 'swap-missing-amount'],
    ['count', 'swap-missing-count'],
    ['unknown', 'swap-missing-amount'],
    [undefined, 'swap-missing-amount'],
  ] as const)(
    'leads by money or by pieces as the server says (makeUpType %s)',
    (makeUp, reason) => {
      const tiers = [...THREE, tier(60, 2, ['a'], 'count')];
      const state = swapState(cartOf([line('x', 1)], tiers, true, makeUp), () => true);
      expect(reasons(swapHints(state))).toEqual([reason]);
    },
  );

  test('leads by money where the server wants pieces and no tier counts them', () => {
    const state = swapState(cartOf([line('x', 1)], THREE, true, 'count'), () => true);
    expect(reasons(swapHints(state))).toEqual(['swap-missing-amount']);
  });

  test('shows only the offer above the last tier, and nothing without tiers or prices', () => {
    expect(reasons(swapHints(stateOf([line('x', 9000)], THREE)))).toEqual(['swap-open']);
    expect(swapHints(stateOf([line('x', 9000)], []))).toEqual([]);
    const hidden = swapState(cartOf([line('x', 1), swap('a')], THREE, false), () => true);
    expect(swapHints(hidden)).toEqual([]);
    expect(blockedSwaps(hidden)).toEqual([]);
  });

  test.each([
    ['an unticked line', line('y', 5000), (each: CartLine) => each.id !== 'y'],
    ['a line above its stock', line('y', 5000, 2, { stock: 1 }), () => true],
    [
      'a swap item',
      swap('a', { offer: { price: { kind: 'amount', cents: cents(500000) } } }),
      () => true,
    ],
    [
      'a line without a price',
      line('y', 0, 1, { offer: { price: { kind: 'enquire' } } }),
      () => true,
    ],
  ])('%s does not count towards a threshold', (_, extra, isTicked) => {
    expect(stateOf([line('x', 10), extra], THREE, isTicked).reached).toEqual({
      amount: 1000,
      count: 1,
    });
  });
});

test.each([
  [
    'the open one that allows most',
    [tier(1000, 1, []), tier(3000, 3, []), tier(60, 2, [], 'count')],
    1,
  ],
  ['the last of equals', [tier(1000, 2, []), tier(60, 2, [], 'count')], 1],
  ['the first while none is open', [tier(900_000, 1, []), tier(990_000, 3, [])], 0],
])('the tier to show first is %s (Spec: 1§4)', (_, tiers, index) => {
  expect(firstShownTier(stateOf([line('x', 3100, 60)], tiers))).toBe(index);
});

describe('picking swap items (Spec: 1§4 Swap purchase)', () => {
  const state = stateOf([line('x', 2308)], THREE);

  test('fills up to the allowed count, then replaces the last pick', () => {
    expect(pickSwapItem(state, [], 'a')).toEqual({ ok: true, picked: ['a'], replaced: [] });
    expect(pickSwapItem(state, ['a'], 'b')).toMatchObject({ picked: ['a', 'b'], replaced: [] });
    expect(pickSwapItem(state, ['a', 'b'], 'a2')).toEqual({
      ok: true,
      picked: ['a', 'a2'],
      replaced: ['b'],
    });
    expect(pickSwapItem(state, ['a'], 'a')).toEqual({ ok: true, picked: ['a'], replaced: [] });
  });

  test('refuses a locked tier, and names the missing amount', () => {
    expect(pickSwapItem(state, [], 'c')).toEqual({
      ok: false,
      reason: 'swap-locked-amount',
      facts: { missing: 'HK$692.00', threshold: 'HK$3,000.00', allowed: 3 },
      missing: { by: 'amount', cents: 69200 },
    });
    expect(state.tiers.map((each) => refuseTier(each)?.reason)).toEqual([
      undefined,
      undefined,
      'swap-locked-amount',
    ]);
  });

  test('refuses items out of stock, without a price or outside the offer', () => {
    const items: Tier = {
      ...tier(1, 1, []),
      products: [product('gone', 0), { ...product('ask'), offer: { price: { kind: 'enquire' } } }],
    };
    const open = stateOf([line('x', 10)], [items]);
    expect(refuseSwapItem(open, 'gone')?.reason).toBe('no-stock');
    expect(refuseSwapItem(open, 'ask')?.reason).toBe('enquire-only');
    expect(refuseSwapItem(open, 'other')?.reason).toBe('swap-not-offered');
  });

  test('confirming adds one piece of each, removes the unpicked and ticks the present ones', () => {
    const before = [line('x', 3000), swap('a'), swap('b')];
    const isTicked = (each: CartLine) => each.id !== 'swap-b';
    const confirmed = confirmSwap(stateOf(before, THREE, isTicked), ['b', 'c']);
    expect(confirmed).toEqual({
      ok: true,
      additions: [{ specificationId: 'c', quantity: 1, kind: 'swap' }],
      lineIdsToRemove: ['swap-a'],
      lineIdsToTick: ['swap-b'],
    });
    expect(confirmSwap(state, ['a', 'b', 'a2'])).toMatchObject({ reason: 'swap-too-many' });
    expect(confirmSwap(state, ['c'])).toMatchObject({ reason: 'swap-locked-amount' });
  });

  test('goes over the wire with tagType 2 and count 1', () => {
    const additions = [{ specificationId: 'c', quantity: 1, kind: 'swap' as const }];
    expect(addToCart.toWire({ additions })).toMatchObject({
      goods: [{ searchProductId: 'c', count: 1, tagType: '2' }],
    });
  });
});

describe('checking out with swap items (Spec: 1§4, 1§8)', () => {
  test('asks once where items are available and none is picked', () => {
    const state = stateOf([line('x', 1000)], THREE);
    expect(decideSwapCheckout(state)).toEqual({
      ok: false,
      asks: true,
      reason: 'swap-offered',
      facts: { allowed: 1 },
    });
    expect(decideSwapCheckout(state, true)).toEqual({ ok: true });
    expect(decideSwapCheckout(stateOf([line('x', 1000), swap('a')], THREE))).toEqual({ ok: true });
    expect(decideSwapCheckout(stateOf([line('x', 999)], THREE))).toEqual({ ok: true });
  });

  test('does not ask when the offer is out of stock', () => {
    const gone: Tier = { ...tier(1, 1, []), products: [product('a', 0)] };
    expect(decideSwapCheckout(stateOf([line('x', 10)], [gone]))).toEqual({ ok: true });
  });

  test('blocks an item whose tier is gone, and names the remedy', () => {
    expect(decideSwapCheckout(stateOf([line('x', 990), swap('a')], THREE), true)).toMatchObject({
      ok: false,
      asks: false,
      reason: 'swap-under-amount',
      facts: { amount: 'HK$1,000.00', missing: 'HK$10.00' },
      blocked: [{ lineId: 'swap-a', fix: { reason: 'swap-fix-amount' } }],
    });
    const pieces = [tier(5, 1, ['a'], 'count')];
    expect(decideSwapCheckout(stateOf([line('x', 1, 3), swap('a')], pieces))).toMatchObject({
      reason: 'swap-under-count',
      facts: { count: 5, missing: 2 },
    });
  });

  test('names the tier that allows one item too many, where there is one', () => {
    const second = stateOf([line('x', 1500), swap('a'), swap('a2')], THREE);
    expect(blockedSwaps(second)).toMatchObject([
      { lineId: 'swap-a2', reason: 'swap-under-amount', facts: { amount: 'HK$2,000.00' } },
    ]);
    const single = stateOf([line('x', 1500), swap('a'), swap('a2')], [tier(1, 1, ['a', 'a2'])]);
    expect(reasons(blockedSwaps(single))).toEqual(['swap-too-many']);
  });

  test('blocks for an offer that is over, but not for an unticked item', () => {
    expect(reasons(blockedSwaps(stateOf([line('x', 1500), swap('a')], [])))).toEqual([
      'swap-ended',
    ]);
    const unticked = stateOf([line('x', 1), swap('a')], THREE, (each) => each.kind !== 'swap');
    expect(decideSwapCheckout(unticked)).toEqual({ ok: true });
  });
});

/** Checks the same rules by brute force: pieces one by one, every subset of the picks. */
const oracle = {
  open(lines: readonly CartLine[], each: Tier) {
    let money = 0;
    let pieces = 0;
    for (const { kind, offer, quantity } of lines) {
      for (let piece = 0; piece < quantity && kind !== 'swap'; piece++) {
        pieces++;
        money += offer.price.kind === 'amount' ? offer.price.cents : 0;
      }
    }
    return each.by === 'amount'
      ? money >= Math.round(each.threshold * 100)
      : pieces >= each.threshold;
  },
  allows(lines: readonly CartLine[], tiers: readonly Tier[], items: readonly string[]) {
    const open = tiers.filter((each) => oracle.open(lines, each));
    const named = (from: readonly Tier[], item: string) =>
      from.some(({ products }) => products.some(({ specificationId }) => specificationId === item));
    return (
      items.length === 0 ||
      (open.some(({ allowed }) => items.length <= allowed) &&
        items.every((item) => named(open, item) || !named(tiers, item)))
    );
  },
  /** The highest number of picks allowed together. */
  most(lines: readonly CartLine[], tiers: readonly Tier[]) {
    const picks = lines.filter(({ kind }) => kind === 'swap').map((each) => each.specificationId);
    let most = 0;
    for (let mask = 0; mask < 2 ** picks.length; mask++) {
      const some = picks.filter((_, index) => mask & (2 ** index));
      if (oracle.allows(lines, tiers, some)) most = Math.max(most, some.length);
    }
    return most;
  },
};

const items = ['a', 'b', 'c', 'd', 'e'];
const someTiers = (by: fc.Arbitrary<Tier['by']>) =>
  fc.array(
    fc
      .record({
        threshold: fc.integer({ min: 0, max: 40 }),
        allowed: fc.integer({ min: 0, max: 4 }),
        names: fc.subarray(items),
        by,
      })
      .map(({ threshold, allowed, names, by: kind }) => tier(threshold, allowed, names, kind)),
    { maxLength: 4 },
  );
const someLines = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 6 })), {
      maxLength: 5,
    }),
    fc.subarray([...items, 'unlisted']),
  )
  .map(([goods, swaps]) => [
    ...goods.map(([price, quantity], index) => line(`${index}`, price / 100, quantity)),
    ...swaps.map((item) => swap(item)),
  ]);
const anyBy = fc.constantFrom<Tier['by']>('amount', 'count');
const oneBy = anyBy.chain((by) => someTiers(fc.constant(by)));
const RUNS = { numRuns: 2000 };

/** The cart with exactly that much more in ordinary goods. */
const withMore = (lines: readonly CartLine[], more: SwapMeasure, less = 0) =>
  more.by === 'amount'
    ? [...lines, line('more', (more.cents - less) / 100)]
    : more.count > less
      ? [...lines, line('more', 0.01, more.count - less)]
      : [...lines];

describe('any cart and any offer, against trying everything', () => {
  test('opens a tier or names exactly the missing amount', () => {
    fc.assert(
      fc.property(someLines, oneBy, (lines, tiers) => {
        const state = stateOf(lines, tiers);
        const open = tiers.filter((each) => oracle.open(lines, each));
        expect(state.allowed).toBe(Math.max(0, ...open.map(({ allowed }) => allowed)));
        for (const { missing, threshold } of state.tiers) {
          const wire = tiers.find(
            (each) =>
              each.threshold * (threshold.by === 'amount' ? 100 : 1) ===
              (threshold.by === 'amount' ? threshold.cents : threshold.count),
          );
          if (!wire) throw new Error('a tier that nobody offered');
          expect(missing === undefined).toBe(oracle.open(lines, wire));
          if (!missing) continue;
          expect(oracle.open(withMore(lines, missing), wire)).toBe(true);
          expect(oracle.open(withMore(lines, missing, 1), wire)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  test('allows as many items as the tiers do', () => {
    fc.assert(
      fc.property(someLines, someTiers(anyBy), (lines, tiers) => {
        const usable = tiers.filter(({ allowed }) => allowed > 0);
        const state = stateOf(lines, tiers);
        const blocked = new Set(blockedSwaps(state).map(({ lineId }) => lineId));
        const kept = state.picked.filter(({ id }) => !blocked.has(id));
        const names = kept.map(({ specificationId }) => specificationId);
        expect(oracle.allows(lines, usable, names)).toBe(true);
        expect(names.length).toBe(oracle.most(lines, usable));
        const all = state.picked.map(({ specificationId }) => specificationId);
        expect(blocked.size === 0).toBe(oracle.allows(lines, usable, all));
      }),
      RUNS,
    );
  });

  test('lifts the block by exactly the missing amount, not by a cent or a piece less', () => {
    fc.assert(
      fc.property(someLines, oneBy, (lines, tiers) => {
        for (const { lineId, missing, fix, reason } of blockedSwaps(stateOf(lines, tiers))) {
          if (!missing) {
            expect(['swap-too-many', 'swap-ended']).toContain(reason);
            continue;
          }
          const isBlocked = (after: CartLine[]) =>
            blockedSwaps(stateOf(after, tiers)).some((each) => each.lineId === lineId);
          expect(isBlocked(withMore(lines, missing))).toBe(false);
          expect(isBlocked(withMore(lines, missing, 1))).toBe(true);
          expect(fix.facts).toMatchObject({
            missing: missing.by === 'amount' ? formatMoney(missing.cents) : missing.count,
          });
        }
      }),
      RUNS,
    );
  });

  test('confirms picks in any order without a block', () => {
    fc.assert(
      fc.property(
        someLines,
        someTiers(anyBy),
        fc.array(fc.constantFrom(...items)),
        (some, tiers, wishes) => {
          const lines = some.filter(({ kind }) => kind !== 'swap');
          const usable = tiers.filter(({ allowed }) => allowed > 0);
          const state: SwapState = stateOf(lines, tiers);
          let picked: readonly string[] = [];
          for (const wish of wishes) {
            const decision = pickSwapItem(state, picked, wish);
            const isListed = usable.some((each) =>
              each.products.some(({ specificationId }) => specificationId === wish),
            );
            expect(decision.ok).toBe(isListed && oracle.allows(lines, usable, [wish]));
            if (decision.ok) picked = decision.picked;
            expect(picked.length).toBeLessThanOrEqual(state.allowed);
          }
          const confirmed = confirmSwap(state, picked);
          if (!confirmed.ok) throw new Error(confirmed.reason);
          const after = [
            ...lines,
            ...confirmed.additions.map((each) => swap(each.specificationId)),
          ];
          expect(blockedSwaps(stateOf(after, tiers))).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});
