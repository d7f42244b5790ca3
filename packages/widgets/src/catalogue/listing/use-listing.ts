import {
  type Facet,
  isSameWord,
  type Loadable,
  type ProductCard,
  type Query,
  readSearchParams,
  type Shop,
  type TitledSearch,
  writeSearchParams,
} from '@clinicart/sdk';
import { useState } from 'react';
import {
  type LinkProps,
  useRoutes,
  useShop,
  useStore,
  type WidgetProps,
} from '../../engine/index.ts';
import { isPlainClick } from '../../ui/page/plain-click.ts';
import { useOwnsAddress } from './url-owner.ts';
import { useAddress } from './use-url-state.ts';

type Props = WidgetProps<'clinic-catalogue'>;
export type Zone = 'new' | 'discount' | 'featured';

/** What a listing shows, whichever call it came from; lists that a zone does not have are left out. */
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

/** The zone that an element shows instead of a search. Spec: 1§2 Zones, Home */
export function zoneOf({ tag }: Props): Zone | undefined {
  return ZONES.find((zone) => zone === tag);
}

/** The attributes are named as the address bar is, so they are read by the same rule. Spec: 1§2 Search */
export function queryOf(props: Props): TitledSearch {
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
  return readSearchParams(bar);
}

interface Source {
  readonly $state: ReturnType<Query<unknown, ListingAnswer>['watch']>;
  reload(): void;
  load(): Promise<ListingAnswer>;
}

function from<Args, T extends ListingAnswer>(query: Query<Args, T>, args: Args): Source {
  return {
    $state: query.watch(args),
    reload: () => query.reload(args),
    load: () => query.get(args),
  };
}

/** The read behind a listing. Spec: 1§7 */
export function sourceOf({ catalogue }: Shop, zone: Zone | undefined, query: TitledSearch): Source {
  const { title: _, ...search } = query;
  const page = query.page ?? 1;
  if (zone === 'featured') return from(catalogue.recommended, page);
  return zone ? from(catalogue.zone, { zone, page }) : from(catalogue.search, search);
}

/** How a listing came to show what it shows: the next page, another choice, or back through the history. */
export type Move = 'page' | 'choice' | 'history';

export interface Listing {
  readonly query: TitledSearch;
  readonly zone: Zone | undefined;
  readonly state: Loadable<ListingAnswer>;
  /** The answer, or while the next is on its way the one before it: filters and bars stay in place. */
  readonly frame: ListingAnswer | undefined;
  /** Undefined for what it began with. */
  readonly move: Move | undefined;
  /** Its state is the page's address. */
  readonly ownsAddress: boolean;
  hrefFor(next: TitledSearch): string;
  go(next: TitledSearch): void;
  link(next: TitledSearch): LinkProps;
  reload(): void;
}

/**
 * The state of a listing. With `navigate` it is the page's address, which changes in place; another word is
 * another page. Without, a change stays in the element until the attributes change. Links are real in both.
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
  /** As the address will be read again, so that the way back asks for nothing new. */
  const asRead = (next: TitledSearch) => readSearchParams(writeSearchParams(next));

  const ownsAddress = useOwnsAddress(props.navigate && zone !== 'featured');
  useAddress(ownsAddress, zone ? { ...given, page: 1 } : given, (asked) => {
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
  /** Whether the address has changed in place; else the page is being left. */
  const stays = (next: TitledSearch): boolean => {
    const pageIndex = next.page === 1 ? undefined : next.page;
    if (zone === 'new') return routes.stay('newProductZone', { pageIndex });
    if (zone === 'discount') return routes.stay('discountZone', { pageIndex });
    const params = Object.fromEntries(writeSearchParams(next));
    if (isSameWord(query, next)) return routes.stay('search', params);
    routes.go('search', params);
    return false;
  };
  const go = (wanted: TitledSearch) => {
    const next = asRead(wanted);
    const isPaging = JSON.stringify({ ...query, page: next.page }) === JSON.stringify(next);
    if (!ownsAddress || stays(next)) show(next, isPaging ? 'page' : 'choice');
  };
  return {
    query,
    zone,
    state,
    frame,
    move: isOwn ? own.move : undefined,
    ownsAddress,
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
