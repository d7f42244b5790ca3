import type { Loadable, Query, Shop } from '@clinicart/sdk';
import {
  type Facet,
  isSameWord,
  type ProductCard,
  readSearchParams,
  type TitledSearch,
  writeSearchParams,
} from '@clinicart/sdk/catalogue';
import { useState } from 'react';
import {
  type LinkProps,
  useRoutes,
  useShop,
  useStore,
  type WidgetProps,
} from '../../engine/index.ts';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { useOwnsUrl } from './url-owner.ts';
import { useUrlState } from './use-url-state.ts';

type Props = WidgetProps<'clinic-catalogue'>;
export type Zone = 'new' | 'discount' | 'featured';

/** The answer of a listing from any of its calls; zones have no facets. */
export interface ListingAnswer {
  readonly products: readonly ProductCard[];
  readonly pages: number;
  readonly view: { readonly pricesVisible: boolean; readonly text: string };
  readonly total?: number;
  readonly categories?: readonly Facet[];
  readonly brands?: readonly Facet[];
  readonly similarWords?: readonly string[];
}

const ZONES: readonly Zone[] = ['new', 'discount', 'featured'];

/** The zone shown instead of a search. Spec: 1§2 Zones, Home */
export function zoneOf({ tag }: Props): Zone | undefined {
  return ZONES.find((zone) => zone === tag);
}

/** Reads the query from the attributes, which have the names of the URL parameters. Spec: 1§2 Search */
export function queryOf(props: Props): TitledSearch {
  return readSearchParams({
    get(name) {
      const value: unknown = Reflect.get(props, name);
      return value === undefined ? null : String(value);
    },
  });
}

interface Source {
  readonly $state: ReturnType<Query<unknown, ListingAnswer>['watch']>;
  reload(): void;
  load(): Promise<ListingAnswer>;
}

function sourceFrom<Args, T extends ListingAnswer>(query: Query<Args, T>, args: Args): Source {
  return {
    $state: query.watch(args),
    reload: () => query.reload(args),
    load: () => query.get(args),
  };
}

/** The SDK query behind a listing. Spec: 1§7 */
export function sourceOf({ catalogue }: Shop, zone: Zone | undefined, query: TitledSearch): Source {
  const { title: _, ...search } = query;
  const page = query.page ?? 1;
  if (zone === 'featured') return sourceFrom(catalogue.recommended, page);
  return zone ? sourceFrom(catalogue.zone, { zone, page }) : sourceFrom(catalogue.search, search);
}

/** How the query last changed: by the pager, another choice, or the browser's history. */
export type Move = 'page' | 'choice' | 'history';

export interface Listing {
  readonly query: TitledSearch;
  readonly zone: Zone | undefined;
  readonly state: Loadable<ListingAnswer>;
  /** The answer; while the next one loads, the previous, so that filters and bars stay in place. */
  readonly frame: ListingAnswer | undefined;
  /** Undefined for the initial query. */
  readonly move: Move | undefined;
  /** Keeps its state in the page's URL. */
  readonly ownsUrl: boolean;
  hrefFor(next: TitledSearch): string;
  go(next: TitledSearch): void;
  link(next: TitledSearch): LinkProps;
  reload(): void;
}

/**
 * The state of a listing. With `navigate` it is kept in the page's URL, which changes in place; another keyword is
 * another page. Without, it stays in the element until the attributes change. Both render real links.
 */
export function useListing(props: Props): Listing {
  const shop = useShop();
  const routes = useRoutes();
  const zone = zoneOf(props);
  const given = queryOf(props);
  const origin = JSON.stringify([zone, given]);
  const [own, setOwn] = useState<{ origin: string; query: TitledSearch; move?: Move }>({
    origin,
    query: given,
  });
  const isOwn = own.origin === origin;
  const query = isOwn ? own.query : given;
  const show = (next: TitledSearch, move: Move) => setOwn({ origin, query: next, move });
  /** Normalises a query as the URL will be read, so that Back finds it in the cache. */
  const normalise = (next: TitledSearch) => readSearchParams(writeSearchParams(next));

  const ownsUrl = useOwnsUrl(props.navigate && zone !== 'featured');
  useUrlState(ownsUrl, zone ? { ...given, page: 1 } : given, (asked) => {
    const next = zone ? { ...given, page: asked.page ?? 1 } : asked;
    if (JSON.stringify(next) !== JSON.stringify(query)) show(next, 'history');
  });

  const source = sourceOf(shop, zone, query);
  const state = useStore(source.$state);
  const [last, setLast] = useState<{ origin: string; answer: ListingAnswer }>();
  if (state.value && state.value !== last?.answer) setLast({ origin, answer: state.value });
  const frame = state.value ?? (last?.origin === origin ? last.answer : undefined);

  const hrefFor = (next: TitledSearch) => {
    const pageIndex = next.page === 1 ? undefined : next.page;
    if (zone === 'featured') return routes.href('home', {});
    if (zone) return routes.href(zone === 'new' ? 'newProductZone' : 'discountZone', { pageIndex });
    return routes.href('search', Object.fromEntries(writeSearchParams(next)));
  };
  /** Changes the URL in place and returns true; false if the page is being left. */
  const staysOnPage = (next: TitledSearch): boolean => {
    const pageIndex = next.page === 1 ? undefined : next.page;
    if (zone === 'new') return routes.stay('newProductZone', { pageIndex });
    if (zone === 'discount') return routes.stay('discountZone', { pageIndex });
    const params = Object.fromEntries(writeSearchParams(next));
    if (isSameWord(query, next)) return routes.stay('search', params);
    routes.go('search', params);
    return false;
  };
  const go = (wanted: TitledSearch) => {
    const next = normalise(wanted);
    const isPaging = JSON.stringify({ ...query, page: next.page }) === JSON.stringify(next);
    if (!ownsUrl || staysOnPage(next)) show(next, isPaging ? 'page' : 'choice');
  };
  return {
    query,
    zone,
    state,
    frame,
    move: isOwn ? own.move : undefined,
    ownsUrl,
    hrefFor,
    go,
    link: (next) => ({
      href: hrefFor(next),
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(next);
      },
    }),
    reload: source.reload,
  };
}
