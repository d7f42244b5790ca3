import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SORT_CODES, type SortOrder, search, similarWords } from './contract.ts';
import {
  isSameWord,
  keywordOf,
  narrowSearch,
  nextSort,
  pageAsked,
  readSearchParams,
  SORT_GROUPS,
  sortGroupsFor,
  sortInForce,
  wantsSimilarWords,
  writeSearchParams,
} from './search-rules.ts';
import { isFullLength, KEYWORD_LENGTH, searchText } from './search-text.ts';

const read = (bar: string) => readSearchParams(new URLSearchParams(bar));

describe('the address bar of a search (Spec: 1§2)', () => {
  test.each([
    ['', { keyword: 'ALL', sort: 'composite', page: 1, title: '' }],
    [
      'keyword=gloves&searchType=keyword&title=Gloves&pageIndex=3&orderBy=4',
      { keyword: 'gloves', title: 'Gloves', page: 3, sort: 'price-high' },
    ],
    ['brandId=7&searchType=brandId&title=Veyra', { brandId: '7', title: 'Veyra' }],
    ['categoryId=1&brandId=7&keyword=x', { categoryId: '1', brandId: '7', keyword: 'x' }],
    ['keyword=VY-1&type=articleNumber', { byArticleNumber: true, title: 'VY-1' }],
    ['keyword=VY-1&type=name', { keyword: 'VY-1', title: 'VY-1' }],
    ['keyword=ALL', { keyword: 'ALL', title: '' }],
    ['keyword=x&pageIndex=0', { page: 1 }],
    ['keyword=x&pageIndex=-3', { page: 1 }],
    ['keyword=x&pageIndex=1.5', { page: 1 }],
    ['keyword=x&pageIndex=abc', { page: 1 }],
    ['keyword=x&pageIndex=1e3', { page: 1 }],
    ['keyword=x&pageIndex=0x10', { page: 1 }],
    ['keyword=x&pageIndex=007', { page: 7 }],
    ['keyword=x&pageIndex=99999', { page: 99999 }],
    ['keyword=x&pageIndex=999999999999999999999', { page: 999_999 }],
    ['keyword=x&orderBy=99', { sort: 'composite' }],
    ['keyword=one&keyword=two&pageIndex=2&pageIndex=9', { keyword: 'one', page: 2 }],
    ['keyword=x&utm_source=mail&__proto__=1', { keyword: 'x', title: 'x' }],
    ['keyword=%20%20', { keyword: 'ALL', title: '' }],
    ['keyword=%00', { keyword: 'ALL', title: '' }],
    ['keyword=a%00b%0A%09c', { keyword: 'a b c' }],
    ['keyword=%ED%A0%80x', { keyword: 'x' }],
    ['keyword=%EF%BC%A7%EF%BC%AC', { keyword: 'ＧＬ' }],
    ['keyword=%3Cscript%3E', { keyword: '<script>', title: '<script>' }],
    ['keyword=%25%27%22%5C', { keyword: '%\'"\\' }],
    ['keyword=%F0%9F%A6%B7', { keyword: '🦷' }],
  ])('%j', (bar, query) => {
    expect(read(bar)).toMatchObject(query);
  });

  const plain = { sort: 'composite', page: 1, title: '' };
  test.each([
    ['keyword=ALL&type=articleNumber&foo=1', { ...plain, keyword: 'ALL' }],
    ['categoryId=1', { ...plain, categoryId: '1' }],
    ['brandId=7&title=ALL', { ...plain, brandId: '7' }],
    ['keyword=x&type=name&title=ALL', { ...plain, keyword: 'x', title: 'x' }],
  ])('%j adds no missing part', (bar, query) => {
    expect(read(bar)).toEqual(query);
  });

  test.each([
    [{}, ''],
    [{ keyword: 'x', sort: 'composite', page: 1 }, 'keyword=x&searchType=keyword'],
    [{ keyword: 'x', sort: 'price-low' }, 'keyword=x&searchType=keyword&orderBy=3'],
    [{ keyword: 'x', page: 2 }, 'keyword=x&searchType=keyword&pageIndex=2'],
    [{ categoryId: '1', brandId: '7' }, 'categoryId=1&brandId=7&searchType=categoryId'],
    [{ brandId: '7', title: 'Veyra' }, 'brandId=7&searchType=brandId&title=Veyra'],
  ] as const)('%j is written as "%s", without the usual order and the first page', (query, bar) => {
    expect(writeSearchParams(query).toString()).toBe(bar);
  });

  test('writes what it reads', () => {
    const bar =
      'keyword=%E6%89%8B%E5%A5%97&searchType=keyword&title=%E6%89%8B%E5%A5%97&type=articleNumber&orderBy=7&pageIndex=2';
    expect(writeSearchParams(read(bar)).toString()).toBe(bar);
  });

  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('ALL', '0', '-1', '2', '99999', 'articleNumber', ' ', '\u0000', '\ud800'),
  );
  const names = ['keyword', 'categoryId', 'brandId', 'title', 'type', 'orderBy', 'pageIndex', 'x'];
  const bars = fc
    .array(fc.tuple(fc.constantFrom(...names), anything))
    .map((pairs) => new URLSearchParams(pairs));

  test('written and read again is the same, whatever the URL was', () => {
    fc.assert(
      fc.property(bars, (bar) => {
        const query = readSearchParams(bar);
        const written = writeSearchParams(query);
        expect(readSearchParams(written)).toEqual(query);
        expect(writeSearchParams(readSearchParams(written)).toString()).toBe(written.toString());
      }),
    );
  });

  test('stays short and valid, whatever the URL was', () => {
    fc.assert(
      fc.property(bars, (bar) => {
        for (const text of writeSearchParams(readSearchParams(bar)).values()) {
          expect([...text].length).toBeLessThanOrEqual(KEYWORD_LENGTH);
          expect(text).not.toMatch(/\p{Cs}/u);
          expect(text).toBe(text.trim());
        }
      }),
    );
  });
});

