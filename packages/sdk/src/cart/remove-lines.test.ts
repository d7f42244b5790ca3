import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Api } from '../base/http/client.ts';
import { type Cart, getCart, removeLines } from './contract.ts';
import { lineIdOf, wireIdOf } from './line-id.ts';
import { removeFrom, sharersOf } from './remove-lines.ts';

/** A line as a server without ids of lines sends it. Spec: 1§3 Cart line */
const line = (searchProductId: string, more: object = {}) => ({
  searchProductId,
  name: searchProductId,
  unitPrice: 10,
  amount: 3,
  stock: 9,
  ...more,
});
const wireGoods = z.object({
  goods: z.array(z.object({ id: z.optional(z.string()), searchProductId: z.optional(z.string()) })),
});
const swap = { tagType: '2', amount: 1 };
const cartOf = (...goods: object[]): Cart =>
  getCart.response.parse({ list: [{ goods }], count: goods.length, isAuth: true });

test('names a line without an id by its specification, and its swap item separately', () => {
  const [group] = cartOf(line('7'), line('7', swap), line('8', { id: 'x1' })).groups;
  expect(group?.lines.map(({ id }) => id)).toEqual(['7', 'swap:7', 'x1']);
  expect(['7', 'swap:7', 'x1'].map(wireIdOf)).toEqual(['7', '7', 'x1']);
  expect(lineIdOf({ specificationId: '7', kind: 'new-customer' })).toBe('new-customer:7');
  expect(removeLines.toWire({ lineIds: ['7', 'swap:7', 'x1'] }).goods).toEqual([
    { id: '7' },
    { id: 'x1' },
  ]);
});

test('finds lines to keep that share an id with a removed line', () => {
  const cart = cartOf(line('7'), line('7', swap), line('8'), line('9', { id: 'x1' }));
  const shared = (...ids: string[]) => sharersOf(cart, ids).map(({ id }) => id);
  expect(shared('7')).toEqual(['swap:7']);
  expect(shared('swap:7', '8')).toEqual(['7']);
  expect(shared('7', 'swap:7')).toEqual([]);
  expect(shared('x1')).toEqual([]);
});

const removed = ['cart.remove', ['7']];
const putBack = ['cart.add', ['7']];

test.each([
  ['both lines', [], [removed, putBack]],
  ['the other line', [line('7', swap)], [removed, removed, putBack]],
  ['the right line', [line('7')], [removed]],
])(
  'where a server takes %s, the swap item goes and the goods are there',
  async (_, left, expected) => {
    const sent: unknown[] = [];
    const api: Pick<Api, 'call'> = {
      async call(endpoint, input) {
        const { goods } = wireGoods.parse(endpoint.toWire(input));
        sent.push([endpoint.name, goods.map(({ id, searchProductId }) => id ?? searchProductId)]);
        return endpoint.response.parse(1);
      },
    };
    const before = cartOf(line('7'), line('7', swap));
    await removeFrom({ api, before, read: async () => cartOf(...left) }, { lineIds: ['swap:7'] });
    expect(sent).toEqual(expected);
  },
);
