// Random people fill carts, order and pay, in two tabs and on a second device, while answers are lost and time passes.
// Spec: 1§5, 2§2.1, 2§2.2, 2§4
import { test } from 'vitest';
import { holds, losing, waiting } from './model.ts';
import {
  beginOrdering,
  CART_ROWS,
  carting,
  endOrdering,
  type Ordering,
  PEOPLE,
  PLACING_ROWS,
  placing,
} from './ordering.ts';
import { PAYING_ROWS, paying } from './paying.ts';

const MINUTES = [1, 5, 60, 24 * 60];
const waits = waiting<Ordering>(...MINUTES);

test(
  'carts and orders keep money, stock and coupons whole, and no press makes two orders',
  () =>
    holds<Ordering>({
      people: PEOPLE,
      runs: 16,
      commands: [
        ...carting,
        ...placing,
        ...placing.slice(0, 1),
        ...placing.slice(0, 1),
        losing(CART_ROWS),
        losing(PLACING_ROWS),
        waits,
      ],
      begin: beginOrdering,
      end: endOrdering,
      seen: {
        'orders of a cart': 'SELECT count(*) n FROM shop_order',
        'orders with a coupon': 'SELECT count(*) n FROM shop_order WHERE coupon > 0',
        'orders paid by cheque': "SELECT count(*) n FROM payment WHERE pay_type = '53'",
      },
    }),
  60_000,
);

test(
  'the cashier takes each cent once, and an order shown as paid is paid',
  () =>
    holds<Ordering>({
      people: PEOPLE,
      runs: 16,
      commands: [
        ...placing.slice(0, 1),
        ...placing.slice(0, 1),
        ...paying,
        ...paying.slice(0, 2),
        ...paying.slice(0, 1),
        losing(PAYING_ROWS),
        losing(PAYING_ROWS),
        waits,
      ],
      begin: beginOrdering,
      end: endOrdering,
      seen: {
        'payments that were made': "SELECT count(*) n FROM payment WHERE status = 'paid'",
        'payments without money':
          "SELECT count(*) n FROM payment WHERE status IN ('declined', 'cancelled')",
        'orders that were closed': 'SELECT count(*) n FROM shop_order WHERE status = 5',
      },
    }),
  60_000,
);
