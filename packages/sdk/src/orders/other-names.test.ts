import { expect, test } from 'vitest';
import { cents } from '../base/values/money.ts';
import { otherNames } from './other-names.ts';
import { testGood, testStore } from './test-order.ts';
import type { OrderedGood } from './types.ts';

const good = (id: string, name: string, some: Partial<OrderedGood> = {}) =>
  testGood({ specificationId: id, articleNumber: `A${id}`, name, ...some });
const oneStore = (...goods: OrderedGood[]) => ({ stores: [testStore({ goods })] });
const namesOf = (one: readonly OrderedGood[], other: readonly OrderedGood[]) =>
  otherNames(oneStore(...one), oneStore(...other))[0]?.goods.map((names) => names?.name);

test('pairs lines by their specification, whatever their place', () => {
  expect(
    namesOf([good('1', '手套'), good('2', '口罩')], [good('2', 'Mask'), good('1', 'Gloves')]),
  ).toEqual(['Gloves', 'Mask']);
});

test('tells a gift from the bought line of the same specification', () => {
  const gift = { price: cents(0), quantity: 1 };
  expect(
    namesOf(
      [good('1', '手套'), good('1', '手套（贈品）', gift)],
      [good('1', 'Gloves (gift)', gift), good('1', 'Gloves')],
    ),
  ).toEqual(['Gloves', 'Gloves (gift)']);
});

test('takes the article number where there is no specification, and the place where there is neither', () => {
  const bare = { specificationId: '', articleNumber: '' };
  expect(
    namesOf(
      [good('', '手套', { articleNumber: 'X' }), testGood({ ...bare, name: '口罩' })],
      [good('', 'Gloves', { articleNumber: 'X' }), testGood({ ...bare, name: 'Mask' })],
    ),
  ).toEqual(['Gloves', 'Mask']);
});

test('never takes the line of the same place for another specification', () => {
  expect(namesOf([good('1', '手套')], [good('9', 'Mask')])).toEqual([undefined]);
});

test('has the names of stores and carriers, unless the number of stores differs', () => {
  const zh = { stores: [testStore({ goods: [good('1', '手套')] })] };
  const en = testStore({
    name: 'Warehouse',
    delivery: { id: '1', name: 'Courier' },
    goods: [good('1', 'Gloves')],
  });
  expect(otherNames(zh, { stores: [en] })).toMatchObject([
    { name: 'Warehouse', delivery: 'Courier', goods: [{ name: 'Gloves' }] },
  ]);
  const more = testStore({ goods: [good('2', 'Mask')] });
  expect(otherNames(zh, { stores: [more, en] })).toMatchObject([
    { name: '', delivery: '', goods: [{ name: 'Gloves' }] },
  ]);
});
