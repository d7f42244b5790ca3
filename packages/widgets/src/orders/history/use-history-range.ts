import { type DayRange, type RangeProblem, rangeProblem } from '@clinicart/sdk/orders';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoutes, useShop, useWidget, type WidgetProps } from '../../engine/index.ts';
import {
  daysOf,
  type RangeChoice,
  type RangeQuery,
  readRangeQuery,
  writeRangeQuery,
} from './range-query.ts';

/**
 * The range of the page: the last months, or days of the buyer. It is in the address bar where the history is the page
 * of the route; on another page, in the element. Back and Forward return to a range.
 */
export function useHistoryRange(given: WidgetProps<'clinic-history'>) {
  const { clock } = useShop();
  const routes = useRoutes();
  const now = useMemo(() => clock.now(), [clock]);
  const [query, setQuery] = useState<RangeQuery>(() => readRangeQuery(given));
  const [typed, setTyped] = useState<DayRange>(() => daysOf(query, now));
  const [problem, setProblem] = useState<RangeProblem>();
  const ownsUrl = useOwnsUrl(routes.href('history'));
  useHistory(ownsUrl, show);

  function show(next: RangeQuery) {
    setQuery(next);
    setTyped(daysOf(next, now));
    setProblem(undefined);
  }

  function go(next: RangeQuery) {
    if (JSON.stringify(next) === JSON.stringify(query)) return show(next);
    if (!ownsUrl() || routes.stay('history', writeRangeQuery(next))) show(next);
  }

  function choose(choice: RangeChoice) {
    // The buyer's days begin with the range that is shown.
    go(choice === 'custom' ? { choice, days: daysOf(query, now) } : { choice });
  }

  function apply() {
    const found = rangeProblem(typed);
    setProblem(found);
    if (!found) go({ choice: 'custom', days: typed });
  }

  const { choice } = query;
  return { choice, range: daysOf(query, now), typed, problem, choose, apply, type: setTyped };
}

export type HistoryRange = ReturnType<typeof useHistoryRange>;

/** Returns whether the address of the page is the one of the history; asked after hydration only. */
function useOwnsUrl(href: string): () => boolean {
  const { element } = useWidget();
  return () => {
    if (!element) return false;
    const { baseURI, location } = element.ownerDocument;
    const { origin, pathname } = new URL(href, baseURI);
    return origin === location.origin && pathname === location.pathname;
  };
}

/** Reports the range of the address after Back and Forward. */
function useHistory(ownsUrl: () => boolean, onChange: (query: RangeQuery) => void): void {
  const { element } = useWidget();
  const latest = useRef({ ownsUrl, onChange });
  useLayoutEffect(() => {
    latest.current = { ownsUrl, onChange };
  });
  useLayoutEffect(() => {
    const { location, defaultView: view } = element?.ownerDocument ?? {};
    if (!location || !view) return;
    const follow = () => {
      if (!latest.current.ownsUrl()) return;
      const bar = new URLSearchParams(location.search);
      const [months, from, to] = [bar.get('months'), bar.get('from'), bar.get('to')];
      latest.current.onChange(readRangeQuery({ months, from, to }));
    };
    view.addEventListener('popstate', follow);
    return () => view.removeEventListener('popstate', follow);
  }, [element]);
}
