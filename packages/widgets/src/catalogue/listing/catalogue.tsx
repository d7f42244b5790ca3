import type { Shop } from '@clinicart/sdk';
import { keywordOf, type TitledSearch, wantsSimilarWords } from '@clinicart/sdk/catalogue';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetModule, WidgetProps } from '../../engine/index.ts';
import { pagerStyles } from '../../ui/data/pager.tsx';
import { Loading, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { LoadFailure, loadErrorStyles } from '../card/load-error.tsx';
import { PricesHiddenNotice, pricesHiddenNoticeStyles } from '../card/prices-hidden-notice.tsx';
import { productTileStyles, TileSkeleton } from '../card/product-tile.tsx';
import { readForServer } from '../read-for-server.ts';
import { TableSkeleton, tableSkeletonStyles } from '../table/table-skeleton.tsx';
import catalogueCss from './catalogue.css?inline';
import { ChosenFilters, FilterColumn, filterColumnStyles } from './filter-column.tsx';
import { ListingBar, ListingTitle, listingHeadStyles } from './listing-head.tsx';
import { noResultsStyles } from './no-results/no-results.tsx';
import { pageJumpStyles } from './page-jump.tsx';
import { Results } from './results.tsx';
import { useListView } from './use-list-view.ts';
import {
  type Listing,
  type ListingAnswer,
  queryOf,
  sourceOf,
  useListing,
  type Zone,
  zoneOf,
} from './use-listing.ts';
import { ViewSwitch, viewSwitchStyles } from './view-switch.tsx';

/** Skeleton tiles of a loading page. Spec: 1§2 Search */
const SKELETONS = 12;

function Catalogue(props: WidgetProps<'clinic-catalogue'>) {
  const listing = useListing(props);
  const { zone, state, frame } = listing;
  const isPage = props.navigate;
  const isEmpty = isEmptySearch(listing);
  const hasFilters = props.filters && !zone && !isEmpty;
  const root = useRef<HTMLDivElement>(null);
  useScrollToStart(root, listing);
  // The featured products of the home page stay pictures.
  const [chosenView, chooseView] = useListView();
  const view = zone === 'featured' ? 'grid' : chosenView;
  const [articles, keepArticles] = useState<{ of: ListingAnswer | undefined; count: number }>();
  const setArticles = useCallback((count: number) => keepArticles({ of: frame, count }), [frame]);
  const hasProducts = frame === undefined || frame.products.length > 0;
  const viewSwitch = zone !== 'featured' && hasProducts && (
    <ViewSwitch view={view} onChoose={chooseView} />
  );
  return (
    <div
      ref={root}
      className="clinic-listing"
      data-filters={hasFilters || undefined}
      data-zone={zone}
      data-view={view}
    >
      <ListingTitle listing={listing} isPage={isPage}>
        {zone && viewSwitch}
      </ListingTitle>
      {hasFilters && <FilterColumn listing={listing} />}
      <div className="clinic-listing-main" tabIndex={-1}>
        {!zone && !isEmpty && (
          <ListingBar
            listing={listing}
            hasFilters={hasFilters}
            articles={view === 'table' && articles?.of === frame ? articles?.count : undefined}
          >
            {viewSwitch}
          </ListingBar>
        )}
        {hasFilters && <ChosenFilters listing={listing} />}
        {frame && frame.products.length > 0 && !frame.view.pricesVisible && (
          <PricesHiddenNotice text={frame.view.text} />
        )}
        {state.status === 'loading' && (view === 'table' ? <TableSkeleton /> : <Tiles />)}
        {state.status === 'failed' && <LoadFailure error={state.error} onRetry={listing.reload} />}
        {state.value && (
          <Results
            listing={listing}
            answer={state.value}
            view={view}
            level={isPage ? 2 : 3}
            onArticles={setArticles}
          />
        )}
      </div>
    </div>
  );
}

/** Whether a search without filters found nothing, so that there is nothing to sort or filter. */
function isEmptySearch({ query, frame }: Listing): boolean {
  return frame?.total === 0 && !query.categoryId && !query.brandId;
}

/** Scrolls to the start of the list after the buyer changes the search; the browser restores the position on Back. */
function useScrollToStart(root: { current: HTMLElement | null }, { query, move }: Listing) {
  const now = JSON.stringify(query);
  const shown = useRef(now);
  useLayoutEffect(() => {
    const list = root.current;
    if (shown.current === now || !list) return;
    shown.current = now;
    if (move === 'history' || list.querySelector('dialog[open]')) return;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
    // The pager button that had the focus is gone, so the list takes it.
    const scope = list.getRootNode();
    const isLost = scope instanceof ShadowRoot && !scope.activeElement;
    if (move === 'page' || isLost)
      list.querySelector<HTMLElement>('.clinic-listing-main')?.focus({ preventScroll: true });
  }, [root, now, move]);
}

function Tiles() {
  return (
    <Loading>
      <div className="clinic-tiles">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <TileSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
}

async function readListing(shop: Shop, zone: Zone | undefined, query: TitledSearch) {
  const answer = await sourceOf(shop, zone, query).load();
  const keyword = keywordOf(query);
  if (keyword && wantsSimilarWords(query, answer)) await shop.catalogue.similarWords.get(keyword);
}

export const widget: WidgetModule<'clinic-catalogue'> = {
  component: Catalogue,
  styles: [
    pagerStyles,
    skeletonStyles,
    loadErrorStyles,
    pricesHiddenNoticeStyles,
    productTileStyles,
    filterColumnStyles,
    listingHeadStyles,
    noResultsStyles,
    pageJumpStyles,
    tableSkeletonStyles,
    viewSwitchStyles,
    catalogueCss,
  ],
  async load(shop, props) {
    await readForServer(readListing(shop, zoneOf(props), queryOf(props)));
  },
};
