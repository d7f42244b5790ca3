import { useLayoutEffect, useRef } from 'react';
import type { PagedList } from '../paged-list/use-paged-list.ts';

/**
 * Moves the focus to a list that has turned its page: the pager that had it is gone. A change of the tab keeps the focus
 * on the tab.
 */
export function usePageStart<T extends HTMLElement>({ query, read }: PagedList<unknown>) {
  const list = useRef<T>(null);
  const shown = useRef(query);
  const isRead = read.value !== undefined;
  useLayoutEffect(() => {
    if (!isRead) return;
    const before = shown.current;
    shown.current = query;
    if (before.tab === query.tab && before.page !== query.page)
      list.current?.focus({ preventScroll: true });
  }, [query, isRead]);
  return list;
}
