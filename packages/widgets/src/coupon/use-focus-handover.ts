import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What has been landed on: shown again later, it does not take the focus once more. */
const seen = new WeakSet<object>();

/**
 * Where the keyboard goes on once `news` has come and what had the focus is gone with it. A focus that stands
 * elsewhere stays there.
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
      // Read again after a sign-in, the list stands there anew: the focus that was here goes on in it.
      if (news && root instanceof ShadowRoot && root.activeElement === element) seen.delete(news);
    };
  }, [news]);
  return place;
}
