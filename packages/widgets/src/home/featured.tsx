import { RECOMMENDED_PAGE_SIZE } from '@clinicart/sdk/catalogue';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { ProductTile, productTileStyles, TileSkeleton } from '../catalogue/card/product-tile.tsx';
import { useShop, useStore, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import { isFocusFree } from '../ui/page/focus-place.ts';
import { FailureNotice, noticeStyles } from '../ui/state/notice.tsx';
import { homeWords } from './home-words.ts';
import { useFeaturedRestore } from './use-featured-restore.ts';
import { useIsBelow, useNearBottom, usePullAtBottom } from './use-infinite-scroll.ts';

export const featuredStyles = [buttonStyles, noticeStyles, productTileStyles];

/** Recommended products, loaded page by page on scrolling or with the button. Spec: 1§2 Home, 1§9 */
export function Featured() {
  const shop = useShop();
  const words = useWords(homeWords);
  const [shown, setShown] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  /** End of the loaded products. */
  const end = useRef<HTMLLIElement>(null);
  /** End of the list, including the reserved page. */
  const foot = useRef<HTMLDivElement>(null);
  /** The page up to which space is reserved. It only changes out of sight, so that the content below does not shift. */
  const [reserved, setReserved] = useState(2);
  const isFootBelow = useIsBelow(foot);
  /** The page whose first product takes the focus after the button was pressed, unless it is elsewhere by then; 0 for none. */
  const focusPage = useRef(0);
  const last = useStore(shop.catalogue.recommended.watch(shown));
  const isReady = last.status === 'ready';
  const pages = last.value?.pages ?? shown;
  const hasMore = isReady && shown < pages;
  useFeaturedRestore(list, shown, setShown);
  const hasPlace = hasMore && reserved > shown;
  const isShort = isReady && !hasMore && reserved === shown;
  const next = () => setShown(shown + 1);
  useNearBottom(end, hasPlace, next);
  usePullAtBottom(hasMore && !hasPlace && !isFootBelow, next);
  useEffect(() => {
    if (isFootBelow && isReady) setReserved(hasMore ? shown + 1 : 0);
  }, [isFootBelow, isReady, hasMore, shown]);

  useEffect(() => {
    if (!isReady || focusPage.current !== shown) return;
    focusPage.current = 0;
    const first = list.current?.querySelector<HTMLElement>(`[data-page="${shown}"] a`);
    if (first && isFocusFree(first, foot.current)) first.focus();
  }, [isReady, shown]);

  if (last.value?.products.length === 0 && shown === 1) return null;
  const grow = () => {
    focusPage.current = shown + 1;
    setShown(shown + 1);
  };
  const isGrowing = shown > 1 && last.status === 'loading';
  return (
    <section data-section="featured" aria-labelledby="featured">
      <div className="clinic-home-head">
        <h2 id="featured">{words.featured}</h2>
        <p className="clinic-home-why">{words.featuredWhy}</p>
      </div>
      {/* Reserves the next page before it loads, so that the footer does not jump. */}
      <ul ref={list} className="clinic-home-tiles clinic-home-featured">
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <FeaturedPage key={index} page={index + 1} />
        ))}
        {hasPlace && <PageSkeleton start={end} />}
        {isShort && (
          <ShortPageFiller count={RECOMMENDED_PAGE_SIZE - (last.value?.products.length ?? 0)} />
        )}
      </ul>
      <div ref={foot} className="clinic-home-end">
        {(hasMore || isGrowing) && (
          <Button onClick={grow} busy={isGrowing} busyLabel={words.loadingMore}>
            {words.loadMore}
          </Button>
        )}
        {isReady && shown >= pages && <p>{words.noMore}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {shown > 1 && isReady ? words.pageLoaded({ page: shown, pages }) : ''}
        </span>
      </VisuallyHidden>
    </section>
  );
}

const FeaturedPage = memo(function FeaturedPage({ page }: { page: number }) {
  const shop = useShop();
  const words = useWords(homeWords);
  const state = useStore(shop.catalogue.recommended.watch(page));
  if (state.status === 'failed') {
    return (
      <li className="clinic-home-failed">
        <FailureNotice
          lead={words.moreFailed}
          onRetry={() => shop.catalogue.recommended.reload(page)}
        >
          {state.error.message}
        </FailureNotice>
      </li>
    );
  }
  if (state.status === 'loading') return <PageSkeleton />;
  return state.value.products.map((product, index) => (
    <li key={product.id} className="clinic-tile-place" data-page={index === 0 ? page : undefined}>
      <ProductTile product={product} level={3} />
    </li>
  ));
});

function PageSkeleton({ start }: { start?: RefObject<HTMLLIElement | null> }) {
  return Array.from({ length: RECOMMENDED_PAGE_SIZE }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing else to tell it apart.
    <li key={index} ref={index === 0 ? start : undefined} aria-hidden="true">
      <TileSkeleton />
    </li>
  ));
}

/** Fills the space of a short last page until it is out of sight. */
function ShortPageFiller({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing else to tell it apart.
    <li key={index} className="clinic-home-held" aria-hidden="true">
      <TileSkeleton />
    </li>
  ));
}
