import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponOff, cutsOf, freightOf, type Line, totalsOf } from './totals.ts';

const line = (unit: number, quantity: number, more: Partial<Line> = {}): Line => ({
  specificationId: 1,
  productId: 1,
  parentId: 100,
  storeId: 1,
  isSwap: false,
  unit,
  quantity,
  ...more,
});
const standard = { freight: 6000, free_above: 80_000 };

describe('freight (Spec: 2§5)', () => {
  test.each([
    ['below the threshold', 79_999, standard, 6000],
    ['at the threshold', 80_000, standard, 6000],
    ['a cent above it', 80_001, standard, 0],
    ['another way below it', 10_000, { freight: 12_000, free_above: null }, 12_000],
    [
      'another way above it: the default’s threshold counts',
      80_001,
      { freight: 12_000, free_above: null },
      0,
    ],
  ])('%s', (_, goods, chosen, freight) => {
    expect(freightOf(goods, chosen, standard)).toBe(freight);
  });

  test('is always charged where the default way is never free', () => {
    expect(freightOf(1e9, { freight: 5, free_above: 1 }, { freight: 9, free_above: null })).toBe(5);
  });
});

describe('cuts', () => {
  const infection = { parent_id: 100, threshold: 200_000, cut: 15_000 };
  const larger = { parent_id: 100, threshold: 400_000, cut: 40_000 };
  const all = { parent_id: null, threshold: 300_000, cut: 1000 };
  test.each([
    ['a cent below', [line(199_999, 1)], []],
    ['at the sum', [line(200_000, 1)], [infection]],
    ['of two of one category the larger', [line(400_000, 1)], [larger, all]],
    ['other goods earn none of a category', [line(300_000, 1, { parentId: 200 })], [all]],
    ['swap items earn none', [line(200_000, 1, { isSwap: true })], []],
  ])('%s', (_, lines, earned) => {
    expect(cutsOf(lines, [infection, larger, all])).toEqual(earned);
  });
});

describe('coupons (Spec: 2§5)', () => {
  const percent = (off: number, minimum = 0) => ({ percent_off: off, amount: null, minimum });
  const amount = (off: number, minimum = 0) => ({ percent_off: null, amount: off, minimum });
  test.each([
    ['a percentage of what it covers', percent(8), 10_000, 5000, 400],
    ['half a cent is rounded up', percent(7.5), 100_000, 20, 2],
    ['less than half is not', percent(5), 100_000, 9, 0],
    ['a whole percentage that floats badly', percent(1.1), 100_000, 50_000, 550],
    ['an amount', amount(6000), 10_000, 10_000, 6000],
    ['never more than what it covers costs', amount(6000), 10_000, 500, 500],
    ['nothing below its minimum', amount(6000, 60_000), 59_999, 59_999, 0],
    ['all goods count towards the minimum', amount(6000, 60_000), 60_000, 7000, 6000],
    ['nothing where it covers none', percent(10), 10_000, 0, 0],
  ])('%s', (_, coupon, goods, covered, off) => {
    expect(couponOff(coupon, { goods, covered })).toBe(off);
  });
});

test('goods, cut, coupon and freight are the total, and only freight is paid where the rest is used up', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      cents,
      fc.array(cents, { maxLength: 3 }),
      cents,
      cents,
      (goods, cuts, off, freight) => {
        const taken = cuts.map((cut) => ({ parent_id: null, threshold: 0, cut }));
        const totals = totalsOf({ goods, cuts: taken, off, freight });
        const plain = Math.max(0, goods - cuts.reduce((sum, cut) => sum + cut, 0) - off) + freight;
        expect(totals.total).toBe(plain);
        expect(totals.goods + totals.cut - totals.coupon + totals.freight).toBe(totals.total);
        expect(totals.coupon).toBeGreaterThanOrEqual(0);
        expect(totals.coupon).toBeLessThanOrEqual(off);
        expect(totals.cut).toBeLessThanOrEqual(0);
      },
    ),
  );
});
