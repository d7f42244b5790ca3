import { code } from '../base/wire/parsers.ts';

/** The status of an order; 'unknown' for a code that the documents do not name. Spec: 2§4 Order status */
export type OrderStatus =
  | 'pending'
  | 'paying'
  | 'paid'
  | 'shipped'
  | 'completed'
  | 'closed'
  | 'pre-order'
  | 'deposit-paid'
  | 'under-review'
  | 'unknown';

/** Reads the code of a status. */
export const orderStatus = code({
  '0': 'pending',
  '1': 'paying',
  '2': 'paid',
  '3': 'shipped',
  '4': 'completed',
  '5': 'closed',
  '6': 'pre-order',
  '7': 'deposit-paid',
  '8': 'paid',
  '9': 'under-review',
});
