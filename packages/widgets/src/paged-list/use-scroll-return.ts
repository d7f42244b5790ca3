import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useWidget } from '../engine/index.ts';
import { changeAddress } from '../ui/page/address-bar.ts';
import type { ListQuery } from './list-query.ts';

/** Key of the scroll position in the state of the history entry. */
const PLACE = 'clinicListPlace';

/** Whether the buyer navigated back or forward to this page and the browser had to load it again. */
function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

interface Shown {
  readonly query: ListQuery;
  /** Whether the buyer chose the question, on this page; false after Back and Forward. */
  readonly isChoice: boolean;
  /** Whether the answer is there. */
  readonly isShown: boolean;
}

/**
 * Returns to the same place of the list: after Back from another page, the position that the page was left at; after a
 * choice, the start of the list.
 */
export function useScrollReturn(
  list: RefObject<HTMLElement | null>,
  { query, isChoice, isShown }: Shown,
): void {
  const { element } = useWidget();
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (!view || !isShown || isDone.current) return;
    isDone.current = true;
    const state: unknown = view.history.state;
    const place = state instanceof Object ? Reflect.get(state, PLACE) : undefined;
    if (typeof place === 'number' && isComingBack())
      view.scrollTo({ top: place, behavior: 'instant' });
  }, [element, isShown]);

  useEffect(() => {
    const view = element?.ownerDocument.defaultView;
    if (!view) return;
    const keep = () => {
      const state: unknown = view.history.state;
      const kept = state instanceof Object ? state : {};
      changeAddress('replace', view.location.href, {
        view,
        state: { ...kept, [PLACE]: view.scrollY },
      });
    };
    view.addEventListener('pagehide', keep);
    return () => view.removeEventListener('pagehide', keep);
  }, [element]);

  const now = JSON.stringify(query);
  const last = useRef(now);
  useLayoutEffect(() => {
    if (last.current === now) return;
    last.current = now;
    const start = list.current;
    if (!isChoice || !start) return;
    if (start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, [list, isChoice, now]);
}
