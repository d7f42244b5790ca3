import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Outcomes that have taken the focus: rendered again, they leave it alone. */
const seen = new WeakSet<object>();

/**
 * Returns a ref of an element that takes the focus when `outcome` arrives and the focused element has disappeared. A
 * focus elsewhere stays.
 */
export function useLanding<E extends HTMLElement>(news: object | undefined): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    if (!news || !element || seen.has(news)) return;
    seen.add(news);
    const { activeElement, body } = element.ownerDocument;
    const root = element.getRootNode();
    const isInside = root instanceof ShadowRoot && root.host === activeElement;
    const isLost = activeElement === null || activeElement === body;
    if (isLost || (isInside && root.activeElement === null)) element.focus();
  }, [news]);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const root = element?.getRootNode();
      // The list renders anew after a login: lets the new element take the focus over.
      if (news && root instanceof ShadowRoot && root.activeElement === element) seen.delete(news);
    };
  }, [news]);
  return place;
}
