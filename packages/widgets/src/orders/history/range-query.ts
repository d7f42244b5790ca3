import { type DayRange, lastMonths, rangeProblem } from '@clinicart/sdk/orders';

/** A choice of the range: the last months, or days of the buyer. */
export type RangeQuery =
  | { readonly choice: 'six' | 'twelve' }
  | { readonly choice: 'custom'; readonly days: DayRange };

export type RangeChoice = RangeQuery['choice'];

/** The parts of a choice, as an address or attributes have them. */
export interface RangeTexts {
  readonly months?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const MONTHS = { six: 6, twelve: 12 } as const;

/** Reads a choice; days that make no range, and other months, are the last twelve months. */
export function readRangeQuery({ months, from, to }: RangeTexts): RangeQuery {
  const days = { from: from ?? '', to: to ?? '' };
  if (rangeProblem(days) === undefined) return { choice: 'custom', days };
  return { choice: months === String(MONTHS.six) ? 'six' : 'twelve' };
}

/** Writes a choice for an address; twelve months are left out. */
export const writeRangeQuery = (query: RangeQuery) => ({
  months: query.choice === 'six' ? String(MONTHS.six) : undefined,
  from: query.choice === 'custom' ? query.days.from : undefined,
  to: query.choice === 'custom' ? query.days.to : undefined,
});

/** Returns the days of a choice. */
export const daysOf = (query: RangeQuery, now: number): DayRange =>
  query.choice === 'custom' ? query.days : lastMonths(now, MONTHS[query.choice]);
