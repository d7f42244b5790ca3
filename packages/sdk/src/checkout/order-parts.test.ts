import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Coupon } from '../coupon/types.ts';
import { explainOrder } from './order-breakdown.ts';
import { freightOf } from './rules.ts';
import type { Delivery, OrderLine, PlannedOrder } from './types.ts';

const line = (id: string, unit: number | undefined, more: Partial<OrderLine> = {}): OrderLine => ({
  id,
  unit: unit === undefined ? undefined : cents(unit),
  quantity: 1,
  ...more,
});
const post: Delivery = {
  id: 'post',
  name: 'Post',
  isDefault: true,
  freight: cents(4_000),
  freeAbove: undefined,
};
const coupon: Coupon = {
  id: 'c',
  name: '',
  benefit: { kind: 'amount', cents: cents(5_000) },
  minimum: undefined,
  coversAll: false,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
};
const orderOf = (lines: OrderLine[], more: Partial<PlannedOrder> = {}): PlannedOrder => ({
  stores: [{ id: 's', name: 'Clinicart', lines, deliveries: [post] }],
  cuts: [],
  coupons: [coupon],
  couponId: 'c',
  covers: (_, { id }) => id === 'a',
  address: 'complete',
  ...more,
});
const couponsOf = (order: PlannedOrder) => explainOrder(order).lines.map((each) => each.coupon);

describe('the saving of a coupon for selected products (Spec: 2§5)', () => {
  const lines = [line('b', 30_000), line('a', 10_000)];
  test('is on the lines that it covers', () => {
    expect(couponsOf(orderOf(lines))).toEqual([0, 5_000]);
  });

  test('is on all lines where it covers all', () => {
    const all = [{ ...coupon, coversAll: true }];
    expect(couponsOf(orderOf(lines, { coupons: all }))).toEqual([3_750, 1_250]);
    expect(couponsOf(orderOf(lines, { covers: () => true }))).toEqual([3_750, 1_250]);
  });

  test('falls to the others where a cut leaves the covered lines less', () => {
    expect(couponsOf(orderOf(lines, { cuts: [cents(-38_000)] }))).toEqual([1_500, 500]);
  });

  test('is nothing on any line while no coupon is chosen', () => {
    expect(couponsOf(orderOf(lines, { couponId: undefined }))).toEqual([0, 0]);
  });
});

describe('a coupon outside its days (Spec: 2§5)', () => {
  const NOW = Date.now();
  const short = { ...coupon, coversAll: true, minimum: cents(40_000) };
  const explained = (more: Partial<Coupon>, now?: number) => {
    const { next, coupons } = explainOrder(
      orderOf([line('a', 10_000)], { coupons: [{ ...short, ...more }] }),
      now,
    );
    return [next.map(({ reason }) => reason), coupons[0]?.saving];
  };
  const refused = (reason: string) => ({ ok: false, reason, facts: {} });

  test.each([
    ['ended', { endsAt: NOW - 1 }],
    ['not-started', { startsAt: NOW + 60_000 }],
    ['ended', { endsAt: NOW - 1, fitsOrder: false }],
  ])('has %s, and no shopping brings it into reach', (word, days) => {
    const told = [[], refused(`coupon-${word}`)];
    expect(explained(days, NOW)).toEqual(told);
    expect(explained(days)).toEqual(told);
  });

  test('is within reach by the time that is given', () => {
    const [next, saving] = explained({ startsAt: NOW - 9, endsAt: NOW - 1 }, NOW - 5);
    expect(next).toEqual(['unnamed-coupon-within-reach']);
    expect(saving).toMatchObject({ reason: 'coupon-under-minimum', missing: 30_000 });
  });

  test('counts where the server accepts it for this order', () => {
    const [next, saving] = explained({ minimum: undefined, endsAt: NOW - 1 }, NOW);
    expect([next, saving]).toEqual([[], { ok: true, off: 5_000 }]);
  });
});

describe('a blocker names the part of the page that it is about (Spec: 2§4)', () => {
  const facts = {};
  test.each<[string, Partial<PlannedOrder>, object]>([
    ['the buyer', { standing: 'visitor' }, { about: 'order', reason: 'log-in-first', facts }],
    ['no address', { address: 'missing' }, { about: 'address', reason: 'no-address', facts }],
    [
      'half an address',
      { address: 'incomplete' },
      { about: 'address', reason: 'incomplete-address', facts },
    ],
    [
      'a price on request',
      { stores: [{ id: 's', name: '', lines: [line('a', undefined)], deliveries: [post] }] },
      { about: 'line', id: 'a', reason: 'enquire-only', facts },
    ],
    [
      'a line above its stock',
      {
        stores: [
          {
            id: 's',
            name: '',
            lines: [line('a', 1, { quantity: 9, terms: { step: 1, stock: 8, isLimited: false } })],
            deliveries: [post],
          },
        ],
      },
      { about: 'line', id: 'a', reason: 'insufficient-stock', facts: { stock: 8, unit: '' } },
    ],
    [
      'a store without a delivery',
      { stores: [{ id: 's', name: 'Clinicart', lines: [line('a', 1)], deliveries: [] }] },
      { about: 'store', id: 's', reason: 'delivery-missing', facts: { store: 'Clinicart' } },
    ],
    [
      'a cheque above the limit',
      {
        payment: 'cheque',
        cheque: {
          isOffered: true,
          isUsable: true,
          why: '',
          quota: cents(5_000),
          hasPayPassword: true,
        },
      },
      {
        about: 'payment',
        reason: 'cheque-over-quota',
        facts: { missing: 'HK$90.00', quota: 'HK$50.00' },
      },
    ],
  ])('%s', (_, more, blocker) => {
    const order = orderOf([line('a', 10_000)], { coupons: [], couponId: undefined, ...more });
    expect(explainOrder(order).blockers).toEqual([blocker]);
  });

  test('nothing at all', () => {
    expect(explainOrder(orderOf([], { stores: [] })).blockers).toEqual([
      { about: 'order', reason: 'select-at-least-one', facts },
    ]);
  });
});

test('a delivery that is missing or gone names the store (Spec: 2§5)', () => {
  const store = { id: 's', name: 'Clinicart', lines: [line('a', 1)] };
  const facts = { store: 'Clinicart' };
  expect(freightOf({ ...store, deliveries: [] })).toEqual({
    ok: false,
    reason: 'delivery-missing',
    facts,
  });
  expect(freightOf({ ...store, deliveries: [post], deliveryId: 'drone' })).toEqual({
    ok: false,
    reason: 'delivery-gone',
    facts,
  });
});
