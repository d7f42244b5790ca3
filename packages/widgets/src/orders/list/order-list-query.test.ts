import { expect, test } from 'vitest';
import { readOrderQuery, writeOrderQuery } from './order-list-query.ts';

test.each([
  [{}, { tab: 'all', keyword: '', page: 1 }],
  [
    { tab: 'to-ship', keyword: ' gloves ', pageIndex: '3' },
    { tab: 'to-ship', keyword: 'gloves', page: 3 },
  ],
  [
    { tab: 'paid', pageIndex: '0' },
    { tab: 'all', keyword: '', page: 1 },
  ],
  [
    { tab: null, keyword: null, pageIndex: '1e3' },
    { tab: 'all', keyword: '', page: 1 },
  ],
  [{ pageIndex: '-2' }, { tab: 'all', keyword: '', page: 1 }],
] as const)('reads %j from an address', (texts, query) => {
  expect(readOrderQuery(texts)).toEqual(query);
});

test('cuts a keyword to its longest length', () => {
  expect(readOrderQuery({ keyword: 'a'.repeat(300) }).keyword).toHaveLength(100);
});

test('leaves the first tab and the first page out of the address', () => {
  expect(writeOrderQuery({ tab: 'all', keyword: '', page: 1 })).toEqual({});
  const query = { tab: 'medicine', keyword: 'M', page: 2 } as const;
  expect(readOrderQuery(writeOrderQuery(query))).toEqual(query);
});
