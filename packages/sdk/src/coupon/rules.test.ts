import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import {
  decideClaim,
  decideClaimAll,
  isEnded,
  isUnclaimed,
  markClaimed,
  orderByBenefit,
  savingOf,
} from './rules.ts';
import { type Coupon, toCoupons } from './types.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const DAY_MS = 86_400_000;
const amount = (value: number) => ({ kind: 'amount', cents: cents(value) }) as const;
const percent = (percentOff: number) => ({ kind: 'percent', percentOff }) as const;
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  name: 'Infection control month',
  benefit: amount(15_000),
  minimum: cents(200_000),
  coversAll: false,
  startsAt: undefined,
  endsAt: NOW + DAY_MS,
  isClaimed: false,
  isUsed: false,
  fitsOrder: true,
  ...more,
});
const verified = { standing: 'verified', now: NOW } as const;

describe('claiming (Spec: 1§6, 1§3)', () => {
  test.each([
    ['a verified clinic may', {}, 'verified', undefined],
    ['a visitor logs in first', {}, 'visitor', 'log-in-first'],
    ['an unverified clinic is certified first', {}, 'unverified', 'coupon-not-certified'],
    ['a visitor is not told what another has done', { isClaimed: true }, 'visitor', 'log-in-first'],
    ['once is enough', { isClaimed: true }, 'verified', 'coupon-claimed'],
    ['a used one is used', { isClaimed: true, isUsed: true }, 'verified', 'coupon-used'],
    ['not after its last moment', { endsAt: NOW - 1 }, 'verified', 'coupon-ended'],
    ['at its last moment still', { endsAt: NOW }, 'verified', undefined],
    ['before it starts', { startsAt: NOW + DAY_MS }, 'verified', undefined],
    ['one without an end', { endsAt: undefined }, 'verified', undefined],
    ['one whose amount is hidden', { benefit: { kind: 'hidden' } }, 'verified', undefined],
  ] as const)('%s', (_, more, standing, reason) => {
    const decision = decideClaim(coupon(more), { standing, now: NOW });
    expect(decision).toEqual(
      reason === undefined ? { ok: true, couponIds: ['c1'] } : { ok: false, reason, facts: {} },
    );
  });

  test('one that is no longer offered has ended', () => {
    expect(decideClaim(undefined, verified)).toMatchObject({ reason: 'coupon-ended' });
  });

  test('all: what is left of a list, or that nothing is', () => {
    const list = [coupon(), coupon({ id: 'c2', isClaimed: true }), coupon({ id: 'c3' })];
    expect(decideClaimAll(list, verified)).toEqual({ ok: true, couponIds: ['c1', 'c3'] });
    const nothing = markClaimed(list, new Set(['c1', 'c3']));
    expect(nothing.some(isUnclaimed)).toBe(false);
    expect(list.some(isUnclaimed)).toBe(true);
    expect(decideClaimAll(nothing, verified)).toMatchObject({ reason: 'coupons-all-claimed' });
    expect(decideClaimAll([], verified)).toMatchObject({ reason: 'coupons-all-claimed' });
    expect(decideClaimAll(list, { ...verified, standing: 'visitor' })).toMatchObject({
      reason: 'log-in-first',
    });
  });
});

describe('what a coupon takes off (Spec: 2§5, 1§9)', () => {
  test.each([
    ['an amount from the minimum on', amount(15_000), 200_000, 200_000, 15_000],
    ['an amount is capped at the goods', amount(15_000), undefined, 9_000, 9_000],
    ['a percentage', percent(15), 200_000, 330_000, 49_500],
    ['half a cent up', percent(15), undefined, 10, 2],
    ['less than half a cent down', percent(15), undefined, 3, 0],
    ['all of it', percent(100), undefined, 777, 777],
    ['a part of a percent', percent(7.5), undefined, 1_000, 75],
  ])('%s', (_, benefit, minimum, eligible, off) => {
    const each = coupon({ benefit, minimum: minimum === undefined ? minimum : cents(minimum) });
    expect(savingOf(each, cents(eligible))).toEqual({ ok: true, off });
  });

  test.each([
    ['says what is missing', {}, 188_000, 'coupon-under-minimum', 12_000],
    ['one cent short is short', {}, 199_999, 'coupon-under-minimum', 1],
    ['covers none of the goods', { minimum: undefined }, 0, 'coupon-not-for-these', undefined],
    ['the server says no', { fitsOrder: false }, 300_000, 'coupon-not-for-order', undefined],
    [
      'the server says no below the minimum',
      { fitsOrder: false },
      188_000,
      'coupon-under-minimum',
      12_000,
    ],
    ['hidden', { benefit: { kind: 'hidden' } }, 300_000, 'coupon-hidden', undefined],
    [
      'hidden below the minimum',
      { benefit: { kind: 'hidden' } },
      188_000,
      'coupon-under-minimum',
      12_000,
    ],
  ] as const)('%s', (_, more, eligible, reason, missing) => {
    const saving = savingOf(coupon(more), cents(eligible));
    expect(saving).toMatchObject({ ok: false, reason });
    expect('missing' in saving ? saving.missing : undefined).toBe(missing);
  });

  test('names the missing sum as people read it', () => {
    expect(savingOf(coupon(), cents(188_000))).toMatchObject({ facts: { missing: 'HK$120.00' } });
  });

  test('is never negative, never more than the goods, and never shrinks as a cart grows', () => {
    const benefits = fc.oneof(
      fc.integer({ min: 1, max: 5_000_000 }).map(amount),
      fc.integer({ min: 1, max: 100 }).map(percent),
    );
    fc.assert(
      fc.property(
        benefits,
        fc.nat(500_000),
        fc.nat(5_000_000),
        fc.nat(5_000_000),
        (benefit, minimum, one, other) => {
          const each = coupon({ benefit, minimum: cents(minimum) });
          const off = (sum: number) => {
            const saving = savingOf(each, cents(sum));
            return saving.ok ? saving.off : 0;
          };
          const [low, high] = one < other ? [one, other] : [other, one];
          return off(low) >= 0 && off(low) <= low && off(low) <= off(high);
        },
      ),
    );
  });
});

