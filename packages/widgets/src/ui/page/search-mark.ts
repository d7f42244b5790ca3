import { useEffect, useRef } from 'react';
import { changeAddress } from './address-bar.ts';

/** Mark of an address that opens the search of a list: the account's bar on a phone links to it. */
export const SEARCH_MARK = '#search';

/**
 * Calls `open` when the address of the page has the mark, and removes it, so that a search that was closed stays closed
 * after a reload.
 */
export function useSearchMark(element: Element | undefined, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (!view) return undefined;
    const follow = () => {
      if (view.location.hash !== SEARCH_MARK) return;
      changeAddress('replace', view.location.href.slice(0, -SEARCH_MARK.length), { view });
      latest.current();
    };
    follow();
    view.addEventListener('hashchange', follow);
    return () => view.removeEventListener('hashchange', follow);
  }, [element]);
}
