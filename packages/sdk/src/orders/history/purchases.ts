import { hongKongDay } from '../../base/values/hong-kong-time.ts';
import { type Cents, cents } from '../../base/values/money.ts';
import { apportion } from '../../checkout/apportion.ts';
import { goodsOfOrder, lineAmount } from '../order-amounts.ts';
import type { OrderAnswer, OrderedGood } from '../types.ts';
import type { DayRange } from './types.ts';

/** A bought line with its share of the order's savings. */
export interface Purchase {
  readonly good: OrderedGood;
  /** Line amount less its share of promotions and coupon, and less refunds, in cents. */
  readonly amount: Cents;
}

/** An order that counts as bought. */
export interface BoughtOrder {
  readonly orderNo: string;
  /** Day of the order in Hong Kong. */
  readonly day: string;
  readonly purchases: readonly Purchase[];
}

/**
 * Returns whether an order counts as bought: paid, shipped or completed, or with its deposit paid. Closed, unpaid and
 * reviewed orders do not count; a pre-order counts once its payment is finished. An order with an after-sales
 * application counts until the server closes it; completed refunds are deducted from it. Spec: 2§4
 */
export function isBought({
  status,
  isPaymentFinished,
}: Pick<OrderAnswer, 'status' | 'isPaymentFinished'>): boolean {
  switch (status) {
    case 'paid':
    case 'shipped':
    case 'completed':
    case 'deposit-paid':
      return true;
    case 'pre-order':
      return isPaymentFinished;
    default:
      return false;
  }
}

/** Returns the time of an order: when it was placed, else when it was paid. */
export const timeOf = ({
  placedAt,
  paidAt,
}: Pick<OrderAnswer, 'placedAt' | 'paidAt'>): number | undefined => placedAt ?? paidAt;

/**
 * Shares what was paid for the goods among the lines: the total without freight, by line amounts, to the cent. A
 * server may name prices before or after savings; their proportions are the same.
 */
function purchasesOf(order: OrderAnswer): Purchase[] {
  const goods = goodsOfOrder(order);
  const weights = goods.map((good) => lineAmount(good) ?? cents(0));
  const paid = cents(Math.max(0, order.total - order.freight));
  const shares = apportion(paid, weights);
  return goods.map((good, at) => ({ good, amount: shares[at] ?? cents(0) }));
}

/** Returns the bought orders with a known time, in any order. */
export function boughtOrders(orders: readonly OrderAnswer[]): BoughtOrder[] {
  return orders.flatMap((order) => {
    const at = timeOf(order);
    return isBought(order) && at !== undefined
      ? [{ orderNo: order.orderNo, day: hongKongDay(at), purchases: purchasesOf(order) }]
      : [];
  });
}

/** Returns whether a day is in a range. */
export const isWithin = (day: string, { from, to }: DayRange): boolean => from <= day && day <= to;

/** Returns the key of a good's product: one category is read for all its specifications. */
export const productKey = ({
  productId,
  specificationId,
}: Pick<OrderedGood, 'productId' | 'specificationId'>): string => productId || specificationId;
