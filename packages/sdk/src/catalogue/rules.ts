import { amountOf, type Offer } from '../base/price.ts';
import type { ProductVariant, SearchQuery, SortOrder } from './contract.ts';
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

/** What a page was opened as, by the `tagType` of its address. Spec: 1§2, 1§9 */
export function variantOfTag(tagType: string | undefined): ProductVariant | undefined {
  return tagType === '2' ? 'swap' : tagType === '3' ? 'new-customer' : undefined;
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

/** The offer that stands for several specifications: the lowest amount, and whether others differ from it. */
export interface LeadOffer {
  readonly offer: Offer;
  readonly varies: boolean;
}

/** Hidden prices stay hidden; without any amount it is "enquire price". Undefined for nothing. Spec: 1§6, 1§9 */
export function leadOffer(offers: readonly Offer[]): LeadOffer | undefined {
  const [first] = offers;
  if (first === undefined) return undefined;
  if (first.price.kind === 'hidden') return { offer: first, varies: false };
  let lead: { offer: Offer; cents: number } | undefined;
  let varies = false;
  for (const offer of offers) {
    const amount = amountOf(offer.price);
    if (amount === undefined) continue;
    varies ||= lead !== undefined && amount !== lead.cents;
    if (lead === undefined || amount < lead.cents) lead = { offer, cents: amount };
  }
  return { offer: lead?.offer ?? first, varies };
}

/** Every picture of a product once, in the order of its specifications. Spec: 1§3 */
export function picturesOf(
  specifications: readonly { readonly pictures: readonly string[] }[],
): string[] {
  return [...new Set(specifications.flatMap((each) => each.pictures))];
}

/** The specification that the heart of a product page collects. Assumed: calls take specifications, the page has one heart. Spec: 1§7 */
export function collectible<T extends { readonly id: string }>(
  productId: string,
  specifications: readonly T[],
): T | undefined {
  return specifications.find((each) => each.id === productId) ?? specifications[0];
}
