import { type DayRange, lastMonths, type RangeProblem, rangeProblem } from '@clinicart/sdk/orders';
import { useMemo, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** A choice of the range. */
export type RangeChoice = 'six' | 'twelve' | 'custom';

const MONTHS = { six: 6, twelve: 12 } as const;

/** The range of the page: the last months, or dates of the buyer. */
export function useHistoryRange() {
  const { clock } = useShop();
  const now = useMemo(() => clock.now(), [clock]);
  const [choice, setChoice] = useState<RangeChoice>('twelve');
  const [typed, setTyped] = useState<DayRange>(() => lastMonths(now, MONTHS.twelve));
  const [applied, setApplied] = useState(typed);
  const [problem, setProblem] = useState<RangeProblem>();
  const range = choice === 'custom' ? applied : lastMonths(now, MONTHS[choice]);

  function choose(next: RangeChoice) {
    // The custom dates begin with the range that is shown.
    if (next === 'custom' && choice !== 'custom') {
      setTyped(range);
      setApplied(range);
    }
    setProblem(undefined);
    setChoice(next);
  }

  function apply() {
    const found = rangeProblem(typed);
    setProblem(found);
    if (!found) setApplied(typed);
  }

  return { choice, range, typed, problem, choose, apply, type: setTyped };
}

export type HistoryRange = ReturnType<typeof useHistoryRange>;
