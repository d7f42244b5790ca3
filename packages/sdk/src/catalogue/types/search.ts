import * as z from 'zod/mini';
import type { PriceView } from '../../base/values/price.ts';
import { lenientList } from '../../base/wire/lenient-list.ts';
import { count, id, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import { brandFields } from './brand.ts';
import { type ProductCard, searchCard, toCard } from './card.ts';
import { viewFields, viewOf } from './price-view.ts';

/** A category or brand that narrows a search, with a count where the server gives one. Spec: 1§2 Search */
export interface Facet {
  /** Id of the category or brand, as a search takes it. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Products of the answer that it holds; undefined where the server does not count them. */
  readonly count?: number | undefined;
}

/** A page of product cards without filters. Spec: 1§2, 1§3 */
export interface CardPage {
  /** Cards of this page. */
  readonly products: readonly ProductCard[];
  /** Number of pages in all. */
  readonly pages: number;
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
}

/** A page of search results. Spec: 1§2 Search, 1§3 */
export interface ProductPage extends CardPage {
  /** Number of products on all pages. */
  readonly total: number;
  /** Categories that narrow the search. */
  readonly categories: readonly Facet[];
  /** Brands that narrow the search. */
  readonly brands: readonly Facet[];
  /** Words like the one searched for; empty where the server proposes none. */
  readonly similarWords: readonly string[];
}

export const searchAnswer = shape(
  z.object({
    products: list(searchCard),
    totalPage: count,
    totalCount: count,
    ...viewFields,
    linkCategories: lenientList(z.object({ id, name: text, count: maybe(count) })),
    brands: lenientList(z.object({ ...brandFields, count: maybe(count) })),
    approximate: list(z.object({ word: text })),
  }),
  (wire): ProductPage => {
    const view = viewOf(wire);
    return {
      products: wire.products.map((card) => toCard(view, card)),
      pages: wire.totalPage,
      total: wire.totalCount,
      view,
      categories: wire.linkCategories,
      brands: wire.brands.map(
        (brand): Facet => ({ id: brand.link, name: brand.title, count: brand.count }),
      ),
      similarWords: wire.approximate.map((each) => each.word),
    };
  },
);
