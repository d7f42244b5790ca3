// The rows of a shop server that a write may change, without what differs between two equal runs.
import type { Till } from './payments.ts';

/** Sessions, captchas, codes and proofs are on the way to an outcome, and the catalogue changes by its stock alone. */
const TABLES = [
  'account',
  'account_coupon',
  'after_sale',
  'after_sale_line',
  'cart_line',
  'collected',
  'contact_message',
  'delivery_address',
  'mail_off',
  'order_line',
  'payment',
  'points_entry',
  'points_order',
  'refund',
  'shop_order',
  'temp_order',
  'wallet',
  'wallet_entry',
];

/** Times, hashes, and numbers and ids of files that are drawn by chance. */
const BY_CHANCE =
  /(^|_)at$|^(order_no|return_no|licence|avatar|password|provider_token|request_id)$/;

/** Returns the rows by their table, and the stock of all specifications. */
export function stateOf({ rows }: Pick<Till, 'rows'>): Readonly<Record<string, unknown>> {
  const kept = (table: string) =>
    rows(`SELECT * FROM ${table}`)
      .map((row) => Object.entries(row).filter(([column]) => !BY_CHANCE.test(column)))
      .map((columns) => JSON.stringify(Object.fromEntries(columns)))
      .toSorted();
  return {
    ...Object.fromEntries(TABLES.map((table) => [table, kept(table)])),
    stock: rows('SELECT sum(stock) n FROM specification'),
  };
}
