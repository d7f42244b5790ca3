import type { Cents } from '../../base/values/money.ts';
import type { OrderedGood } from '../types.ts';

/** Days in Hong Kong from the first to the last, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Pages read so far, and how many there are. */
export interface HistoryProgress {
  readonly step: 'orders' | 'categories';
  readonly done: number;
  readonly total: number;
}

/** A group of spending. */
export interface SpendingGroup {
  /** Name of the category in the language of the answer; undefined for all others together. */
  readonly name: string | undefined;
  /** Spending of all months, in cents. */
  readonly total: Cents;
  /** Whole percent of all spending; the groups make 100. */
  readonly percent: number;
}

/** Spending of one month. */
export interface MonthSpending {
  /** Month in Hong Kong, `YYYY-MM`. */
  readonly month: string;
  /** Whether the month has not ended. */
  readonly isCurrent: boolean;
  /** Number of orders. */
  readonly orders: number;
  /** Spending of all groups, in cents. */
  readonly total: Cents;
  /** Spending of each group, in the order of `groups`. */
  readonly byGroup: readonly Cents[];
}

/** Spending by month and by category: goods less savings and completed refunds, without freight. */
export interface Spending {
  /** At most five, the largest first, all others last. */
  readonly groups: readonly SpendingGroup[];
  /** Each month of the range, the first one first. */
  readonly months: readonly MonthSpending[];
  readonly total: Cents;
  /** Total divided by the months of the range, rounded to a cent. */
  readonly monthlyAverage: Cents;
}

/** Whether an article is past its expected day, within 7 days of it, or has time. */
export type DueState = 'overdue' | 'soon' | 'later';

/** An article that is bought again and again, and when it is expected to run out. */
export interface RegularArticle {
  /** The article as in its last order; without its price while prices are hidden. */
  readonly good: OrderedGood;
  /** Days on which it was ordered. */
  readonly purchases: number;
  /** Median of the days between the last orders, at least 1. */
  readonly intervalDays: number;
  /** Median of the ordered quantities. */
  readonly usualQuantity: number;
  /** Day of the last order, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** Day on which the next order is expected, `YYYY-MM-DD`. */
  readonly expectedDay: string;
  /** Days until then; negative once it has passed. */
  readonly daysLeft: number;
  readonly due: DueState;
}

/** The buying history of an account as plain data. */
export interface BuyingHistory {
  readonly range: DayRange;
  /** Day of the calculation in Hong Kong. */
  readonly today: string;
  /** Orders of the range that count as bought. */
  readonly orders: number;
  /** Undefined while prices are hidden. */
  readonly spending: Spending | undefined;
  /** Articles that are bought again and again, the first to run out first. */
  readonly runningLow: readonly RegularArticle[];
  /** Products whose category could not be read; they count as other. */
  readonly unreadCategories: number;
  /** Whether refunds could not be read; spending then includes what was refunded. */
  readonly areRefundsUnread: boolean;
}
