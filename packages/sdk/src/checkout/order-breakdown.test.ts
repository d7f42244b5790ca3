import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../base/values/money.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import type { Coupon } from '../coupon/types.ts';
import { draftOfCart } from './from-cart/order-from-cart.ts';
import { explainOrder } from './order-breakdown.ts';
import type { Delivery, OrderLine, PlannedOrder, PlannedStore } from './types.ts';

const centsUpTo = (max: number): fc.Arbitrary<Cents> => fc.nat(max).map((each) => cents(each));
const someLine = fc.record({
  id: fc.uuid(),
  unit: fc.option(centsUpTo(500_000), { nil: undefined, freq: 20 }),
  quantity: fc.integer({ min: 1, max: 400 }),
});
const someDelivery: fc.Arbitrary<Delivery> = fc.record({
  id: fc.constantFrom('van', 'post', 'boat'),
  name: fc.constant('way'),
  isDefault: fc.boolean(),
  freight: centsUpTo(20_000),
  freeAbove: fc.option(centsUpTo(2_000_000), { nil: undefined }),
});
const someStore: fc.Arbitrary<PlannedStore> = fc
  .record({
    id: fc.uuid(),
    name: fc.constant('Store'),
    lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
    deliveries: fc.option(fc.array(someDelivery, { maxLength: 3 }), { nil: undefined }),
    deliveryId: fc.option(fc.constantFrom('van', 'post'), { nil: undefined }),
  })
  .map(({ deliveryId, ...store }) => ({ ...store, ...(deliveryId && { deliveryId }) }));
const someCoupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.constantFrom('c1', 'c2', 'c3'),
  name: fc.constant(''),
  benefit: fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), cents: centsUpTo(3_000_000) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percentOff: fc.integer({ min: 1, max: 100 }),
    }),
  ),
  minimum: fc.option(centsUpTo(1_000_000), { nil: undefined }),
  coversAll: fc.boolean(),
  startsAt: fc.constant(undefined),
  endsAt: fc.constant(undefined),
  isClaimed: fc.constant(true),
  isUsed: fc.constant(false),
  fitsOrder: fc.boolean(),
});
/** Chooses the lines that a coupon for selected products covers; the split is arbitrary. */
const covers = (_: Coupon, line: OrderLine) => (line.id.codePointAt(0) ?? 0) % 2 === 0;
const someDraft: fc.Arbitrary<PlannedOrder> = fc.record({
  stores: fc.array(someStore, { minLength: 1, maxLength: 4 }),
  cuts: fc.array(
    fc.integer({ min: -1_000_000, max: 50_000 }).map((each) => cents(each)),
    { maxLength: 3 },
  ),
  coupons: fc.array(someCoupon, { maxLength: 3 }),
  couponId: fc.constantFrom('c1', 'c2', undefined),
  covers: fc.constant(covers),
});

const ORDERS = { numRuns: 10_000 };
const add = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
/** Computes the total by 2§5 in decimal BigInt, without any of our money functions. */
function plainTotal(draft: PlannedOrder) {
  const lines = draft.stores.flatMap((store) => store.lines);
  const price = (list: readonly OrderLine[]) =>
    list.reduce((all, { unit, quantity }) => all + BigInt(unit ?? 0) * BigInt(quantity), 0n);
  const goods = price(lines);
  let off = 0n;
  const coupon = draft.coupons.find(({ id }) => id === draft.couponId);
  if (coupon?.fitsOrder && goods >= BigInt(coupon.minimum ?? 0)) {
    const base = price(coupon.coversAll ? lines : lines.filter((line) => covers(coupon, line)));
    if (coupon.benefit.kind === 'percent')
      off = (base * BigInt(coupon.benefit.percentOff) + 50n) / 100n;
    if (coupon.benefit.kind === 'amount')
      off = base < BigInt(coupon.benefit.cents) ? base : BigInt(coupon.benefit.cents);
  }
  const freights = draft.stores.map(({ lines: own, deliveries = [], deliveryId }) => {
    const standard = deliveries.find((each) => each.isDefault) ?? deliveries[0];
    const chosen = deliveryId ? deliveries.find(({ id }) => id === deliveryId) : standard;
    if (!standard || !chosen) return 0n;
    const isFree = standard.freeAbove !== undefined && price(own) > BigInt(standard.freeAbove);
    return isFree ? 0n : BigInt(chosen.freight);
  });
  const rest = goods + draft.cuts.reduce((all, each) => all + BigInt(each), 0n) - off;
  return (rest > 0n ? rest : 0n) + freights.reduce((all, each) => all + each, 0n);
}

