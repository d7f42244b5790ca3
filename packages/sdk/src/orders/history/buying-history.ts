import type { OrderAnswer } from '../types.ts';
import { type BoughtOrder, boughtOrders, isWithin } from './purchases.ts';
import { deductRefunds, type Refund } from './refunds.ts';
import { runningLow } from './running-low.ts';
import { type SpendingQuery, spendingOf } from './spending.ts';
import type { BuyingHistory } from './types.ts';

/** The facts of a buying history. */
export interface HistoryFacts extends SpendingQuery {
  /** Whether this account may see prices. Spec: 1§6 */
  readonly pricesVisible: boolean;
  readonly unreadCategories: number;
  /** Completed refunds, which are deducted from spending; none by default. */
  readonly refunds?: readonly Refund[];
  readonly areRefundsUnread?: boolean;
}

/**
 * Computes the buying history of a range. The estimates of running low use all orders that were read. The price seal:
 * without visible prices there is no amount in the result. Spec: 1§6
 */
export function buyingHistory(orders: readonly BoughtOrder[], facts: HistoryFacts): BuyingHistory {
  const { range, today, categories, pricesVisible, unreadCategories, refunds = [] } = facts;
  const articles = runningLow(orders, today);
  const kept = pricesVisible ? deductRefunds(orders, refunds) : [];
  return {
    range,
    today,
    orders: orders.filter(({ day }) => isWithin(day, range)).length,
    spending: pricesVisible ? spendingOf(kept, { range, today, categories }) : undefined,
    runningLow: pricesVisible
      ? articles
      : articles.map((article) => ({ ...article, good: { ...article.good, price: undefined } })),
    unreadCategories,
    areRefundsUnread: facts.areRefundsUnread ?? false,
  };
}

/** Computes a buying history from orders as the server answers them. */
export const buyingHistoryOf = (
  orders: readonly OrderAnswer[],
  facts: HistoryFacts,
): BuyingHistory => buyingHistory(boughtOrders(orders), facts);
