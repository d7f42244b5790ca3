import type { PriceView } from '../base/values/price.ts';
import { type SearchQuery, SORT_CODES, type SortOrder, searchTypeOf } from './contract.ts';
import { searchText } from './search-text.ts';

/** Every category, as a keyword. Spec: 1§2, 2§2.15 */
export const ALL_KEYWORD = 'ALL';

/** The last page; a larger number in a URL means this one. */
const LAST_PAGE = 999_999;

/** A search with the title of its results. */
export type TitledSearch = SearchQuery & { readonly title: string };

const sortOfCode = new Map<string, SortOrder>(
  Object.entries(SORT_CODES).map(([name, code]) => [String(code), name as SortOrder]),
);

function pageOf(text: string | null): number {
  return /^\d+$/.test(text ?? '') ? Math.min(Math.max(1, Number(text)), LAST_PAGE) : 1;
}

/** The keyword of a search; undefined where it is everything, or a category or brand alone. Spec: 1§2 Search */
export function keywordOf({ keyword }: SearchQuery): string | undefined {
  return keyword === ALL_KEYWORD ? undefined : keyword;
}

/**
 * Reads the URL of the search page. Duplicate parameters: the first wins. Unknown parameters and invalid values are
 * left out; an invalid page is page 1. Without a leading part it shows everything. Spec: 1§2 Search
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

/** The query of a search; the inverse of `readSearchParams`. Spec: 1§2, 2§2.15 */
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

/** Sort orders that belong together: both directions of one, or one alone. */
export interface SortGroup {
  readonly name: 'composite' | 'sales' | 'price' | 'listed';
  readonly orders: readonly [SortOrder, ...SortOrder[]];
}

/** The seven sort orders, most wanted first. Spec: 1§9 */
export const SORT_GROUPS: readonly SortGroup[] = [
  { name: 'composite', orders: ['composite'] },
  { name: 'sales', orders: ['sales-high', 'sales-low'] },
  { name: 'price', orders: ['price-low', 'price-high'] },
  { name: 'listed', orders: ['newest', 'oldest'] },
];

const WITHOUT_PRICE = SORT_GROUPS.filter(({ name }) => name !== 'price');

/**
 * The sort orders for a viewer: by price only where prices are visible, since the order itself would reveal them. Until
 * an answer tells, a member counts as seeing prices. Spec: 1§6, 1§9
 */
export function sortGroupsFor(
  session: { readonly status: 'visitor' | 'member' },
  view: Pick<PriceView, 'pricesVisible'> | undefined,
): readonly SortGroup[] {
  return (view?.pricesVisible ?? session.status === 'member') ? SORT_GROUPS : WITHOUT_PRICE;
}

/** The effective sort order: the requested one, or the composite one where it is not offered. Spec: 1§9 */
export function sortInForce(
  { sort = 'composite' }: SearchQuery,
  groups: readonly SortGroup[],
): SortOrder {
  return groups.some(({ orders }) => orders.includes(sort)) ? sort : 'composite';
}

/** The sort order of a selected group: its first, or its other one where the group is selected already. */
export function nextSort(current: SortOrder, { orders }: SortGroup): SortOrder {
  return orders[(orders.indexOf(current) + 1) % orders.length] ?? orders[0];
}

/** A change of filters: a value narrows, null widens. */
export interface Narrowing {
  readonly categoryId?: string | null;
  readonly brandId?: string | null;
}

/** Narrows or widens a search and returns to page 1. Without a leading part it shows everything. Spec: 1§2 Search */
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

/** Are these searches for the same words, differing only in sort, page or filter? Spec: 1§2 Search */
export function isSameWord(one: SearchQuery, other: SearchQuery): boolean {
  return (
    keywordOf(one) === keywordOf(other) &&
    Boolean(one.byArticleNumber) === Boolean(other.byArticleNumber)
  );
}

/**
 * Should similar words be requested? The search found nothing, and its answer names none. With a filter, the filter may
 * have left nothing. Spec: 1§2 Search, 1§7
 */
export function wantsSimilarWords(
  query: SearchQuery,
  answer: { readonly total?: number; readonly similarWords?: readonly string[] },
): boolean {
  const isFiltered = Boolean(query.categoryId || query.brandId);
  const isFruitless = answer.total === 0 && !answer.similarWords?.length;
  return keywordOf(query) !== undefined && !isFiltered && isFruitless;
}

/** The typed page number, within range; undefined where it is no number. Spec: 1§2 Search */
export function pageAsked(typed: string, pages: number): number | undefined {
  const digits = typed.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? Math.min(Math.max(1, Number(digits)), pages) : undefined;
}
