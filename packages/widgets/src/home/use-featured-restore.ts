import type { FeaturedPlace } from '@clinicart/sdk';
import { homeDomain } from '@clinicart/sdk';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** The browser came back to this page, and did not keep it whole. */
function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/**
 * Keeps the place in the list when the page is left, and takes it up when the reader comes back: as many pages, from what
 * was read then, and the same product at the same height. Above the list the browser's own scrolling is enough.
 */
export function useFeaturedRestore(
  list: RefObject<HTMLElement | null>,
  shown: number,
  show: (pages: number) => void,
): void {
  const shop = useShop();
  const [target, setTarget] = useState<FeaturedPlace>();
  const latest = useRef(shown);

  useLayoutEffect(() => {
    const place = isComingBack() ? shop.domain(homeDomain).takePlace() : undefined;
    if (!place) return;
    show(place.pages);
    setTarget(place);
  }, [shop, show]);

  useLayoutEffect(() => {
    latest.current = shown;
    if (!target || shown < target.pages) return;
    const item = list.current?.children[target.item];
    const by = item ? item.getBoundingClientRect().top - target.offsetPx : 0;
    if (by) scrollBy({ top: by, behavior: 'instant' });
    setTarget(undefined);
  }, [list, shown, target]);

  useEffect(() => {
    const keep = () => {
      const items = [...(list.current?.children ?? [])];
      const isIn = (list.current?.getBoundingClientRect().top ?? 0) < 0;
      const item = isIn ? items.findIndex((each) => each.getBoundingClientRect().bottom > 0) : -1;
      const offsetPx = items[item]?.getBoundingClientRect().top ?? 0;
      shop.domain(homeDomain).keepPlace({ pages: latest.current, item, offsetPx });
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [shop, list]);
}
