import { readSearchParams, type TitledSearch } from '@clinicart/sdk/catalogue';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEmit, useWidget } from '../../engine/index.ts';

/** Parameters of a listing's URL. */
const PARAMETERS = ['keyword', 'categoryId', 'brandId', 'orderBy', 'pageIndex'] as const;

/**
 * Reports the query of the URL on mount, when it may say more than the attributes, and after Back and Forward.
 * Spec: 1§2 Search
 */
export function useUrlState(
  isOwner: boolean,
  fallback: TitledSearch,
  onChange: (query: TitledSearch) => void,
): void {
  const { element } = useWidget();
  const latest = useRef({ fallback, onChange });
  useLayoutEffect(() => {
    latest.current = { fallback, onChange };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!isOwner || !location || !view) return;
    const path = location.pathname;
    const read = () => {
      // Another page of a host that keeps the document.
      if (location.pathname !== path) return;
      const params = new URLSearchParams(location.search);
      const isBare = !PARAMETERS.some((name) => params.has(name));
      latest.current.onChange(isBare ? latest.current.fallback : readSearchParams(params));
    };
    if (location.search) read();
    view.addEventListener('popstate', read);
    return () => view.removeEventListener('popstate', read);
  }, [element, isOwner]);
}

/** Fires `clinic-title-change` when the title changes after the first render. */
export function useTitle(isOwner: boolean, title: string | undefined): void {
  const emit = useEmit();
  const lastTitle = useRef<string>(undefined);
  useEffect(() => {
    if (!isOwner || title === undefined || title === lastTitle.current) return;
    if (lastTitle.current !== undefined) emit('clinic-title-change', { title });
    lastTitle.current = title;
  }, [emit, isOwner, title]);
}