describe('the most useful first', () => {
  const ids = (list: readonly Coupon[]) => list.map((each) => each.id).join('');
  const small = coupon({ id: 'a', benefit: amount(5_000), minimum: cents(50_000) });
  const large = coupon({ id: 'b', benefit: amount(15_000), minimum: cents(200_000) });
  const tenth = coupon({ id: 'c', benefit: percent(10), minimum: undefined });

  test.each([
    ['compared where all of them count', undefined, 'cba'],
    ['at a sum that is too small for one', 60_000, 'cab'],
    ['at a sum at which two take the same', 50_000, 'cab'],
    ['below every minimum', 20_000, 'cab'],
    ['at a large sum', 500_000, 'cba'],
  ])('%s', (_, sum, order) => {
    const sorted = orderByBenefit([small, large, tenth], sum === undefined ? sum : cents(sum));
    expect(ids(sorted)).toBe(order);
  });

  test('an amount beats a percentage where it takes more', () => {
    const twentieth = { ...tenth, benefit: percent(5) };
    expect(ids(orderByBenefit([twentieth, small], cents(60_000)))).toBe('ac');
    expect(ids(orderByBenefit([small, twentieth], cents(160_000)))).toBe('ca');
  });

  test('equal ones: the lower minimum, then the earlier end, then as the server has them', () => {
    const later = { ...small, id: 'd', endsAt: NOW + 9 * DAY_MS };
    const easier = { ...later, id: 'e', minimum: cents(10_000) };
    const endless = { ...later, id: 'f', endsAt: undefined };
    expect(ids(orderByBenefit([endless, later, small, easier]))).toBe('eadf');
    const hidden = ['x', 'y', 'z'].map((id) =>
      coupon({ id, benefit: { kind: 'hidden' }, minimum: undefined }),
    );
    expect(ids(orderByBenefit(hidden))).toBe('xyz');
  });
});

describe('a coupon of the wire (Spec: 1§3, 2§3)', () => {
  type Wire = Parameters<typeof toCoupons>[1][number];
  const blank = Object.fromEntries(
    [
      'id',
      'couponId',
      'type',
      'discount',
      'price',
      'metPrice',
      'name',
      'date',
      'startDate',
      'expiredDate',
      'isAll',
      'isAllUse',
      'isGet',
      'isUsed',
      'canUse',
    ].map((key) => [key, undefined]),
  ) as Wire;
  const read = (more: Partial<Wire>, pricesVisible = true) =>
    toCoupons({ pricesVisible }, [{ ...blank, id: '7', ...more }])[0];
  const hongKong = (text: string) => Date.parse(`${text}+08:00`);

  test.each([
    ['6 is a percentage', { type: '6', discount: 15, price: cents(1) }, percent(15)],
    ['anything else an amount', { type: '1', discount: 15, price: cents(5_000) }, amount(5_000)],
    ['no type is an amount', { price: cents(5_000) }, amount(5_000)],
    ['a percentage of nothing', { type: '6', discount: 0 }, { kind: 'hidden' }],
    ['more than everything', { type: '6', discount: 101 }, { kind: 'hidden' }],
    ['nothing said', {}, { kind: 'hidden' }],
  ] as const)('%s', (_, more, benefit) => {
    expect(read(more)?.benefit).toEqual(benefit);
  });

  test('keeps the price seal: neither benefit nor minimum where prices are hidden (Spec: 1§6)', () => {
    const sealed = read({ type: '6', discount: 15, metPrice: cents(100) }, false);
    expect(sealed).toMatchObject({ benefit: { kind: 'hidden' }, minimum: undefined });
  });

  test.each([
    [
      'two days of date',
      { date: '2026-11-01 - 2026-11-30' },
      '2026-11-01T00:00:00',
      '2026-11-30T23:59:59',
    ],
    [
      'other strokes',
      { date: '2026.11.1 至 2026/11/30' },
      '2026-11-01T00:00:00',
      '2026-11-30T23:59:59',
    ],
    ['one day is the last', { date: '2026-11-30' }, undefined, '2026-11-30T23:59:59'],
    [
      'fields of their own',
      { startDate: '2026-11-01', expiredDate: '2026-11-30 18:00:00' },
      '2026-11-01T00:00:00',
      '2026-11-30T18:00:00',
    ],
    ['no day at all', { date: '長期有效' }, undefined, undefined],
    ['no such day', { date: '2026-13-45' }, undefined, undefined],
  ])('%s', (_, more, startsAt, endsAt) => {
    expect(read(more)).toMatchObject({
      startsAt: startsAt && hongKong(startsAt),
      endsAt: endsAt && hongKong(endsAt),
    });
    expect(isEnded({ endsAt: endsAt ? hongKong(endsAt) : undefined }, NOW + 30 * DAY_MS)).toBe(
      endsAt !== undefined,
    );
  });

  test('isAll or isAllUse covers every product, one without an id is left out', () => {
    expect(read({ isAll: true })?.coversAll).toBe(true);
    expect(read({ isAllUse: true })?.coversAll).toBe(true);
    expect(read({})?.coversAll).toBe(false);
    expect(read({ id: undefined, couponId: '9' })?.id).toBe('9');
    expect(read({ id: undefined })).toBeUndefined();
  });
});
