import {
  type BrandLink,
  type Loadable,
  type ProductCard,
  type Query,
  readSearchParams,
  type SearchQuery,
  type Shop,
  writeSearchParams,
} from '@clinicart/sdk';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import {
  type LinkProps,
  useRoutes,
  useShop,
  useStore,
  type WidgetProps,
} from '../../engine/index.ts';

type Props = WidgetProps<'clinic-catalogue'>;
export type Zone = 'new' | 'discount' | 'featured';

/** A query with the words of its heading. */
export type TitledQuery = SearchQuery & { readonly title: string };

/** What a listing shows, whichever call it came from; lists that a zone does not have are left out. */
export interface ListingAnswer {
  readonly products: readonly ProductCard[];
  readonly pages: number;
  readonly view: { readonly pricesVisible: boolean; readonly text: string };
  readonly total?: number;
  readonly categories?: readonly { readonly id: string; readonly name: string }[];
  readonly brands?: readonly BrandLink[];
  readonly similarWords?: readonly string[];
}

const ZONES: readonly Zone[] = ['new', 'discount', 'featured'];

/** The zone that an element shows instead of a search. Spec: 1§2 Zones, Home */
export function zoneOf({ tag }: Props): Zone | undefined {
  return ZONES.find((zone) => zone === tag);
}

/** The attributes are named as the address bar is, so they are read by the same rule. Spec: 1§2 Search */
export function queryOf(props: Props): TitledQuery {
  const bar = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) =>
    value === undefined || bar.set(name, String(value));
  put('keyword', props.keyword);
  put('categoryId', props.categoryId);
  put('brandId', props.brandId);
  put('title', props.title);
  put('type', props.type);
  put('orderBy', props.orderBy);
  put('pageIndex', props.pageIndex);
  const query = readSearchParams(bar);
  const leads = query.keyword ?? query.categoryId ?? query.brandId;
  return leads === undefined ? { ...query, keyword: 'ALL' } : query;
}

interface Source {
  readonly $state: ReturnType<Query<unknown, ListingAnswer>['watch']>;
  reload(): void;
  load(): Promise<unknown>;
}

function from<Args, T extends ListingAnswer>(query: Query<Args, T>, args: Args): Source {
  return {
    $state: query.watch(args),
    reload: () => query.reload(args),
    load: () => query.get(args),
  };
}

/** The read behind a listing. Spec: 1§7 */
export function sourceOf({ catalogue }: Shop, zone: Zone | undefined, query: TitledQuery): Source {
  const { title: _, ...search } = query;
  const page = query.page ?? 1;
  if (zone === 'featured') return from(catalogue.recommended, page);
  return zone ? from(catalogue.zone, { zone, page }) : from(catalogue.search, search);
}

export interface Listing {
  readonly query: TitledQuery;
  readonly zone: Zone | undefined;
  readonly state: Loadable<ListingAnswer>;
  /** The answer, or while the next is on its way the one before it: filters and bars stay in place. */
  readonly frame: ListingAnswer | undefined;
  hrefFor(next: TitledQuery): string;
  go(next: TitledQuery): void;
  link(next: TitledQuery): LinkProps;
  reload(): void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The state of a listing. With `navigate` it is the page's address, and a change is a navigation;
 * without, a change stays in the element until the attributes change. Links are real in both.
 */
export function useListing(props: Props): Listing {
  const shop = useShop();
  const routes = useRoutes();
  const zone = zoneOf(props);
  const given = queryOf(props);
  const origin = JSON.stringify([zone, given]);
  const [own, setOwn] = useState({ origin, query: given });
  const query = own.origin === origin ? own.query : given;

  const source = sourceOf(shop, zone, query);
  const state = useStore(source.$state);
  const [last, setLast] = useState<{ origin: string; answer: ListingAnswer }>();
  if (state.value && state.value !== last?.answer) setLast({ origin, answer: state.value });
  const frame = state.value ?? (last?.origin === origin ? last.answer : undefined);

  const hrefFor = (next: TitledQuery) => {
    const pageIndex = next.page === 1 ? undefined : next.page;
    if (zone === 'featured') return routes.href('home', {});
    if (zone) return routes.href(zone === 'new' ? 'newProductZone' : 'discountZone', { pageIndex });
    return routes.href('search', Object.fromEntries(writeSearchParams(next)));
  };
  const go = (next: TitledQuery) => {
    const isFixed = zone === 'featured' || !props.navigate;
    if (isFixed) return setOwn({ origin, query: next });
    if (zone) {
      return routes.go(zone === 'new' ? 'newProductZone' : 'discountZone', {
        pageIndex: next.page,
      });
    }
    routes.go('search', Object.fromEntries(writeSearchParams(next)));
  };
  return {
    query,
    zone,
    state,
    frame,
    hrefFor,
    go,
    link: (next) => ({
      href: hrefFor(next),
      onClick: (event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(next);
      },
    }),
    reload: source.reload,
  };
}
