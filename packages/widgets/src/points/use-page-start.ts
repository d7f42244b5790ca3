import { useLayoutEffect, useRef } from 'react';
import type { PagedList } from '../paged-list/use-paged-list.ts';
import { isFocusFree } from '../ui/page/focus-place.ts';

/**
 * Moves the focus to a list that has turned its page, from the pager that had it, which may be gone. A change of the tab
 * keeps the focus on the tab, and a person who has moved on keeps it too.
 */
export function usePageStart<T extends HTMLElement>({ query, read, start }: PagedList<unknown>) {
  const list = useRef<T>(null);
  const shown = useRef(query);
  const isRead = read.value !== undefined;
  useLayoutEffect(() => {
    if (!isRead) return;
    const before = shown.current;
    shown.current = query;
    const element = list.current;
    if (!element || before.tab !== query.tab || before.page === query.page) return;
    const pager = start.current?.querySelector('.clinic-list-foot');
    if (isFocusFree(element, pager)) element.focus({ preventScroll: true });
  }, [query, isRead, start]);
  return list;
}
