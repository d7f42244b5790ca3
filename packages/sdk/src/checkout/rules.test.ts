import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Coupon } from '../coupon/types.ts';
import { couponInOrder, decideCheque, freightOf, totalsOf } from './rules.ts';
import type { ChequeTerms, Delivery, PlannedStore } from './types.ts';

const way = (id: string, freight: number, freeAbove?: number, isDefault = false): Delivery => ({
  id,
  name: id,
  isDefault,
  freight: cents(freight),
  freeAbove: freeAbove === undefined ? undefined : cents(freeAbove),
});
const store = (goods: number, deliveries?: Delivery[], deliveryId?: string): PlannedStore => ({
  id: 's1',
  name: 'Clinicart',
  lines: [{ id: 'l1', unit: cents(goods), quantity: 1 }],
  deliveries,
  ...(deliveryId === undefined ? {} : { deliveryId }),
});
const WAYS = [way('van', 9000, 80000), way('post', 4000, 50000, true)];
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  name: '',
  benefit: { kind: 'amount', cents: cents(5000) },
  minimum: undefined,
  coversAll: true,
  startsAt: undefined,
  endsAt: undefined,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
  ...more,
});

describe('the delivery fee of a store (Spec: 2§5)', () => {
  test.each([
    ['below the threshold of the default way', store(49999, WAYS), 4000, 2],
    ['at it: not exceeded yet', store(50000, WAYS), 4000, 1],
    ['above it', store(50001, WAYS), 0, undefined],
    ['another way, below', store(49999, WAYS, 'van'), 9000, 2],
    ["another way, above the default way's threshold", store(50001, WAYS, 'van'), 0, undefined],
    [
      'without a mark the first way is the default',
      store(50001, [way('a', 100, 60000), way('b', 200, 10)]),
      100,
      10000,
    ],
    ['without a threshold it is always charged', store(9_999_999, [way('a', 100)]), 100, undefined],
    ['a threshold of 0 means free', store(1, [way('a', 100, 0)]), 0, undefined],
    ['what costs nothing is missing nothing', store(1, [way('a', 0, 500)]), 0, undefined],
  ])('%s', (_, from, freight, missing) => {
    const told = freightOf(from);
    expect(told).toMatchObject({ ok: true, cents: freight });
    expect(told.ok && told.missing).toBe(missing);
  });

  test.each([
    ['freight-unknown', store(1)],
    ['delivery-missing', store(1, [])],
    ['delivery-gone', store(1, WAYS, 'drone')],
  ])('%s', (reason, from) => {
    expect(freightOf(from)).toMatchObject({ ok: false, reason });
  });
});

describe('a coupon on an order (Spec: 2§5, 2§3)', () => {
  const of = (goods: number, more: Partial<Coupon>, covered = goods) =>
    couponInOrder(coupon(more), { goods: cents(goods), covered: cents(covered) });
  const percent = (percentOff: number): Partial<Coupon> => ({
    benefit: { kind: 'percent', percentOff },
  });

  test.each([
    ['an amount', 20000, {}, 20000, 5000],
    ['an amount above the goods', 3000, {}, 3000, 3000],
    ['an amount above the covered goods', 20000, {}, 3000, 3000],
    ['10 percent', 20000, percent(10), 20000, 2000],
    ['half a cent goes up', 1005, percent(10), 1005, 101],
    ['less than half goes down', 1004, percent(10), 1004, 100],
    ['percent of what it covers', 20000, percent(10), 5000, 500],
    ['all of it', 999, percent(100), 999, 999],
    ['at the minimum', 10000, { minimum: cents(10000) }, 10000, 5000],
    ['a minimum reached by all goods', 10000, { minimum: cents(10000) }, 4000, 4000],
  ])('%s', (_, goods, more, covered, off) => {
    expect(of(goods, more, covered)).toEqual({ ok: true, off });
  });

  test('names the reason and the missing amount', () => {
    expect(of(9999, { minimum: cents(10000) })).toEqual({
      ok: false,
      reason: 'coupon-under-minimum',
      facts: { missing: 'HK$0.01' },
      missing: 1,
    });
    expect(of(0, { minimum: cents(10000) })).toMatchObject({ missing: 10000 });
    expect(of(20000, { benefit: { kind: 'hidden' } })).toMatchObject({ reason: 'coupon-hidden' });
  });

  test.each([true, false])('names the minimum before canUse false; covers all: %s', (coversAll) => {
    const unfit = { fitsOrder: false, coversAll };
    const minimum = cents(10000);
    expect(of(9000, { ...unfit, minimum })).toMatchObject({
      reason: 'coupon-under-minimum',
      missing: 1000,
    });
    expect(of(20000, { ...unfit, minimum })).toMatchObject({ reason: 'coupon-not-for-order' });
  });

  test('says that it is for other products only where none of these is covered', () => {
    const others = { coversAll: false, minimum: cents(30000) };
    expect(of(20000, others, 0)).toEqual({ ok: false, reason: 'coupon-not-for-these', facts: {} });
    expect(of(20000, { ...others, fitsOrder: false }, 0)).toMatchObject({
      reason: 'coupon-not-for-these',
    });
    expect(of(20000, { coversAll: false, fitsOrder: false }, 5000)).toMatchObject({
      reason: 'coupon-not-for-order',
    });
  });
});

