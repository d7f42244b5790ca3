import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, formatMoney, toCents } from './money.ts';
import { percentOf, sum, times, toDollars } from './sums.ts';

describe('money is whole cents (Spec: 1§9)', () => {
  test.each([
    [57.8, 5780],
    ['57.80', 5780],
    ['1,234.5', 123450],
    [0.1 + 0.2, 30],
    ['0.005', 1],
    ['0.004', 0],
    [-12.34, -1234],
    ['-0.001', 0],
    [1_000_000, 100_000_000],
    [1e-7, 0],
    [-1e-7, 0],
    [-0, 0],
    [1.005, 101],
    [-1.005, -101],
    ['1.005', 101],
    ['5', 500],
    ['5.', 500],
    [' -5.5 ', -550],
  ])('%s dollars are %i cents', (dollars, expected) => {
    expect(toCents(dollars)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'abc',
    '12.3.4',
    'HK$5',
    '1e-7',
    Number.NaN,
    1e21,
    -1e21,
    Number.POSITIVE_INFINITY,
  ])('%s is no amount', (dollars) => {
    expect(toCents(dollars)).toBeUndefined();
  });

  test('a fraction of a cent is refused', () => {
    expect(() => cents(1.5)).toThrow(new RangeError('not whole cents: 1.5'));
  });

  test('is written HK$1,234.50, with a true minus', () => {
    expect(formatMoney(cents(123450))).toBe('HK$1,234.50');
    expect(formatMoney(cents(-500))).toBe('−HK$5.00');
    expect(formatMoney(cents(0))).toBe('HK$0.00');
  });

  test('is written as the platform writes Hong Kong dollars', () => {
    const platform = new Intl.NumberFormat('en-HK', { style: 'currency', currency: 'HKD' });
    fc.assert(
      fc.property(fc.oneof(fc.nat(1e7), fc.nat(1e12)), (amount) => {
        expect(formatMoney(cents(amount))).toBe(platform.format(amount / 100));
      }),
    );
  });

  test('a percentage is rounded half up to a cent', () => {
    expect(percentOf(cents(5), 10)).toBe(1);
    expect(percentOf(cents(4), 10)).toBe(0);
    expect(percentOf(cents(10_000), 15)).toBe(1500);
    expect(percentOf(cents(20), 7.5)).toBe(2);
    expect(percentOf(cents(10_500), 0.7)).toBe(74);
    expect(percentOf(cents(-5), 10)).toBe(0);
    expect(percentOf(cents(-6), 10)).toBe(-1);
    expect(percentOf(cents(-15), 10)).toBe(-1);
  });

  test('cents survive the way to the wire and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (amount) => toCents(toDollars(cents(amount))) === amount,
      ),
    );
  });

  test('a sum of products loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1e7), fc.nat(1000))), (rows) => {
        const total = sum(rows.map(([unit, quantity]) => times(cents(unit), quantity)));
        return total === rows.reduce((all, [unit, quantity]) => all + unit * quantity, 0);
      }),
    );
  });
});