describe('a very long word', () => {
  const long = '手術🦷'.repeat(4000);

  test('is searched, shown and written by its first hundred characters', () => {
    const { keyword = '', title } = read(new URLSearchParams({ keyword: long }).toString());
    expect([...keyword]).toHaveLength(KEYWORD_LENGTH);
    expect(long.startsWith(keyword)).toBe(true);
    expect(title).toBe(keyword);
    expect(isFullLength(keyword)).toBe(true);
    expect(isFullLength(searchText('gloves'))).toBe(false);
  });

  test('is sent so by every call', () => {
    const wire = search.toWire({ keyword: long });
    expect(wire).toMatchObject({ keyword: searchText(long) });
    expect(similarWords.toWire(long)).toMatchObject({ keyword: searchText(long) });
  });
});

describe('what leads and what narrows', () => {
  test.each([
    [{ keyword: 'ALL' }, undefined],
    [{ keyword: 'gloves' }, 'gloves'],
    [{ brandId: '7' }, undefined],
  ])('the word of %j is %s', (query, word) => expect(keywordOf(query)).toBe(word));

  test('treats another filter, order or page as the same search, but not another word', () => {
    const gloves = { keyword: 'gloves' };
    expect(isSameWord(gloves, { ...gloves, brandId: '7', page: 9, sort: 'newest' })).toBe(true);
    expect(isSameWord({ categoryId: '1' }, { keyword: 'ALL' })).toBe(true);
    expect(isSameWord(gloves, { keyword: 'masks' })).toBe(false);
    expect(isSameWord(gloves, { ...gloves, byArticleNumber: true })).toBe(false);
  });

  test('narrowing by one filter keeps the other', () => {
    expect(narrowSearch({ brandId: '7', page: 3 }, { categoryId: '1' })).toEqual({
      categoryId: '1',
      brandId: '7',
      page: 1,
    });
    expect(narrowSearch({ categoryId: '1' }, { categoryId: null })).toEqual({
      keyword: 'ALL',
      page: 1,
    });
  });

  test('a search without an order has the composite one', () => {
    expect(sortInForce({}, SORT_GROUPS)).toBe('composite');
  });

  test('restores the search when a filter is removed again', () => {
    const words = fc.option(fc.constantFrom('ALL', 'gloves'), { nil: undefined });
    fc.assert(
      fc.property(words, fc.string({ minLength: 1 }), (keyword, brandId) => {
        const query = { ...(keyword ? { keyword } : { categoryId: '3' }), page: 1 };
        const narrowed = narrowSearch(query, { brandId });
        expect(narrowed).toMatchObject({ brandId, page: 1 });
        expect(narrowSearch(narrowed, { brandId: null })).toEqual(query);
      }),
    );
  });
});

