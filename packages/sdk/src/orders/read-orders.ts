import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import { type OrderListAnswer, orderList } from './contract.ts';
import { withDeadline } from './deadline.ts';
import type { Order, OrderListQuery } from './types.ts';

/** A page of the order list. Spec: 2§2.5 */
export interface OrderPage extends Omit<OrderListAnswer, 'orders'> {
  /** Orders of this page, newest first. */
  readonly orders: readonly Order[];
}

/** Reads a page of orders, with the deadlines of their payments. Rejects with a ShopError. */
export async function readOrders(
  { api, clock }: { readonly api: Pick<Api, 'call'>; readonly clock: Clock },
  query: OrderListQuery,
  signal: AbortSignal | undefined,
): Promise<OrderPage> {
  const answer = await api.call(orderList, query, { signal, passive: true });
  const now = clock.now();
  return { ...answer, orders: answer.orders.map((order) => withDeadline(order, now)) };
}
