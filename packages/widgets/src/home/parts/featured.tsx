import { type RefObject, useEffect, useRef, useState } from 'react';
import { ProductTile, TileSkeleton } from '../../catalogue/parts/product-tile.tsx';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { schedule } from '../../ui/timer.ts';
import { homeWords } from './home-words.ts';

/** Products of one answer. Spec: 1§9 */
const PAGE_SIZE = 10;
/** The next page is asked for this far from the bottom, when scrolling has come to rest. Spec: 1§9 */
const NEAR_BOTTOM_PX = 408;
const REST_MS = 300;

/** The featured products, a page at a time as the reader comes down. Spec: 1§2 Home, 1§9 */
export function Featured() {
  const shop = useShop();
  const words = useWords(homeWords);
  const [shown, setShown] = useState(1);
  const last = useStore(shop.catalogue.recommended.watch(shown));
  const end = useRef<HTMLDivElement>(null);
  const pages = last.value?.pages ?? 1;
  const canGrow = last.status === 'ready' && shown < pages;
  const grow = () => setShown(shown + 1);
  useNearBottom(end, canGrow, grow);

  if (last.value?.products.length === 0 && shown === 1) return null;
  return (
    <section>
      <div className="clinic-home-head">
        <h2>{words.featured}</h2>
        <p className="clinic-home-why">{words.featuredWhy}</p>
      </div>
      <ul className="clinic-home-tiles clinic-home-featured">
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <FeaturedPage key={index} page={index + 1} />
        ))}
      </ul>
      <div ref={end} className="clinic-home-end">
        {canGrow && <Button onClick={grow}>{words.loadMore}</Button>}
        {last.status === 'ready' && shown > 1 && shown >= pages && <p>{words.noMore}</p>}
      </div>
    </section>
  );
}

function FeaturedPage({ page }: { page: number }) {
  const shop = useShop();
  const words = useWords(homeWords);
  const state = useStore(shop.catalogue.recommended.watch(page));
  if (state.status === 'failed') {
    return (
      <li className="clinic-home-failed">
        <Notice
          tone="danger"
          role="alert"
          lead={words.moreFailed}
          action={
            <Button kind="link" onClick={() => shop.catalogue.recommended.reload(page)}>
              {words.tryAgain}
            </Button>
          }
        >
          {state.error.message}
        </Notice>
      </li>
    );
  }
  if (state.status === 'loading') {
    return Array.from({ length: PAGE_SIZE }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing else to tell it apart.
      <li key={index} aria-hidden="true">
        <TileSkeleton />
      </li>
    ));
  }
  return state.value.products.map((product) => (
    <li key={product.id}>
      <ProductTile product={product} level={3} />
    </li>
  ));
}

/** Calls once the end of a list has been near for a moment. */
function useNearBottom(end: RefObject<HTMLElement | null>, isOn: boolean, reached: () => void) {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        cancel();
        if (entry?.isIntersecting) cancel = schedule(() => latest.current(), REST_MS);
      },
      { rootMargin: `0px 0px ${NEAR_BOTTOM_PX}px` },
    );
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [end, isOn]);
}
