import { type DayRange, type RangeProblem, rangeProblem } from '@clinicart/sdk/orders';
import { useMemo, useState } from 'react';
import { useRoutes, useShop, type WidgetProps } from '../../engine/index.ts';
import { useOwnsUrl, useReturns } from '../../paged-list/route-address.ts';
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
  useReturns(ownsUrl, (texts) => show(readRangeQuery(texts)));

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
