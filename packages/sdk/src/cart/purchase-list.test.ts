import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { sum } from '../base/values/sums.ts';
import { summarise } from './cart-summary.ts';
import type { Cart, CartLine } from './contract.ts';
import { purchaseList } from './purchase-list.ts';

const line = (id: string, quantity: number, offer: Offer): CartLine => ({
  id,
  specificationId: id,
  productId: id,
  articleNumber: `A-${id}`,
  name: id,
  standard: '',
  picture: undefined,
  tags: [],
  kind: 'ordinary',
  offer,
  quantity,
  step: 1,
  stock: 100,
  isLimited: false,
});
const at = (price: number, was?: number): Offer => ({
  price: { kind: 'amount', cents: cents(price) },
  ...(was !== undefined && { was: cents(was) }),
});

const cart = {
  pricesVisible: true,
  groups: [
    { title: 'Warehouse', lines: [line('1', 2, at(1_000, 1_200)), line('2', 1, at(500))] },
    {
      title: 'Medicines',
      lines: [line('3', 3, at(700)), line('4', 1, { price: { kind: 'enquire' } })],
    },
    { title: 'Later', lines: [line('5', 1, at(100))] },
  ],
} as unknown as Cart;
const isTicked = ({ id }: CartLine) => id !== '2' && id !== '5';

test('lists the ticked lines by group, and no group without one', () => {
  const list = purchaseList(cart, isTicked);
  expect(list.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
    ['Warehouse', ['1']],
    ['Medicines', ['3', '4']],
  ]);
});

test('has totals that add up to those of the cart', () => {
  const list = purchaseList(cart, isTicked);
  const totals = list.map(({ summary }) => summary.total ?? cents(0));
  expect(totals).toEqual([2_000, 2_100]);
  expect(sum(totals)).toBe(summarise(cart, isTicked).total);
  expect(list.map(({ summary }) => summary.unpriced)).toEqual([0, 1]);
});

test('has no totals where prices are hidden', () => {
  const [group] = purchaseList({ ...cart, pricesVisible: false }, isTicked);
  expect(group?.summary).toEqual({ lines: 1, pieces: 2, unpriced: 0 });
});
