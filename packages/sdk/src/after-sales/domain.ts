import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type AfterSalesStore, createAfterSales } from './store.ts';

/** After-sales applications: applying, following, cancelling and sending back. */
export const afterSalesDomain: Domain<AfterSalesStore> = {
  name: 'after-sales',
  messages,
  create: ({ language, ...parts }) => createAfterSales({ ...parts, say: language.say }),
};
