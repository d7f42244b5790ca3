import { type Cents, cents } from '../../base/values/money.ts';
import { sum } from '../../base/values/sums.ts';
import { apportion } from '../../checkout/apportion.ts';
import { monthsOf } from './days.ts';
import { type BoughtOrder, isWithin, productKey } from './purchases.ts';
import type { DayRange, MonthSpending, Spending } from './types.ts';

/** Groups of a chart that can still be told apart. */
export const MOST_GROUPS = 5;

/** Names of categories by product; a product without one counts as other. */
export type CategoryNames = ReadonlyMap<string, string | undefined>;

/** The question of one calculation. */
export interface SpendingQuery {
  readonly range: DayRange;
  readonly today: string;
  readonly categories: CategoryNames;
}

/** Amounts of one category by place of the month; `undefined` is the name of all others. */
type MonthAmounts = Map<string | undefined, number[]>;

function addUp(orders: readonly BoughtOrder[], months: readonly string[], names: CategoryNames) {
  const places = new Map(months.map((month, at) => [month, at]));
  const amounts: MonthAmounts = new Map();
  const counts = months.map(() => 0);
  for (const { day, purchases } of orders) {
    const place = places.get(day.slice(0, 7));
    if (place === undefined) continue;
    counts[place] = (counts[place] ?? 0) + 1;
    for (const { good, amount } of purchases) {
      const name = names.get(productKey(good));
      const row = amounts.get(name) ?? months.map(() => 0);
      row[place] = (row[place] ?? 0) + amount;
      amounts.set(name, row);
    }
  }
  return { amounts, counts };
}

const total = (row: readonly number[]) => row.reduce((all, one) => all + one, 0);

/** The largest categories, then all others as one. Equal ones are in the order of their names. */
function largestFirst(amounts: MonthAmounts): (readonly [string | undefined, readonly number[]])[] {
  const named = [...amounts]
    .filter(([name, row]) => name !== undefined && total(row) > 0)
    .toSorted(([one, first], [other, second]) => {
      const difference = total(second) - total(first);
      return difference === 0 ? ((one ?? '') < (other ?? '') ? -1 : 1) : difference;
    });
  const unnamed = amounts.get(undefined);
  const hasOther = unnamed !== undefined && total(unnamed) > 0;
  const fits = named.length + (hasOther ? 1 : 0) <= MOST_GROUPS;
  const shown = fits ? named : named.slice(0, MOST_GROUPS - 1);
  const rest = [
    ...named.slice(shown.length).map(([, row]) => row),
    ...(unnamed && hasOther ? [unnamed] : []),
  ];
  if (rest.length === 0) return shown;
  const other = (rest[0] ?? []).map((_, place) => total(rest.map((row) => row[place] ?? 0)));
  return [...shown, [undefined, other]];
}

/** Sums spending by month and category; every total is the sum of its parts, to the cent. */
export function spendingOf(
  orders: readonly BoughtOrder[],
  { range, today, categories }: SpendingQuery,
): Spending {
  const months = monthsOf(range);
  const inRange = orders.filter(({ day }) => isWithin(day, range));
  const { amounts, counts } = addUp(inRange, months, categories);
  const rows = largestFirst(amounts);
  const totals = rows.map(([, row]) => cents(total(row)));
  const percents = apportion(cents(100), totals);
  const all: Cents = sum(totals);
  return {
    groups: rows.map(([name], at) => ({
      name,
      total: totals[at] ?? cents(0),
      percent: all === 0 ? 0 : (percents[at] ?? 0),
    })),
    months: months.map((month, place): MonthSpending => {
      const byGroup = rows.map(([, row]) => cents(row[place] ?? 0));
      return {
        month,
        isCurrent: month === today.slice(0, 7),
        orders: counts[place] ?? 0,
        total: sum(byGroup),
        byGroup,
      };
    }),
    total: all,
    monthlyAverage: cents(Math.round(all / Math.max(1, months.length))),
  };
}
