import type { OrderedGood } from '../types.ts';
import { dayNumber, dayOfNumber } from './days.ts';
import type { BoughtOrder } from './purchases.ts';
import type { DueState, RegularArticle } from './types.ts';

/** Orders on so many days make a habit. */
export const LEAST_PURCHASES = 3;
/** Last purchases that an estimate is made from: older ones tell of an older clinic. */
export const RECENT_PURCHASES = 6;
/** Days before the expected one in which an article is due soon. */
export const SOON_DAYS = 7;
/** An article that is not bought for so many intervals is not bought any more. */
const GIVEN_UP_INTERVALS = 3;

/** All orders of an article on one day. */
interface PurchaseDay {
  readonly day: number;
  quantity: number;
  good: OrderedGood;
}

/** The middle value; the mean of the two middle ones, rounded half up. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : Math.round(((sorted[middle - 1] ?? 0) + high) / 2);
}

const articleKey = ({ specificationId, articleNumber }: OrderedGood) =>
  specificationId || articleNumber;

/** The days on which each article was bought; orders of one day count as one. */
function daysByArticle(orders: readonly BoughtOrder[]): ReadonlyMap<string, PurchaseDay[]> {
  const articles = new Map<string, PurchaseDay[]>();
  const sorted = orders.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  for (const { day, purchases } of sorted) {
    const number = dayNumber(day);
    for (const { good } of purchases) {
      const key = articleKey(good);
      if (key === '' || good.quantity <= 0) continue;
      const days = articles.get(key) ?? [];
      const last = days.at(-1);
      if (last?.day === number) {
        last.quantity += good.quantity;
        last.good = good;
      } else days.push({ day: number, quantity: good.quantity, good });
      articles.set(key, days);
    }
  }
  return articles;
}

const dueState = (daysLeft: number): DueState =>
  daysLeft < 0 ? 'overdue' : daysLeft <= SOON_DAYS ? 'soon' : 'later';

function estimate(days: readonly PurchaseDay[], today: number): RegularArticle | undefined {
  const recent = days.slice(-RECENT_PURCHASES);
  const last = recent.at(-1);
  if (days.length < LEAST_PURCHASES || !last) return undefined;
  const intervalDays = median(recent.slice(1).map(({ day }, at) => day - (recent[at]?.day ?? day)));
  if (today - last.day > intervalDays * GIVEN_UP_INTERVALS) return undefined;
  const expected = last.day + intervalDays;
  return {
    good: last.good,
    purchases: days.length,
    intervalDays,
    usualQuantity: median(recent.map(({ quantity }) => quantity)),
    lastDay: dayOfNumber(last.day),
    expectedDay: dayOfNumber(expected),
    daysLeft: expected - today,
    due: dueState(expected - today),
  };
}

/**
 * Returns the articles that were bought on at least three days, the first to run out first. The interval is the median
 * of the days between the last six purchases: a single late order does not move it. An article that has not been bought
 * for three intervals is left out.
 */
export function runningLow(orders: readonly BoughtOrder[], today: string): RegularArticle[] {
  const now = dayNumber(today);
  const past = orders.filter(({ day }) => day <= today);
  return [...daysByArticle(past).values()]
    .flatMap((days) => estimate(days, now) ?? [])
    .toSorted((one, other) =>
      one.daysLeft === other.daysLeft
        ? articleKey(one.good) < articleKey(other.good)
          ? -1
          : 1
        : one.daysLeft - other.daysLeft,
    );
}
