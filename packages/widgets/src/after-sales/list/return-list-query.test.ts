import { expect, test } from 'vitest';
import { readReturnQuery, writeReturnQuery } from './return-list-query.ts';

test.each([
  [{}, { keyword: '', page: 1 }],
  [
    { keyword: '  手套 ', pageIndex: '3' },
    { keyword: '手套', page: 3 },
  ],
  [
    { keyword: null, pageIndex: '0' },
    { keyword: '', page: 1 },
  ],
  [
    { keyword: 'AS-1', pageIndex: '-2' },
    { keyword: 'AS-1', page: 1 },
  ],
  [{ pageIndex: '1e3' }, { keyword: '', page: 1 }],
])('reads %j as %j', (given, query) => {
  expect(readReturnQuery(given)).toEqual(query);
});

test('leaves no keyword and the first page out of the address', () => {
  expect(writeReturnQuery({ keyword: '', page: 1 })).toEqual({});
  expect(writeReturnQuery({ keyword: 'AS', page: 2 })).toEqual({ keyword: 'AS', pageIndex: '2' });
});
