import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Endpoint } from '../base/http/endpoint.ts';
import type { Clock } from '../base/platform/clock.ts';
import { createSuggester, type Suggester } from './autocomplete.ts';
import type { BrandGroup } from './brand-index.ts';
import { collect, product, specifications } from './contract/product.ts';
import type * as contract from './contract.ts';
import { brandGroups, navigation, parentCategories, subcategories } from './contract.ts';
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
  const reading = <In, Wire, Out>(name: string, row: Endpoint<In, Wire, Out>): Query<In, Out> =>
    cache.query('catalogue', name, (args, signal) => api.call(row, args, { signal }));
  /** For rows that only some pages read: these load at the first call, or come with the elements of those pages. */
  const readingLate = <In, Wire, Out>(
    name: string,
    load: () => Promise<Endpoint<In, Wire, Out>>,
  ): Query<In, Out> => {
    // Kept: in Node, an `import()` of what is there already costs more than reading an answer of 24 products.
    let row: Endpoint<In, Wire, Out> | undefined;
    return cache.query('catalogue', name, async (args, signal) => {
      row ??= await api.part(load);
      return api.call(row, args, { signal });
    });
  };
  const ofSearch = () => import('./contract/search.ts');
  const ofHome = () => import('./contract/home.ts');
  const suggestions = readingLate('suggestions', async () => (await ofSearch()).suggestions);
  return {
    parentCategories: reading('parentCategories', parentCategories),
    subcategories: reading('subcategories', subcategories),
    search: readingLate('search', async () => (await ofSearch()).search),
    filters: readingLate('filters', async () => (await ofSearch()).filters),
    similarWords: readingLate('similarWords', async () => (await ofSearch()).similarWords),
    product: reading('product', product),
    specifications: reading('specifications', specifications),
    home: readingLate('home', async () => (await ofHome()).home),
    homeExtension: readingLate('homeExtension', async () => (await ofHome()).homeExtension),
    recommended: readingLate('recommended', async () => (await ofHome()).recommended),
    hotWords: readingLate('hotWords', async () => (await ofSearch()).hotWords),
    suggestions,
    suggester: () => createSuggester(clock, suggestions),
    history,
    brandGroups: reading('brandGroups', brandGroups),
    navigation: reading('navigation', navigation),
    zone: readingLate('zone', async () => (await import('./contract/zone.ts')).zone),
    async collect(specificationId, collected) {
      await api.call(collect, { specificationId, collected });
      cache.invalidate('catalogue');
    },
  };
}
