import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import { createSuggester, type Suggester } from './autocomplete.ts';
import type { BrandGroup } from './brand-index.ts';
import * as contract from './contract.ts';
import type { Home, HomeExtension, HotWord, NavigationEntry } from './home-types.ts';
import type { SearchHistory } from './search-history.ts';
import type { CardPage, Category, Product, ProductPage, SpecificationList } from './types.ts';

/** All reads about products. `null` means a read without arguments; reads reject with a ShopError. */
export interface CatalogueStore {
  /** Parent categories with their pictures and children. Spec: 1§3 */
  readonly parentCategories: Query<null, readonly Category[]>;
  /** Subcategories of a parent, by its id. Spec: 1§3 */
  readonly subcategories: Query<string, readonly Category[]>;
  /** A page of search results. Spec: 1§2 Search */
  readonly search: Query<contract.SearchQuery, ProductPage>;
  /** Categories and brands whose names contain a word. Spec: 1§7 */
  readonly filters: Query<string, contract.SearchFilters>;
  /** Words like the one searched for. Spec: 1§7 */
  readonly similarWords: Query<string, readonly string[]>;
  /** A product page; rejects with code 1328 when it is not sold. Spec: 1§3, 1§8 */
  readonly product: Query<contract.ProductRef, Product>;
  /** The specifications of a product; rejects with code 1359 for a buyer who is not eligible. Spec: 1§3, 1§8 */
  readonly specifications: Query<contract.ProductRef, SpecificationList>;
  /** The home page. Spec: 1§2 Home */
  readonly home: Query<null, Home>;
  /** The part of the home page that loads after its first screen. Spec: 1§7 */
  readonly homeExtension: Query<null, HomeExtension>;
  /** A page of featured products, counted from 1. Spec: 1§2, 1§9 */
  readonly recommended: Query<number, CardPage>;
  /** Hot searches. Spec: 2§3 */
  readonly hotWords: Query<null, readonly HotWord[]>;
  /** Words that begin with or contain the typed text. Spec: 2§7 */
  readonly suggestions: Query<string, readonly string[]>;
  /** Creates a separate autocomplete for one search box. Spec: 2§2.15 */
  suggester(): Suggester;
  /** The search history of this device. Spec: 2§2.15 */
  readonly history: SearchHistory;
  /** All brands in their groups. Spec: 1§3 Brand group */
  readonly brandGroups: Query<null, readonly BrandGroup[]>;
  /** Entries of the top navigation. Spec: 2§3 */
  readonly navigation: Query<null, readonly NavigationEntry[]>;
  /** A page of the new products or of the discounts, counted from 1. Spec: 1§2, 1§9 */
  readonly zone: Query<{ zone: 'new' | 'discount'; page: number }, CardPage>;
  /**
   * Saves a specification, or removes it from the saved ones. Opens the login dialog for a visitor. Rejects with a
   * ShopError. Spec: 1§6
   */
  collect(specificationId: string, collected: boolean): Promise<void>;
}

export function createCatalogue(
  api: Api,
  cache: Cache,
  clock: Clock,
  history: SearchHistory,
): CatalogueStore {
  const reading = <In, Wire, Out>(
    name: string,
    endpoint: Parameters<typeof api.call<In, Wire, Out>>[0],
  ): Query<In, Out> =>
    cache.query('catalogue', name, (args, signal) => api.call(endpoint, args, { signal }));
  const suggestions = reading('suggestions', contract.suggestions);
  return {
    parentCategories: reading('parentCategories', contract.parentCategories),
    subcategories: reading('subcategories', contract.subcategories),
    search: reading('search', contract.search),
    filters: reading('filters', contract.filters),
    similarWords: reading('similarWords', contract.similarWords),
    product: reading('product', contract.product),
    specifications: reading('specifications', contract.specifications),
    home: reading('home', contract.home),
    homeExtension: reading('homeExtension', contract.homeExtension),
    recommended: reading('recommended', contract.recommended),
    hotWords: reading('hotWords', contract.hotWords),
    suggestions,
    suggester: () => createSuggester(clock, suggestions),
    history,
    brandGroups: reading('brandGroups', contract.brandGroups),
    navigation: reading('navigation', contract.navigation),
    zone: reading('zone', contract.zone),
    async collect(specificationId, collected) {
      await api.call(contract.collect, { specificationId, collected });
      cache.invalidate('catalogue');
    },
  };
}
