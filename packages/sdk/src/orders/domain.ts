import type { Domain } from '../shop.ts';
import { orderHistoryDomain } from './history/domain.ts';
import { messages } from './messages.ts';
import { createOrders, type OrdersStore } from './store.ts';

/** The placed orders of an account: list, detail, parcels, bills, buying again. */
export const ordersDomain: Domain<OrdersStore> = {
  name: 'orders',
  messages,
  create: ({ language, domain, ...parts }) =>
    createOrders({
      ...parts,
      history: domain(orderHistoryDomain),
      say: language.say,
      language: () => language.$language.get(),
    }),
};
