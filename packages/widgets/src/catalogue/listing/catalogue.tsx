import { isShopError, keywordOf, wantsSimilarWords } from '@clinicart/sdk';
import { useLayoutEffect, useRef } from 'react';
import { useWords, type WidgetModule, type WidgetProps } from '../../engine/index.ts';
import { Pager } from '../../ui/data/pager.tsx';
import { Loading } from '../../ui/state/skeleton.tsx';
import {
  badgeCss,
  baseCss,
  buttonCss,
  emptyCss,
  fieldCss,
  noticeCss,
  pagerCss,
  pictureCss,
  priceCss,
  skeletonCss,
  sortBarCss,
} from '../../ui/styles.ts';
import { LoadFailure } from '../card/load-error.tsx';
import { HiddenPrices } from '../card/prices-hidden-notice.tsx';
import tileCss from '../card/product-tile.css?inline';
import { ProductTile, TileSkeleton } from '../card/product-tile.tsx';
import catalogueCss from './catalogue.css?inline';
import { ChosenFilters, FilterColumn } from './filter-column.tsx';
import { ListingBar, ListingTitle } from './listing-head.tsx';
import { listingWords } from './listing-words.ts';
import { BeyondLastPage, NoResults } from './no-results.tsx';
import { PageJump } from './page-jump.tsx';
import {
  type Listing,
  type ListingAnswer,
  queryOf,
  sourceOf,
  useListing,
  zoneOf,
} from './use-listing.ts';

/** Shown while a page is on its way. Spec: 1§2 Search */
const SKELETONS = 12;
/** A first screen of tiles, whose pictures load at once. */
const EAGER = 4;

function Catalogue(props: WidgetProps<'clinic-catalogue'>) {
  const listing = useListing(props);
  const { zone, state, frame } = listing;
  const isPage = props.navigate;
  const isFruitless = hasNothing(listing);
  const hasFilters = props.filters && !zone && !isFruitless;
  const root = useRef<HTMLDivElement>(null);
  useStartOfList(root, listing);
  return (
    <div
      ref={root}
      className="clinic-listing"
      data-filters={hasFilters || undefined}
      data-zone={zone}
    >
      <ListingTitle listing={listing} isPage={isPage} />
      {hasFilters && <FilterColumn listing={listing} />}
      <div className="clinic-listing-main" tabIndex={-1}>
        {!zone && !isFruitless && <ListingBar listing={listing} hasFilters={hasFilters} />}
        {hasFilters && <ChosenFilters listing={listing} />}
        {frame && frame.products.length > 0 && !frame.view.pricesVisible && (
          <HiddenPrices text={frame.view.text} />
        )}
        {state.status === 'loading' && <Tiles />}
        {state.status === 'failed' && <LoadFailure error={state.error} onRetry={listing.reload} />}
        {state.value && <Results listing={listing} answer={state.value} level={isPage ? 2 : 3} />}
      </div>
    </div>
  );
}

/** A word that finds nothing leaves nothing to order or to narrow; under a filter it is the filter that may. */
function hasNothing({ query, frame }: Listing): boolean {
  return frame?.total === 0 && !query.categoryId && !query.brandId;
}

/**
 * After a choice of the reader's the list starts again where it can be seen; on the way back the browser knows
 * where they were.
 */
function useStartOfList(root: { current: HTMLElement | null }, { query, move }: Listing) {
  const now = JSON.stringify(query);
  const shown = useRef(now);
  useLayoutEffect(() => {
    const list = root.current;
    if (shown.current === now || !list) return;
    shown.current = now;
    if (move === 'history' || list.querySelector('dialog[open]')) return;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
    // The pager that was pressed is gone with its page; the keyboard goes on from the list.
    const scope = list.getRootNode();
    const isLost = scope instanceof ShadowRoot && !scope.activeElement;
    if (move === 'page' || isLost)
      list.querySelector<HTMLElement>('.clinic-listing-main')?.focus({ preventScroll: true });
  }, [root, now, move]);
}

interface ResultsProps {
  listing: Listing;
  answer: ListingAnswer;
  level: 2 | 3;
}

function Results({ listing, answer, level }: ResultsProps) {
  const text = useWords(listingWords);
  const { query } = listing;
  const page = query.page ?? 1;
  if (answer.products.length === 0) {
    const isBeyond = page > answer.pages && answer.pages > 0;
    return isBeyond ? (
      <BeyondLastPage listing={listing} pages={answer.pages} />
    ) : (
      <NoResults listing={listing} />
    );
  }
  return (
    <>
      <ul
        className="clinic-tiles"
        aria-label={listing.zone ? text.zones[listing.zone] : text.results}
      >
        {answer.products.map((product, place) => (
          <li key={product.id}>
            <ProductTile product={product} level={level} eager={place < EAGER} />
          </li>
        ))}
      </ul>
      <div className="clinic-listing-foot">
        <Pager
          label={text.pages}
          page={page}
          total={answer.pages}
          hrefFor={(next) => listing.hrefFor({ ...query, page: next })}
          onPage={(next) => listing.go({ ...query, page: next })}
        />
        <PageJump listing={listing} pages={answer.pages} />
      </div>
    </>
  );
}

function Tiles() {
  return (
    <Loading>
      <div className="clinic-tiles">
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <TileSkeleton key={place} />
        ))}
      </div>
    </Loading>
  );
}

export const widget: WidgetModule<'clinic-catalogue'> = {
  component: Catalogue,
  styles: [
    baseCss,
    badgeCss,
    buttonCss,
    emptyCss,
    fieldCss,
    noticeCss,
    pagerCss,
    pictureCss,
    priceCss,
    skeletonCss,
    sortBarCss,
    tileCss,
    catalogueCss,
  ],
  async load(shop, props) {
    try {
      const [zone, query] = [zoneOf(props), queryOf(props)];
      const answer = await sourceOf(shop, zone, query).load();
      const keyword = keywordOf(query);
      if (keyword && wantsSimilarWords(query, answer))
        await shop.catalogue.similarWords.get(keyword);
    } catch (error) {
      // The browser tries again and shows what is the matter.
      if (!isShopError(error)) throw error;
    }
  },
};
