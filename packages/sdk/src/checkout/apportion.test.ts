import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { sum } from '../base/values/sums.ts';
import { apportion } from './apportion.ts';

const amounts = (list: number[]) => list.map((each) => cents(each));

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [1, [10, 90], [0, 1]],
  [-1, [10, 90], [0, -1]],
  [10, [2, 11], [2, 8]],
  [0, [5, 5], [0, 0]],
  [5, [0, 0], [5, 0]],
  [7, [], []],
])('%i cents by %j are %j', (amount, weights, shares) => {
  expect(apportion(cents(amount), amounts(weights))).toEqual(shares);
});

test('adds up, keeps the sign and is exact to less than a cent', () => {
  const weights = fc.array(fc.nat(1e10), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (amount, list) => {
      const shares = apportion(cents(amount), amounts(list));
      const whole = sum(amounts(list));
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, index) => {
        expect(share * Math.sign(amount)).toBeGreaterThanOrEqual(0);
        if (whole === 0) return;
        const off = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(list[index] ?? 0);
        expect(off < BigInt(whole) && -off < BigInt(whole)).toBe(true);
      });
    }),
  );
});

test('gives no share more than its weight when the amount fits', () => {
  const weights = fc.array(fc.nat(1e6), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
      const amount = cents(Math.floor(sum(amounts(list)) * part));
      apportion(amount, amounts(list)).forEach((share, index) => {
        expect(share).toBeLessThanOrEqual(list[index] ?? 0);
      });
    }),
  );
});
