import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { filledLine } from '../../base/wire/filled-fields.ts';
import { lenientList } from '../../base/wire/lenient-list.ts';
import { id, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import type { HotWord } from '../home-types.ts';
import { searchText, TYPED_KEYWORD_LENGTH } from '../search-text.ts';
import { type BrandLink, brandLink, type Facet, searchAnswer } from '../types.ts';
import { keyword, none, nothing } from './request-fields.ts';

/** Page size of product/list. Spec: 1§9 */
export const SEARCH_PAGE_SIZE = 24;
/** Spec: 1§9 */
export const FILTER_SIZE = 15;
/** Spec: 1§9 */
export const SIMILAR_SIZE = 10;

/** Sort orders with their wire codes. Spec: 1§9, 2§9 */
export const SORT_CODES = {
  composite: 0,
  'sales-high': 1,
  'sales-low': 5,
  'price-high': 4,
  'price-low': 3,
  oldest: 6,
  newest: 7,
} as const;
export type SortOrder = keyof typeof SORT_CODES;

/** A search. One of category, brand or keyword leads; the others narrow. Spec: 1§2 Search */
export interface SearchQuery {
  readonly keyword?: string;
  readonly categoryId?: string;
  readonly brandId?: string;
  /** Searches article numbers instead of names. */
  readonly byArticleNumber?: boolean;
  readonly sort?: SortOrder;
  /** From 1. */
  readonly page?: number;
}

const searchRequest = z.object({
  keyword: z.optional(keyword),
  categoryId: z.optional(z.string()),
  brandId: z.optional(z.string()),
  searchType: z.optional(z.enum(['keyword', 'categoryId', 'brandId'])),
  type: z.optional(z.literal('articleNumber')),
  orderBy: z.enum(['0', '1', '3', '4', '5', '6', '7']),
  pageIndex: z.int().check(z.gte(1)),
  pageSize: z.literal(SEARCH_PAGE_SIZE),
});

/** The leading part of a search: category before keyword, keyword before brand. Spec: 1§2 Search */
export function searchTypeOf(query: SearchQuery): 'keyword' | 'categoryId' | 'brandId' {
  if (query.categoryId) return 'categoryId';
  return query.brandId && !query.keyword ? 'brandId' : 'keyword';
}

function searchWire(query: SearchQuery) {
  const keyword = searchText(query.keyword ?? '');
  return {
    ...(keyword ? { keyword } : {}),
    ...(query.categoryId ? { categoryId: query.categoryId } : {}),
    ...(query.brandId ? { brandId: query.brandId } : {}),
    searchType: searchTypeOf(query),
    ...(query.byArticleNumber ? { type: 'articleNumber' as const } : {}),
    orderBy: String(SORT_CODES[query.sort ?? 'composite']) as z.input<
      typeof searchRequest
    >['orderBy'],
    pageIndex: Math.max(1, query.page ?? 1),
    pageSize: SEARCH_PAGE_SIZE as typeof SEARCH_PAGE_SIZE,
  };
}

export const search = read(
  {
    name: 'catalogue.search',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products by keyword, category or brand',
          spec: '1§2, 1§3, 1§7, 1§9',
          assumed: [
            'names of the request fields are those of the address bar',
            'count of a category or brand: how many products of the answer it holds',
          ],
        },
    path: '/api/product/list',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
  },
  searchWire,
);

export const searchForPhone = read(
  {
    name: 'catalogue.searchForPhone',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The same list for phones',
          spec: '1§7',
          assumed: ['same request and answer as product/list'],
        },
    path: '/api/product/list4phone',
    request: searchRequest,
    response: searchAnswer,
    priced: true,
  },
  searchWire,
);

/** Categories and brands whose names contain a word. Spec: 1§7 */
export interface SearchFilters {
  /** Categories in the order of the server; they have no count. */
  readonly categories: readonly Facet[];
  /** Brands in the order of the server. */
  readonly brands: readonly BrandLink[];
}

export const filters = read<string, { key: string; pageSize: typeof FILTER_SIZE }, SearchFilters>(
  {
    name: 'catalogue.filters',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Categories and brands whose names contain a word',
          spec: '1§7, 1§9',
          assumed: [
            '"search type key" read as a field key holding the word',
            'the answer has categories and brands',
          ],
        },
    path: '/api/product/searchCategoryAndBrand',
    request: z.object({ key: keyword, pageSize: z.literal(FILTER_SIZE) }),
    response: z.object({
      categories: lenientList(z.object({ id, name: text })),
      brands: lenientList(brandLink),
    }),
  },
  (word: string) => ({ key: searchText(word), pageSize: FILTER_SIZE as typeof FILTER_SIZE }),
);

export const similarWords = read(
  {
    name: 'catalogue.similarWords',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Words like the one searched for', spec: '1§7, 1§9', assumed: ['path'] },
    path: '/api/product/approximate',
    request: z.object({
      keyword,
      pageIndex: z.int(),
      pageSize: z.literal(SIMILAR_SIZE),
    }),
    response: shape(z.object({ approximate: list(z.object({ word: text })) }), (wire) =>
      wire.approximate.map((each) => each.word),
    ),
  },
  (word: string) => ({
    keyword: searchText(word),
    pageIndex: 1,
    pageSize: SIMILAR_SIZE as typeof SIMILAR_SIZE,
  }),
);

export const hotWords = read(
  {
    name: 'catalogue.hotWords',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Hot searches', spec: '1§7, 2§3', assumed: [] },
    path: '/api/indexNew-hotWord',
    request: none,
    response: shape(
      list(z.object({ keyWord: text, link: maybe(text), iconUrl: maybe(text) })),
      (wire): readonly HotWord[] =>
        wire.map((each) => ({ word: each.keyWord, link: each.link, icon: each.iconUrl })),
    ),
  },
  nothing,
);

export const suggestions = read(
  {
    name: 'catalogue.suggestions',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Words that begin or hold what is typed',
          spec: '1§7, 2§7',
          assumed: ['the field keyword', 'the answer is a list of words'],
        },
    path: '/api/suggest',
    request: z.object({ keyword: filledLine(TYPED_KEYWORD_LENGTH) }),
    response: list(text),
  },
  (word: string) => ({ keyword: searchText(word) }),
);
