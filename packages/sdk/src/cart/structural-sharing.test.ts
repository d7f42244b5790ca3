import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Cart } from './contract.ts';
import { steadyCart } from './structural-sharing.ts';

const cartOf = (quantities: Record<string, number>): Cart => ({
  pricesVisible: true,
  groups: [
    {
      title: 'all',
      lines: Object.entries(quantities).map(([id, quantity]) => ({
        id,
        specificationId: id,
        productId: id,
        articleNumber: '',
        name: id,
        standard: '',
        picture: undefined,
        tags: ['new'],
        kind: 'ordinary',
        offer: { price: { kind: 'amount', cents: cents(100) } },
        quantity,
        step: 1,
        stock: 9,
        isLimited: false,
      })),
    },
  ],
  count: Object.keys(quantities).length,
  invalid: [],
  swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
  coupons: [],
});
const linesIn = (cart: Cart) => cart.groups.flatMap(({ lines }) => lines);

test('keeps the objects of unchanged lines in a cart that is read again', () => {
  const before = cartOf({ a: 1, b: 2, c: 3 });
  const read = cartOf({ c: 3, b: 5, d: 1 });
  const steady = steadyCart(before, read);
  expect(steady).toEqual(read);
  const [, , c] = linesIn(before);
  expect(linesIn(steady)[0]).toBe(c);
  expect(linesIn(steady)[1]).toBe(linesIn(read)[1]);
});

test('takes the new object of a line whose offer got an old price', () => {
  const before = cartOf({ a: 1, b: 2 });
  const read = cartOf({ a: 1, b: 2 });
  const [line] = linesIn(read);
  if (line) Object.assign(line.offer, { was: cents(200) });
  const [a, b] = linesIn(steadyCart(before, read));
  expect(a?.offer).toEqual({ price: { kind: 'amount', cents: 100 }, was: 200 });
  expect(b).toBe(linesIn(before)[1]);
});

test('returns the first cart as it was read', () => {
  const read = cartOf({ a: 1 });
  expect(steadyCart(undefined, read)).toBe(read);
});
