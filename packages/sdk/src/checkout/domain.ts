import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type CheckoutStore, createCheckout } from './store.ts';

/** The way from goods to an order. */
export const checkoutDomain: Domain<CheckoutStore> = {
  name: 'checkout',
  messages,
  create: ({ language, ...parts }) => createCheckout({ ...parts, say: language.say }),
};
