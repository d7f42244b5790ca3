import { useLayoutEffect, useRef } from 'react';
import { useWidget } from '../engine/index.ts';

/** Returns whether the address of the page is this one, whatever its query; asked after hydration only. */
export function useOwnsUrl(href: string): () => boolean {
  const { element } = useWidget();
  return () => {
    if (!element) return false;
    const { baseURI, location } = element.ownerDocument;
    const { origin, pathname } = new URL(href, baseURI);
    return origin === location.origin && pathname === location.pathname;
  };
}

/** Reports the query of the address after Back and Forward, while the element owns the address. */
export function useReturns(
  ownsUrl: () => boolean,
  onReturn: (texts: Readonly<Record<string, string>>) => void,
): void {
  const { element } = useWidget();
  const latest = useRef({ ownsUrl, onReturn });
  useLayoutEffect(() => {
    latest.current = { ownsUrl, onReturn };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!location || !view) return;
    const follow = () => {
      const { ownsUrl: isOwner, onReturn: report } = latest.current;
      if (isOwner()) report(Object.fromEntries(new URLSearchParams(location.search)));
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [element]);
}
