import type { Domain } from '../../shop.ts';
import { createOrderHistory, type OrderHistory } from './history-store.ts';

/** The buying history by itself, for pages that show no orders. */
export const orderHistoryDomain: Domain<OrderHistory> = {
  name: 'order-history',
  create: createOrderHistory,
};
