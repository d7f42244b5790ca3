import type { SearchQuery, SortOrder } from './contract.ts';
import { SORT_CODES } from './contract.ts';

/** Sizes that pictures are asked for in: cards and details. Spec: 1§3 */
export const PICTURE_SIZES = { card: '400x400', detail: '1024x1024' } as const;

/** The URL of a picture at a size; undefined for none, or for a link that is neither web nor relative. Spec: 1§3 */
export function pictureUrl(
  template: string | undefined,
  size: keyof typeof PICTURE_SIZES,
  base: string,
): string | undefined {
  return template ? safeUrl(template.replace('{0}', PICTURE_SIZES[size]), base) : undefined;
}

/** A server's link made absolute; undefined unless it is http or https. */
export function safeUrl(link: string, base: string): string | undefined {
  try {
    const url =
      base === '' && /^\/(?!\/)/.test(link) ? undefined : new URL(link, base || undefined);
    if (url === undefined) return link;
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Every category, as a keyword. Spec: 1§2, 2§2.15 */
export const ALL_KEYWORD = 'ALL';

const sortOfCode = new Map<string, SortOrder>(
  Object.entries(SORT_CODES).map(([name, code]) => [String(code), name as SortOrder]),
);

/** Reads the address bar of the search page; anything unfit is left out, page 0 and less is 1. Spec: 1§2 Search */
export function readSearchParams(params: URLSearchParams): SearchQuery & { title: string } {
  const word = (name: string) => params.get(name)?.trim() || undefined;
  const page = Number(params.get('pageIndex'));
  const keyword = word('keyword');
  const categoryId = word('categoryId');
  const brandId = word('brandId');
  return {
    ...(keyword ? { keyword } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(brandId ? { brandId } : {}),
    ...(params.get('type') === 'articleNumber' ? { byArticleNumber: true } : {}),
    sort: sortOfCode.get(params.get('orderBy') ?? '') ?? 'composite',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    title: word('title') ?? (keyword && keyword !== ALL_KEYWORD ? keyword : ''),
  };
}

/** The address bar for a search; the opposite of `readSearchParams`. Spec: 1§2, 2§2.15 */
export function writeSearchParams(query: SearchQuery & { title?: string }): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => value && params.set(name, value);
  put('categoryId', query.categoryId);
  put('keyword', query.keyword);
  put('brandId', query.brandId);
  put(
    'searchType',
    query.categoryId
      ? 'categoryId'
      : query.keyword
        ? 'keyword'
        : query.brandId
          ? 'brandId'
          : undefined,
  );
  put('title', query.title);
  put('type', query.byArticleNumber ? 'articleNumber' : undefined);
  if (query.sort && query.sort !== 'composite') put('orderBy', String(SORT_CODES[query.sort]));
  if (query.page && query.page > 1) put('pageIndex', String(query.page));
  return params;
}

/** Orders that a sort bar steps through, most wanted first. Spec: 1§9 */
export const SORT_GROUPS: readonly {
  readonly name: 'composite' | 'sales' | 'price' | 'listed';
  readonly orders: readonly SortOrder[];
}[] = [
  { name: 'composite', orders: ['composite'] },
  { name: 'sales', orders: ['sales-high', 'sales-low'] },
  { name: 'price', orders: ['price-low', 'price-high'] },
  { name: 'listed', orders: ['newest', 'oldest'] },
];
