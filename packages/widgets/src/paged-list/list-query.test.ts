import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { NO_TABS, queryBy, readListQuery, writeListQuery } from './list-query.ts';

const tabbed = { tabs: ['all', 'to-ship', 'medicine'], mostKeywordCharacters: 100 } as const;
const searched = { tabs: NO_TABS, mostKeywordCharacters: 100 } as const;
const plain = { tabs: NO_TABS, mostKeywordCharacters: 0 } as const;

test.each([
  [{}, { tab: 'all', keyword: '', page: 1 }],
  [
    { tab: 'to-ship', keyword: ' 手套 ', pageIndex: '3' },
    { tab: 'to-ship', keyword: '手套', page: 3 },
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
  expect(readListQuery(texts, tabbed)).toEqual(query);
});

test('cuts a keyword to its longest length', () => {
  expect(readListQuery({ keyword: 'a'.repeat(300) }, tabbed).keyword).toHaveLength(100);
});

test('reads no tab and no keyword where the list has none', () => {
  const texts = { tab: 'to-ship', keyword: 'AS-1', pageIndex: '2' };
  expect(readListQuery(texts, searched)).toEqual({ tab: '', keyword: 'AS-1', page: 2 });
  expect(readListQuery(texts, plain)).toEqual({ tab: '', keyword: '', page: 2 });
});

test('leaves the first tab, no keyword and the first page out of the address', () => {
  expect(writeListQuery({ tab: 'all', keyword: '', page: 1 }, tabbed)).toEqual({});
  const query = { tab: 'medicine', keyword: 'M', page: 2 } as const;
  const texts = writeListQuery(query, tabbed);
  expect(texts).toEqual({ tab: 'medicine', keyword: 'M', pageIndex: '2' });
  expect(readListQuery(texts, tabbed)).toEqual(query);
});

test('asks a query by other arguments, and reloads all of it without any', async () => {
  const $state = atom({ status: 'loading' } as const);
  const query = {
    get: vi.fn(async (view: string) => view.length),
    watch: vi.fn((_: string) => $state),
    reload: vi.fn(),
  };
  const byTab = queryBy(query, ({ tab }: { tab: string }) => `view ${tab}`);
  expect(await byTab.get({ tab: 'used' })).toBe(9);
  expect(byTab.watch({ tab: 'used' })).toBe($state);
  byTab.reload({ tab: 'used' });
  byTab.reload();
  expect(query.watch).toHaveBeenCalledWith('view used');
  expect(query.reload.mock.calls).toEqual([['view used'], [undefined]]);
});
