// Every press of the trials, in the order in which they run.
import { ACCOUNT_PRESSES } from './account.ts';
import { CASHIER_PRESSES } from './cashier.ts';
import { CATALOGUE_PRESSES } from './catalogue.ts';
import { CHECKOUT_PRESSES } from './checkout.ts';
import { CODES_PRESSES } from './codes.ts';
import { ORDERS_PRESSES } from './orders.ts';
import type { Press } from './press.ts';
import { SHOPPING_PRESSES } from './shopping.ts';

export const PRESSES: readonly Press[] = [
  ...CATALOGUE_PRESSES,
  ...SHOPPING_PRESSES,
  ...CHECKOUT_PRESSES,
  ...CASHIER_PRESSES,
  ...ORDERS_PRESSES,
  ...ACCOUNT_PRESSES,
  ...CODES_PRESSES,
];