describe('10,000 random orders (Spec: 2§5)', () => {
  test('computes a total that its parts and lines add up to, without negative amounts', () => {
    fc.assert(
      fc.property(someDraft, (draft) => {
        const { totals, lines, stores, coupons } = explainOrder(draft);
        expect(BigInt(totals.total)).toBe(plainTotal(draft));
        expect(totals.goods + totals.cut - totals.coupon + totals.freight).toBe(totals.total);
        expect(add(stores.map(({ goods }) => goods))).toBe(totals.goods);
        expect(add(stores.map(({ freight }) => (freight.ok ? freight.cents : 0)))).toBe(
          totals.freight,
        );
        expect(add(lines.map(({ payable }) => payable)) + totals.freight).toBe(totals.total);
        expect(add(lines.map(({ cut }) => cut))).toBe(totals.cut);
        expect(add(lines.map(({ coupon }) => coupon))).toBe(totals.coupon);
        for (const { goods, cut, coupon, payable } of lines) {
          expect(goods + cut - coupon).toBe(payable);
          expect(Math.min(goods, coupon, payable)).toBeGreaterThanOrEqual(0);
        }
        const { goods, coupon, freight, total } = totals;
        expect(Math.min(goods, coupon, freight, total)).toBeGreaterThanOrEqual(0);
        for (const { saving } of coupons)
          if (saving.ok) expect(saving.off).toBeLessThanOrEqual(goods);
      }),
      ORDERS,
    );
  }, 60_000);

  test('never lowers the goods, raises free delivery or loses a coupon by one more piece', () => {
    fc.assert(
      fc.property(someDraft, (draft) => {
        const more = { ...draft, stores: draft.stores.map((store) => withOneMore(store)) };
        const [before, after] = [explainOrder(draft), explainOrder(more)];
        expect(after.totals.goods).toBeGreaterThanOrEqual(before.totals.goods);
        expect(after.totals.freight).toBeLessThanOrEqual(before.totals.freight);
        before.coupons.forEach(({ saving }, index) => {
          const then = after.coupons[index]?.saving;
          if (saving.ok) expect(then?.ok && then.off >= saving.off).toBe(true);
        });
        // Without freight and coupon, more goods never cost less.
        const bare = (each: PlannedOrder) => explainOrder({ ...each, couponId: undefined }).totals;
        const [less, dearer] = [bare(draft), bare(more)];
        expect(dearer.total - dearer.freight).toBeGreaterThanOrEqual(less.total - less.freight);
      }),
      ORDERS,
    );
  }, 60_000);

  test('names exactly the missing amount up to free delivery or a coupon', () => {
    fc.assert(
      fc.property(someDraft, (draft) => {
        for (const { about, id, missing } of explainOrder(draft).next) {
          if (missing.by !== 'amount') throw new Error('no pieces here');
          const having = (amount: number) => {
            const store = about === 'freight' ? id : draft.stores[0]?.id;
            // An id for which `covers` is true.
            const extra: OrderLine = { id: 'further', unit: cents(amount), quantity: 1 };
            return explainOrder({
              ...draft,
              stores: draft.stores.map((each) =>
                each.id === store ? { ...each, lines: [...each.lines, extra] } : each,
              ),
            }).next.some((each) => each.about === about && each.id === id);
          };
          const isTwice =
            about === 'coupon' && draft.coupons.filter((each) => each.id === id).length > 1;
          if (!isTwice) expect(having(missing.cents)).toBe(false);
          expect(having(missing.cents - 1)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  test('never costs more with a larger coupon', () => {
    fc.assert(
      fc.property(someDraft, (draft) => {
        const without = explainOrder({ ...draft, couponId: undefined });
        for (const { coupon } of without.coupons) {
          const { totals } = explainOrder({ ...draft, couponId: coupon.id });
          expect(totals.total).toBeLessThanOrEqual(without.totals.total);
          expect(totals.freight).toBe(without.totals.freight);
        }
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});

function withOneMore(store: PlannedStore): PlannedStore {
  const [first, ...rest] = store.lines;
  return first ? { ...store, lines: [{ ...first, quantity: first.quantity + 1 }, ...rest] } : store;
}

describe('explaining one order', () => {
  const line = (id: string, unit: number | undefined, quantity = 1): OrderLine => ({
    id,
    unit: unit === undefined ? undefined : cents(unit),
    quantity,
  });
  const post: Delivery = {
    id: 'post',
    name: 'Post',
    isDefault: true,
    freight: cents(4000),
    freeAbove: cents(50000),
  };
  const draft: PlannedOrder = {
    stores: [{ id: 's1', name: 'Clinicart', lines: [line('a', 10000, 3)], deliveries: [post] }],
    cuts: [cents(-1000)],
    coupons: [],
    address: 'complete',
  };

  test('names the amount up to free delivery and its saving', () => {
    expect(explainOrder(draft).next).toEqual([
      {
        about: 'freight',
        id: 's1',
        reason: 'freight-free-from',
        facts: { missing: 'HK$200.00', store: 'Clinicart' },
        missing: { by: 'amount', cents: 20001 },
        saves: 4000,
      },
    ]);
    expect(explainOrder(draft).totals.total).toBe(33000);
    expect(explainOrder(draft).blockers).toEqual([]);
  });

  test.each<[string, Partial<PlannedOrder>]>([
    ['select-at-least-one', { stores: [] }],
    ['no-address', { address: 'missing' }],
    ['incomplete-address', { address: 'incomplete' }],
    [
      'enquire-only',
      { stores: [{ id: 's', name: '', lines: [line('a', undefined)], deliveries: [post] }] },
    ],
    [
      'delivery-missing',
      { stores: [{ id: 's', name: '', lines: [line('a', 1)], deliveries: [] }] },
    ],
    [
      'insufficient-stock',
      {
        stores: [
          {
            id: 's',
            name: '',
            lines: [{ ...line('a', 1, 9), terms: { step: 1, stock: 8, isLimited: false } }],
            deliveries: [post],
          },
        ],
      },
    ],
    [
      'cheque-over-quota',
      {
        payment: 'cheque',
        cheque: { isOffered: true, isUsable: true, why: '', quota: cents(5), hasPayPassword: true },
      },
    ],
    ['not-certified', { standing: 'unverified' }],
  ])('%s blocks it', (reason, more) => {
    expect(explainOrder({ ...draft, ...more }).blockers.map((each) => each.reason)).toEqual([
      reason,
    ]);
  });

  test('charges nothing for an empty order, whatever the cuts', () => {
    const { totals } = explainOrder({ ...draft, stores: [], cuts: [cents(500)] });
    expect(totals.total).toBe(0);
  });
});

describe('explaining a cart', () => {
  const line = (id: string, price: number, more: Partial<CartLine> = {}): CartLine => ({
    id,
    specificationId: id,
    productId: 'p',
    articleNumber: '',
    name: id,
    standard: '',
    picture: undefined,
    tags: [],
    kind: 'ordinary',
    offer: { price: { kind: 'amount', cents: cents(price) } },
    quantity: 10,
    step: 10,
    stock: 100,
    isLimited: false,
    ...more,
  });
  const cart: Cart = {
    pricesVisible: true,
    groups: [
      {
        title: '',
        lines: [line('a', 9000), line('b', 500), line('w', 600, { kind: 'swap', quantity: 1 })],
      },
    ],
    count: 3,
    invalid: [],
    swap: {
      id: '1',
      text: '',
      makeUp: undefined,
      tiers: [{ threshold: 1000, allowed: 1, by: 'amount', products: [] }],
    },
    coupons: [{ id: 'c1', name: '', minimum: cents(100000), amount: cents(5000), coversAll: true }],
  };

  test('tells the total without shipping, the missing amounts and the blockers', () => {
    const told = explainOrder(draftOfCart(cart, (each) => each.id !== 'b'));
    expect(told.totals).toMatchObject({ goods: 90600, freight: 0, total: 90600 });
    expect(told.next.map(({ about, missing }) => [about, missing])).toEqual([
      ['coupon', { by: 'amount', cents: 9400 }],
      ['swap', { by: 'amount', cents: 10000 }],
    ]);
    expect(told.blockers).toMatchObject([
      { about: 'swap', id: 'w', reason: 'swap-under-amount', fix: { reason: 'swap-fix-amount' } },
    ]);
  });

  test('explains other coupons and quantities by another call', () => {
    const draft = draftOfCart(cart, (each) => each.id === 'a');
    const [store] = draft.stores;
    if (!store) throw new Error('a cart is one store');
    const lines = store.lines.map((each) => ({ ...each, quantity: 20 }));
    const then = explainOrder({ ...draft, couponId: 'c1', stores: [{ ...store, lines }] });
    expect(then.totals).toMatchObject({ goods: 180000, coupon: 5000, total: 175000 });
  });
});