test.each([
  [10000, [-1000], 2000, 500, { cut: -1000, coupon: 2000, total: 7500 }],
  [10000, [300, -100], 0, 500, { cut: 200, coupon: 0, total: 10700 }],
  [10000, [-6000], 5000, 500, { cut: -6000, coupon: 4000, total: 500 }],
  [10000, [-12000], 5000, 500, { cut: -10000, coupon: 0, total: 500 }],
  [10000, [1000], 10000, 0, { cut: 1000, coupon: 10000, total: 1000 }],
])('goods %i, cuts %j, coupon %i, freight %i (Spec: 2§5)', (goods, cuts, off, freight, parts) => {
  const totals = totalsOf({
    goods: cents(goods),
    cuts: cuts.map((each) => cents(each)),
    coupon: cents(off),
    freight: cents(freight),
  });
  expect(totals).toMatchObject(parts);
  const raw = goods + cuts.reduce((all, each) => all + each, 0) - off;
  expect(totals.total).toBe(Math.max(0, raw) + freight);
});

describe('paying by cheque (Spec: 2§5, 2§6)', () => {
  const terms: ChequeTerms = {
    isOffered: true,
    isUsable: true,
    why: 'Ask finance.',
    quota: cents(10000),
    hasPayPassword: true,
  };
  test.each([
    [{}, 10000, undefined, undefined],
    [{ quota: undefined }, 99999, undefined, undefined],
    [{ isOffered: false, isUsable: false }, 1, 'cheque-not-offered', false],
    [{ isUsable: false }, 1, 'cheque-unusable', true],
    [{}, 10001, 'cheque-over-quota', true],
    [{ hasPayPassword: false }, 1, 'cheque-needs-password', true],
  ])('%j for %i is %s', (more, total, reason, isShown) => {
    const decision = decideCheque({ ...terms, ...more }, cents(total));
    expect(decision.ok).toBe(reason === undefined);
    if (!decision.ok) expect(decision).toMatchObject({ reason, isShown });
  });
  test('names the missing limit in the merchant’s words', () => {
    expect(decideCheque(terms, cents(10250))).toMatchObject({
      missing: 250,
      facts: { missing: 'HK$2.50', quota: 'HK$100.00' },
    });
    expect(decideCheque({ ...terms, isUsable: false }, cents(1))).toMatchObject({
      facts: { why: 'Ask finance.' },
    });
    const secretless = { ...terms, hasPayPassword: false, noPasswordTip: 'Takes a minute.' };
    expect(decideCheque(secretless, cents(1))).toMatchObject({
      reason: 'cheque-needs-password',
      facts: { tip: 'Takes a minute.' },
    });
    expect(decideCheque({ ...terms, hasPayPassword: false }, cents(1))).toMatchObject({
      facts: { tip: '' },
    });
  });
});
