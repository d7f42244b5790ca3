import { describe, expect, it, test } from 'vitest';
import { endOfHongKongDay } from '../base/values/hong-kong-time.ts';
import { cents } from '../base/values/money.ts';
import { couponGap } from './gap.ts';
import { type Coupon, couponWire, toCoupons } from './types.ts';
import { couponValidity } from './validity.ts';

/** 20 November 2026, noon in Hong Kong. */
const NOW = Date.UTC(2026, 10, 20, 4);
const DAY_MS = 86_400_000;

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  name: 'Month-end reward',
  benefit: { kind: 'amount', cents: cents(15_000) },
  minimum: cents(200_000),
  coversAll: true,
  startsAt: NOW - DAY_MS,
  endsAt: NOW + 30 * DAY_MS,
  isClaimed: true,
  isUsed: false,
  fitsOrder: true,
  ...more,
});

describe('the distance of a cart to a coupon (Spec: 2§5)', () => {
  it.each<[string, Partial<Coupon>, number | undefined, unknown]>([
    ['below the minimum', {}, 118_000, { isReached: false, missing: 82_000 }],
    ['at the minimum', {}, 200_000, { isReached: true, off: 15_000 }],
    [
      'a percentage',
      { benefit: { kind: 'percent', percentOff: 5 } },
      210_001,
      { isReached: true, off: 10_500 },
    ],
    ['without a minimum', { minimum: undefined }, 9_000, { isReached: true, off: 9_000 }],
    ['an empty cart', {}, 0, undefined],
    ['a cart that is not read', {}, undefined, undefined],
    ['selected products', { coversAll: false }, 300_000, undefined],
    ['hidden prices', { benefit: { kind: 'hidden' }, minimum: undefined }, 300_000, undefined],
    [
      'a saving that is not said, below the minimum',
      { benefit: { kind: 'hidden' } },
      118_000,
      { isReached: false, missing: 82_000 },
    ],
    ['a used one', { isUsed: true }, 300_000, undefined],
    ['an ended one', { endsAt: NOW - 1 }, 300_000, undefined],
    ['one whose first day lies ahead', { startsAt: NOW + 1 }, 300_000, undefined],
  ])('%s', (_, more, goods, gap) => {
    expect(couponGap(coupon(more), goods === undefined ? undefined : cents(goods), NOW)).toEqual(
      gap,
    );
  });
});

describe('the dates of a coupon (Spec: 2§2.9)', () => {
  const last = (day: string) => endOfHongKongDay(day) ?? 0;

  it.each([
    ['2026-11-20', { kind: 'ending', daysLeft: 0 }],
    ['2026-11-21', { kind: 'ending', daysLeft: 1 }],
    ['2026-11-23', { kind: 'ending', daysLeft: 3 }],
    ['2026-11-24', { kind: 'running' }],
    ['2026-11-19', { kind: 'running' }],
  ])('until %s: %j', (day, validity) => {
    expect(couponValidity({ startsAt: undefined, endsAt: last(day) }, NOW)).toEqual({
      ...validity,
      endsAt: last(day),
    });
  });

  it('counts days in Hong Kong, whatever the hour', () => {
    const endsAt = last('2026-11-23');
    const left = (now: number) => {
      const validity = couponValidity({ startsAt: undefined, endsAt }, now);
      return validity.kind === 'ending' ? validity.daysLeft : undefined;
    };
    // 23:59 on the 19th and 00:01 on the 20th.
    expect(left(Date.UTC(2026, 10, 19, 15, 59))).toBeUndefined();
    expect(left(Date.UTC(2026, 10, 19, 16, 1))).toBe(3);
    expect(left(endsAt)).toBe(0);
  });

  it('names the first day only while it lies ahead', () => {
    const endsAt = NOW + DAY_MS;
    expect(couponValidity({ startsAt: NOW + 1, endsAt }, NOW)).toEqual({
      kind: 'ahead',
      startsAt: NOW + 1,
      endsAt,
    });
    expect(couponValidity({ startsAt: NOW, endsAt }, NOW).kind).toBe('ending');
    expect(couponValidity({ startsAt: undefined, endsAt: undefined }, NOW)).toEqual({
      kind: 'endless',
    });
  });
});

test.each([
  [{}, undefined],
  [{ brandId: 7 }, { brandId: '7' }],
  [{ categoryId: '101' }, { categoryId: '101' }],
  // A coupon for everything needs no search.
  [{ brandId: '7', isAllUse: true }, undefined],
])('the wire %j leads to the products of %j', (wire, covered) => {
  const [read] = toCoupons({ pricesVisible: true }, [couponWire.parse({ couponId: '1', ...wire })]);
  expect(read?.covered).toEqual(covered);
});
