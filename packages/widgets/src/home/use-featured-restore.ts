import type { FeaturedPlace } from '@clinicart/sdk/home';
import { homeDomain } from '@clinicart/sdk/home';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';

/** Whether the buyer navigated back or forward to this page and the browser had to load it again. */
function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/**
 * Saves the scroll position in the list when the page is left, and restores it on return: as many pages, from the
 * cache, with the same product at the same height. Above the list the browser restores the position itself.
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
    const saved = isComingBack() ? shop.domain(homeDomain).takePlace() : undefined;
    if (!saved) return;
    show(saved.pages);
    setTarget(saved);
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
