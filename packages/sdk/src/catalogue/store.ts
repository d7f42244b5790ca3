import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import { createSuggester, type Suggester } from './autocomplete.ts';
import * as contract from './contract.ts';
import type { SearchHistory } from './search-history.ts';

type Answer<E extends { response: { parse(data: unknown): unknown } }> = ReturnType<
  E['response']['parse']
>;

/** The answer of the home page. */
export type Home = Answer<typeof contract.home>;

/** All reads about products. `null` means a read without arguments. */
export interface CatalogueStore {
  readonly parentCategories: Query<null, Answer<typeof contract.parentCategories>>;
  readonly subcategories: Query<string, Answer<typeof contract.subcategories>>;
  readonly search: Query<contract.SearchQuery, Answer<typeof contract.search>>;
  readonly filters: Query<string, Answer<typeof contract.filters>>;
  readonly similarWords: Query<string, Answer<typeof contract.similarWords>>;
  readonly product: Query<contract.ProductRef, Answer<typeof contract.product>>;
  readonly specifications: Query<contract.ProductRef, Answer<typeof contract.specifications>>;
  readonly home: Query<null, Home>;
  readonly homeExtension: Query<null, Answer<typeof contract.homeExtension>>;
  readonly recommended: Query<number, Answer<typeof contract.recommended>>;
  readonly hotWords: Query<null, Answer<typeof contract.hotWords>>;
  readonly suggestions: Query<string, Answer<typeof contract.suggestions>>;
  /** A separate autocomplete for one search box. Spec: 2§2.15 */
  suggester(): Suggester;
  readonly history: SearchHistory;
  readonly brandGroups: Query<null, Answer<typeof contract.brandGroups>>;
  readonly navigation: Query<null, Answer<typeof contract.navigation>>;
  readonly zone: Query<{ zone: 'new' | 'discount'; page: number }, Answer<typeof contract.zone>>;
  /** Saves a specification, or ends it. Opens the login dialog for a visitor. Spec: 1§6 */
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