describe('the seven orders (Spec: 1§9)', () => {
  const all = SORT_GROUPS.flatMap(({ orders }) => orders);

  test('each is reached from its group only', () => {
    expect([...all].sort()).toEqual(Object.keys(SORT_CODES).sort());
    for (const group of SORT_GROUPS) {
      let order: SortOrder = 'composite';
      const seen = new Set(group.orders.map(() => (order = nextSort(order, group))));
      expect([...seen].sort()).toEqual([...group.orders].sort());
    }
  });

  test.each([
    ['composite', 'price', 'price-low'],
    ['price-low', 'price', 'price-high'],
    ['price-high', 'price', 'price-low'],
    ['price-high', 'sales', 'sales-high'],
    ['composite', 'composite', 'composite'],
  ] as const)('from %s, %s leads to %s', (current, name, next) => {
    const group = SORT_GROUPS.find((each) => each.name === name);
    expect(group && nextSort(current, group)).toBe(next);
  });
});

describe('orders by price need visible prices (Spec: 1§6)', () => {
  const shown = { pricesVisible: true };
  const hidden = { pricesVisible: false };
  test.each([
    ['a verified clinic', 'member', shown, true],
    ['one that is not verified', 'member', hidden, false],
    ['a visitor', 'visitor', hidden, false],
    ['a visitor of a shop that shows its prices', 'visitor', shown, true],
    ['a member who waits for the first answer', 'member', undefined, true],
    ['a visitor who waits for the first answer', 'visitor', undefined, false],
  ] as const)('%s', (_, status, view, isOffered) => {
    const groups = sortGroupsFor({ status }, view);
    expect(groups.map(({ name }) => name).includes('price')).toBe(isOffered);
    expect(groups.length).toBe(isOffered ? 4 : 3);
    for (const sort of Object.keys(SORT_CODES) as SortOrder[]) {
      const counts = isOffered || !sort.startsWith('price') ? sort : 'composite';
      expect(sortInForce({ sort }, groups)).toBe(counts);
    }
    expect(sortInForce({}, groups)).toBe('composite');
  });
});

describe('wantsSimilarWords', () => {
  const none = { total: 0, similarWords: [] };
  test.each([
    ['a word that found nothing', { keyword: 'glvoes' }, none, true],
    ['one whose answer names some', { keyword: 'x' }, { total: 0, similarWords: ['y'] }, false],
    ['one whose answer has no list of words', { keyword: 'x' }, { total: 0 }, true],
    ['one that found something', { keyword: 'x' }, { total: 1, similarWords: [] }, false],
    ['one under a filter', { keyword: 'x', brandId: '7' }, none, false],
    ['everything', { keyword: 'ALL' }, none, false],
    ['a zone, which has no total', { keyword: 'x' }, {}, false],
  ])('%s', (_, query, answer, wanted) => {
    expect(wantsSimilarWords(query, answer)).toBe(wanted);
  });
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['１２', 12],
  ['0', 1],
  ['999', 400],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
])('typing page %j of 400 leads to %s', (typed, page) => {
  expect(pageAsked(typed, 400)).toBe(page);
});
