import { readSearchParams, type TitledSearch } from '@clinicart/sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEmit, useWidget } from '../../engine/index.ts';

/** Any of these says that the address is one of a listing. */
const OURS = ['keyword', 'categoryId', 'brandId', 'orderBy', 'pageIndex'] as const;

/**
 * Tells what the address asks for when the reader goes back or forward, and at the start, where a page's
 * attributes may say less than its address. Spec: 1§2 Search
 */
export function useAddress(
  isOwner: boolean,
  bare: TitledSearch,
  onAddress: (query: TitledSearch) => void,
): void {
  const { element } = useWidget();
  const latest = useRef({ bare, onAddress });
  useLayoutEffect(() => {
    latest.current = { bare, onAddress };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!isOwner || !location || !view) return;
    const path = location.pathname;
    const read = () => {
      // A host's own page of the same document.
      if (location.pathname !== path) return;
      const params = new URLSearchParams(location.search);
      const isBare = !OURS.some((name) => params.has(name));
      latest.current.onAddress(isBare ? latest.current.bare : readSearchParams(params));
    };
    if (location.search) read();
    view.addEventListener('popstate', read);
    return () => view.removeEventListener('popstate', read);
  }, [element, isOwner]);
}

/** Tells the page its title when what is shown has changed; what it began with stands there already. */
export function useTitle(isOwner: boolean, title: string | undefined): void {
  const emit = useEmit();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!isOwner || title === undefined || title === told.current) return;
    if (told.current !== undefined) emit('clinic-title-change', { title });
    told.current = title;
  }, [emit, isOwner, title]);
}
