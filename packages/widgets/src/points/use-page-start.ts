import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus and view to the start of a list that has turned its page: the pager that had the focus is gone. A change
 * of the tab keeps the focus on the tab.
 */
export function usePageStart(
  list: RefObject<HTMLElement | null>,
  { tab, page }: { readonly tab: string; readonly page: number },
  isRead: boolean,
): void {
  const shown = useRef({ tab, page });
  useLayoutEffect(() => {
    if (!isRead) return;
    const before = shown.current;
    shown.current = { tab, page };
    if (before.tab !== tab || before.page === page) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [list, tab, page, isRead]);
}
