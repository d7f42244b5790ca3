import type { PriceView } from '../base/values/price.ts';
import { type SearchQuery, SORT_CODES, type SortOrder, searchTypeOf } from './contract.ts';
import { searchText } from './search-text.ts';

/** Every category, as a keyword. Spec: 1§2, 2§2.15 */
export const ALL_KEYWORD = 'ALL';

/** No list is longer; a larger number in an address is read as this one. */
const LAST_PAGE = 999_999;

/** A search with the words of its heading. */
export type TitledSearch = SearchQuery & { readonly title: string };

const sortOfCode = new Map<string, SortOrder>(
  Object.entries(SORT_CODES).map(([name, code]) => [String(code), name as SortOrder]),
);

function pageOf(text: string | null): number {
  return /^\d+$/.test(text ?? '') ? Math.min(Math.max(1, Number(text)), LAST_PAGE) : 1;
}

/** The word that somebody looks for; undefined where it is everything, or a category or brand alone. Spec: 1§2 Search */
export function keywordOf({ keyword }: SearchQuery): string | undefined {
  return keyword === ALL_KEYWORD ? undefined : keyword;
}

/**
 * Reads the address bar of the search page. Of a parameter that stands there twice the first counts; unknown ones,
 * and values that are none, are left out; a page below 1 or in words is page 1. Where nothing leads,
 * everything is shown. Spec: 1§2 Search
 */
export function readSearchParams(params: Pick<URLSearchParams, 'get'>): TitledSearch {
  const word = (name: string) => searchText(params.get(name) ?? '') || undefined;
  const categoryId = word('categoryId');
  const brandId = word('brandId');
  const keyword = word('keyword') ?? (categoryId || brandId ? undefined : ALL_KEYWORD);
  const own = keyword === ALL_KEYWORD ? undefined : keyword;
  return {
    ...(keyword ? { keyword } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(brandId ? { brandId } : {}),
    ...(own && params.get('type') === 'articleNumber' ? { byArticleNumber: true } : {}),
    sort: sortOfCode.get(params.get('orderBy') ?? '') ?? 'composite',
    page: pageOf(params.get('pageIndex')),
    title: [word('title'), own].find((each) => each && each !== ALL_KEYWORD) ?? '',
  };
}

/** The address bar for a search; the opposite of `readSearchParams`. Spec: 1§2, 2§2.15 */
export function writeSearchParams(query: SearchQuery & { title?: string }): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    const text = searchText(value ?? '');
    if (text) params.set(name, text);
  };
  const leads = query.keyword || query.categoryId || query.brandId;
  put('categoryId', query.categoryId);
  put('keyword', query.keyword);
  put('brandId', query.brandId);
  put('searchType', leads ? searchTypeOf(query) : undefined);
  put('title', query.title);
  put('type', query.byArticleNumber ? 'articleNumber' : undefined);
  if (query.sort && query.sort !== 'composite') put('orderBy', String(SORT_CODES[query.sort]));
  if (query.page && query.page > 1) put('pageIndex', String(query.page));
  return params;
}

/** Orders that belong together: two ways of one, or one alone. */
export interface SortGroup {
  readonly name: 'composite' | 'sales' | 'price' | 'listed';
  readonly orders: readonly [SortOrder, ...SortOrder[]];
}

/** The seven orders, most wanted first. Spec: 1§9 */
export const SORT_GROUPS: readonly SortGroup[] = [
  { name: 'composite', orders: ['composite'] },
  { name: 'sales', orders: ['sales-high', 'sales-low'] },
  { name: 'price', orders: ['price-low', 'price-high'] },
  { name: 'listed', orders: ['newest', 'oldest'] },
];

const WITHOUT_PRICE = SORT_GROUPS.filter(({ name }) => name !== 'price');

/**
 * The orders that make sense for somebody: by price only where prices are shown, since an order by what is hidden
 * would tell it. Until an answer has said who sees them, a member is taken to. Spec: 1§6, 1§9
 */
export function sortGroupsFor(
  session: { readonly status: 'visitor' | 'member' },
  view: Pick<PriceView, 'pricesVisible'> | undefined,
): readonly SortGroup[] {
  return (view?.pricesVisible ?? session.status === 'member') ? SORT_GROUPS : WITHOUT_PRICE;
}

/** The order that counts: the one asked for, or where it is not offered the composite one. Spec: 1§9 */
export function sortInForce(
  { sort = 'composite' }: SearchQuery,
  groups: readonly SortGroup[],
): SortOrder {
  return groups.some(({ orders }) => orders.includes(sort)) ? sort : 'composite';
}

/** The order that choosing a group leads to: its first, or from the one that is chosen already to its other. */
export function nextSort(current: SortOrder, { orders }: SortGroup): SortOrder {
  return orders[(orders.indexOf(current) + 1) % orders.length] ?? orders[0];
}

/** A change of the filters: a value narrows, null widens. */
export interface Narrowing {
  readonly categoryId?: string | null;
  readonly brandId?: string | null;
}

/**
 * Narrows or widens a search and goes back to its first page. Where nothing is left to search by,
 * everything is shown. Spec: 1§2 Search
 */
export function narrowSearch(query: SearchQuery, change: Narrowing): SearchQuery {
  const { categoryId: category, brandId: brand, page: _, ...rest } = query;
  const categoryId = change.categoryId === undefined ? category : change.categoryId;
  const brandId = change.brandId === undefined ? brand : change.brandId;
  const lead = rest.keyword ?? (categoryId || brandId ? undefined : ALL_KEYWORD);
  return {
    ...rest,
    ...(lead ? { keyword: lead } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(brandId ? { brandId } : {}),
    page: 1,
  };
}

/** Two searches for the same words: one is the other sorted, paged or filtered. Spec: 1§2 Search */
export function isSameWord(one: SearchQuery, other: SearchQuery): boolean {
  return (
    keywordOf(one) === keywordOf(other) &&
    Boolean(one.byArticleNumber) === Boolean(other.byArticleNumber)
  );
}

/**
 * Whether to ask for words like the one searched for: it found nothing by itself, and the answer names none.
 * With a filter it is the filter that may have left nothing. Spec: 1§2 Search, 1§7
 */
export function wantsSimilarWords(
  query: SearchQuery,
  answer: { readonly total?: number; readonly similarWords?: readonly string[] },
): boolean {
  const isFiltered = Boolean(query.categoryId || query.brandId);
  const isFruitless = answer.total === 0 && !answer.similarWords?.length;
  return keywordOf(query) !== undefined && !isFiltered && isFruitless;
}

/** The page that somebody typed, within those there are; undefined where it is no number. Spec: 1§2 Search */
export function pageAsked(typed: string, pages: number): number | undefined {
  const digits = typed.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Math.min(Math.max(1, Number(digits)), pages) : undefined;
}
