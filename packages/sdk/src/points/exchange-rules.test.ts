import { expect, test } from 'vitest';
import { exchangeCost, exchangesOn } from './exchange-rules.ts';
import type { Exchange } from './types.ts';

const exchange = (orderNo: string): Exchange => ({
  orderNo,
  at: undefined,
  statusText: '',
  picture: undefined,
  name: '',
  points: 4200,
  quantity: 2,
});
const some = (count: number) => Array.from({ length: count }, (_, at) => exchange(`P${at + 1}`));

test.each([
  [0, 1, 0, undefined, 0],
  [10, 1, 1, 'P1', 10],
  [11, 1, 2, 'P1', 10],
  [11, 2, 2, 'P11', 1],
  [11, 3, 2, undefined, 0],
])(
  'of %i records, page %i of %i begins with %s and holds %i (Spec: 2§9)',
  (all, page, pages, first, held) => {
    const cut = exchangesOn(some(all), page);
    expect([cut.pages, cut.exchanges[0]?.orderNo, cut.exchanges.length]).toEqual([
      pages,
      first,
      held,
    ]);
  },
);

test('counts the points of every piece', () => {
  expect(exchangeCost(exchange('P1'))).toBe(8400);
});
