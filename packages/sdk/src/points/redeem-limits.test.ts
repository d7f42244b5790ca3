import { expect, test } from 'vitest';
import { mostPieces, quantityOf } from './redeem-limits.ts';

test.each([
  [{ stock: 40, isLimitedToOne: false }, '12', 12, 40],
  [{ stock: 40, isLimitedToOne: false }, '90', 40, 40],
  [{ stock: 40, isLimitedToOne: false }, '', 1, 40],
  [{ stock: 40, isLimitedToOne: false }, 'two', 1, 40],
  [{ stock: 40, isLimitedToOne: true }, '2', 1, 1],
  [{ stock: 0, isLimitedToOne: false }, '2', 1, 1],
  [{ stock: undefined, isLimitedToOne: false }, '2', 1, 1],
])('of %j, %j means %i of at most %i (Spec: 2§4, 2§5)', (product, typed, quantity, most) => {
  expect([quantityOf(product, typed), mostPieces(product)]).toEqual([quantity, most]);
});
