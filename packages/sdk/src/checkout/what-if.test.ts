import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { allLines } from '../cart/cart-lines.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { draftOfCart } from './from-cart/order-from-cart.ts';
import { explainOrder } from './order-breakdown.ts';
import { cartWith } from './what-if.ts';

const line = (id: string, quantity: number, kind: CartLine['kind'] = 'ordinary'): CartLine => ({
  id,
  specificationId: `s${id}`,
  productId: '1',
  articleNumber: '',
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind,
  quantity,
  step: 1,
  stock: 50,
  isLimited: false,
  offer: { price: { kind: 'amount', cents: cents(1000) } },
});
const cart: Cart = {
  pricesVisible: true,
  count: 3,
  invalid: [],
  coupons: [],
  groups: [{ title: '', lines: [line('a', 2), line('b', 3), line('gift', 1, 'swap')] }],
  swap: { id: undefined, text: '', makeUp: undefined, tiers: [] },
};
const totalOf = (each: Cart) => explainOrder(draftOfCart(each, () => true)).totals.total;

test('computes other quantities: 0 leaves a line out, and a swap item stays one piece', () => {
  const changed = cartWith(cart, { a: 5, b: 0, gift: 9 });
  expect(allLines(changed).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 5],
    ['gift', 1],
  ]);
  expect(totalOf(changed)).toBe(6000);
  expect(allLines(changed)[1], 'what stays is the same line').toBe(allLines(cart)[2]);
  expect(totalOf(cart)).toBe(6000);
  const [same] = allLines(cartWith(cart, { a: 2 }));
  expect(same, 'a line with the same quantity too').toBe(allLines(cart)[0]);
});

test('reports more than the stock', () => {
  const { blockers } = explainOrder(draftOfCart(cartWith(cart, { a: 51 }), () => true));
  expect(blockers[0]).toMatchObject({ about: 'line', id: 'a', reason: 'insufficient-stock' });
});

test('leaves the cart unchanged', () => {
  const before = JSON.stringify(cart);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'gift', 'x'), fc.nat(60)), (quantities) => {
      totalOf(cartWith(cart, quantities));
      expect(JSON.stringify(cart)).toBe(before);
    }),
  );
});
