import { useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '../ui/page/focus-place.ts';
import type { PagedList } from './use-paged-list.ts';

/**
 * Moves the focus to the list that answers a question: from the pager that turned its page, and from nowhere when the
 * question took its button away. A tab and a search keep the focus, and a person who has moved on keeps it too.
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
    if (!element || before === query) return;
    const isTurned = before.tab === query.tab && before.page !== query.page;
    const pager = isTurned ? start.current?.querySelector('.clinic-list-foot') : null;
    if (isFocusFree(element, pager)) element.focus({ preventScroll: true });
  }, [query, isRead, start]);
  return list;
}
