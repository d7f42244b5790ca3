import { isShopError, standingOf } from '@clinicart/sdk';
import { useLayoutEffect, useRef } from 'react';
import {
  useRoutes,
  useShop,
  useStore,
  useWords,
  type WidgetModule,
  type WidgetProps,
} from '../engine/index.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { Loading } from '../ui/skeleton.tsx';
import {
  badgeCss,
  baseCss,
  buttonCss,
  emptyCss,
  noticeCss,
  pagerCss,
  pictureCss,
  priceCss,
  skeletonCss,
  sortBarCss,
} from '../ui/styles.ts';
import catalogueCss from './catalogue.css?inline';
import { listingWords } from './listing-words.ts';
import { FilterColumn } from './parts/filter-column.tsx';
import { ListingBar, ListingTitle } from './parts/listing-head.tsx';
import { LoadFailure } from './parts/load-failure.tsx';
import tileCss from './parts/product-tile.css?inline';
import { ProductTile, TileSkeleton } from './parts/product-tile.tsx';
import {
  type Listing,
  type ListingAnswer,
  queryOf,
  sourceOf,
  useListing,
  zoneOf,
} from './parts/use-listing.ts';
import { useSignIn } from './parts/use-purchase.ts';
import { sellingWords } from './words.ts';

/** Shown while a page is on its way. Spec: 1§2 Search */
const SKELETONS = 12;
/** A first screen of tiles, whose pictures load at once. */
const EAGER = 4;

function Catalogue(props: WidgetProps<'clinic-catalogue'>) {
  const listing = useListing(props);
  const { zone, query, state, frame } = listing;
  const isPage = props.navigate;
  const hasFilters = props.filters && !zone;
  const root = useRef<HTMLDivElement>(null);
  useStartOfList(root, JSON.stringify(query));
  return (
    <div ref={root} className="clinic-listing" data-filters={hasFilters || undefined}>
      <ListingTitle listing={listing} isPage={isPage} />
      {hasFilters && <FilterColumn listing={listing} />}
      <div className="clinic-listing-main" tabIndex={-1}>
        {!zone && <ListingBar listing={listing} />}
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

/** After a change inside the element, the list starts again where it can be seen. */
function useStartOfList(root: { current: HTMLElement | null }, state: string) {
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) root.current?.scrollIntoView({ block: 'start' });
    // The pager that was pressed is gone with its page; the keyboard goes on from the list.
    const scope = root.current?.getRootNode();
    if (scope instanceof ShadowRoot && !scope.activeElement) {
      root.current
        ?.querySelector<HTMLElement>('.clinic-listing-main')
        ?.focus({ preventScroll: true });
    }
  }, [root, state]);
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
    const isBeyond = page > 1 && page > answer.pages && answer.pages > 0;
    return isBeyond ? (
      <Empty
        icon={<SearchIcon size={20} />}
        title={text.beyond({ page, pages: answer.pages })}
        action={
          <Button kind="secondary" {...listing.link({ ...query, page: 1 })}>
            {text.firstPage}
          </Button>
        }
      />
    ) : (
      <Empty
        icon={<SearchIcon size={20} />}
        title={text.empty}
        action={
          <Button kind="secondary" {...listing.link({ keyword: 'ALL', title: '', page: 1 })}>
            {text.browseAll}
          </Button>
        }
      >
        {text.emptyWhy}
      </Empty>
    );
  }
  return (
    <>
      <ul className="clinic-tiles" aria-label={text.results}>
        {answer.products.map((product, place) => (
          <li key={product.id}>
            <ProductTile product={product} level={level} eager={place < EAGER} />
          </li>
        ))}
      </ul>
      <Pager
        label={text.pages}
        page={page}
        total={answer.pages}
        hrefFor={(next) => listing.hrefFor({ ...query, page: next })}
        onPage={(next) => listing.go({ ...query, page: next })}
      />
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

/** Said once above the tiles: how to see prices. Spec: 1§6 */
function HiddenPrices({ text: reason }: { text: string }) {
  const shop = useShop();
  const routes = useRoutes();
  const signIn = useSignIn();
  const listing = useWords(listingWords);
  const text = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  return (
    <Notice
      tone="info"
      action={
        standingOf(session, false) === 'visitor' ? (
          <Button kind="link" onClick={signIn}>
            {text.signIn}
          </Button>
        ) : (
          <Button kind="link" {...routes.link('accountInformation')}>
            {text.getVerified}
          </Button>
        )
      }
    >
      {reason || listing.pricesHidden}
    </Notice>
  );
}

export const widget: WidgetModule<'clinic-catalogue'> = {
  component: Catalogue,
  styles: [
    baseCss,
    badgeCss,
    buttonCss,
    emptyCss,
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
      await sourceOf(shop, zoneOf(props), queryOf(props)).load();
    } catch (error) {
      // The browser tries again and shows what is the matter.
      if (!isShopError(error)) throw error;
    }
  },
};
