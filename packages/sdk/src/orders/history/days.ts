import { hongKongDay } from '../../base/values/hong-kong-time.ts';
import type { DayRange } from './types.ts';

const DAY_MS = 86_400_000;

/** Longest range, in months. */
export const MOST_MONTHS = 60;

/** Why a range cannot be read. */
export type RangeProblem = 'incomplete' | 'reversed' | 'too-long';

/** Numbers a day, `YYYY-MM-DD`, so that days can be subtracted; NaN for anything else. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Writes the day of a number as `YYYY-MM-DD`. */
export const dayOfNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

const isDay = (day: string) => {
  const number = dayNumber(day);
  return !Number.isNaN(number) && dayOfNumber(number) === day;
};

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthOfNumber = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Returns every month of a range, `YYYY-MM`, the first one first. */
export function monthsOf({ from, to }: DayRange): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, at) => monthOfNumber(first + at));
}

/** Returns the range of the current month and the whole months before it, in Hong Kong. */
export function lastMonths(now: number, months: number): DayRange {
  const to = hongKongDay(now);
  return { from: `${monthOfNumber(monthNumber(to) - months + 1)}-01`, to };
}

/** Returns why a range cannot be read; undefined for a valid one. */
export function rangeProblem({ from, to }: DayRange): RangeProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'incomplete';
  if (from > to) return 'reversed';
  return monthNumber(to) - monthNumber(from) >= MOST_MONTHS ? 'too-long' : undefined;
}
