import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type CashierStore, createCashier } from './store.ts';

/** Pays an order: its methods, the outcome, and polling until it is known. */
export const cashierDomain: Domain<CashierStore> = {
  name: 'cashier',
  messages,
  create: ({ language, ...parts }) =>
    createCashier({
      ...parts,
      say: language.say,
      language: () => language.$language.get(),
      chance: Math.random,
    }),
};
