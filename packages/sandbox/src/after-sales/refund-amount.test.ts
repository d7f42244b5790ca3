import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, paidForLines, refundOfPieces } from './refund-amount.ts';

const lines = fc.array(
  fc.record({
    unit: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('the share of savings of each line', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 3, 1], [0, 75, 25]],
    [1, [5, 5], [1, 0]],
    [0, [5, 5], [0, 0]],
    [0, [0, 0], [0, 0]],
  ])('splits %i by %j into %j', (amount, weights, parts) => {
    expect(apportion(amount, weights)).toEqual(parts);
  });

  it('adds up to the savings to the cent, and takes no more than the price of a line', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (bought, share) => {
        const goods = bought.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
        const off = Math.floor(goods * share);
        const cut = 0 - Math.floor(off / 3);
        const paid = paidForLines(bought, { goods, cut, coupon: off + cut });
        expect(paid.reduce((sum, each) => sum + each, 0)).toBe(goods - off);
        paid.forEach((each, at) => {
          const line = bought[at];
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual((line?.unit ?? 0) * (line?.quantity ?? 0));
        });
      }),
    );
  });
});

it('refunds pieces in any portions without exceeding what was paid for the line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_000_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paid, of, share) => {
        const pieces = Math.floor(of * share);
        const [one, rest] = [
          refundOfPieces(paid, pieces, of),
          refundOfPieces(paid, of - pieces, of),
        ];
        expect(refundOfPieces(paid, of, of)).toBe(paid);
        expect(one + rest).toBeLessThanOrEqual(paid);
        expect(one + rest).toBeGreaterThanOrEqual(paid - 1);
      },
    ),
  );
});
