/** Accounts of the buyers, and their orders, in the rows of the sandbox. */
import { DatabaseSync } from 'node:sqlite';
import type { OrderRow } from './compare-orders.ts';

/** The demo account that every buyer is a copy of. */
const MODEL = 'verified';
const COPIED =
  'area_code, password, name, clinic, auth_status, licence, province, city, district, street, unit, roles, registered_at';
const FIRST_PHONE = 62_000_000;
/** Enough for every order of a run. */
const STOCK = 1_000_000;

export const emailOf = (buyer: number): string => `buyer-${buyer}@clinicart.test`;

/** Goods that anyone may order. */
export interface Good {
  readonly productId: string;
  readonly specificationId: string;
  readonly pieces: number;
}

export interface Rows {
  /** Copies a demo clinic for each buyer, because the server keeps one temporary order for each account. */
  addBuyers(count: number): void;
  /** Different goods with stock for the whole run. */
  goods(count: number): Good[];
  /** The orders of the buyers. */
  orders(): OrderRow[];
  close(): void;
}

export function openRows(file: string): Rows {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const all = <Row>(sql: string, ...values: (string | number)[]) =>
    database.prepare(sql).all(...values) as Row[];

  return {
    addBuyers(count) {
      const account = database.prepare(
        `INSERT INTO account (email, phone, ${COPIED})
         SELECT ?, ?, ${COPIED} FROM account WHERE scenario = '${MODEL}'`,
      );
      const address = database.prepare(
        `INSERT INTO delivery_address (account_id, name, area_code, phone, province, city, district, street, unit, is_default)
         SELECT b.id, d.name, d.area_code, d.phone, d.province, d.city, d.district, d.street, d.unit, 1
         FROM delivery_address d JOIN account m ON m.id = d.account_id JOIN account b ON b.email = ?
         WHERE m.scenario = '${MODEL}' AND d.is_default = 1`,
      );
      database.exec('BEGIN IMMEDIATE');
      for (let buyer = 1; buyer <= count; buyer++) {
        account.run(emailOf(buyer), String(FIRST_PHONE + buyer));
        address.run(emailOf(buyer));
      }
      database.exec('COMMIT');
    },
    goods(count) {
      const found = all<{ id: number; product_id: number; multiple: number }>(
        `SELECT min(s.id) id, s.product_id, s.multiple FROM specification s JOIN product p ON p.id = s.product_id
         WHERE p.on_shelf = 1 AND s.price BETWEEN 1 AND 10000000 AND s.buy_limit IS NULL AND s.stock >= s.multiple
           AND p.tags NOT LIKE '%medicine%' AND p.tags NOT LIKE '%new-customer%'
         GROUP BY s.product_id ORDER BY s.product_id LIMIT ?`,
        count,
      );
      const fill = database.prepare('UPDATE specification SET stock = ? WHERE id = ?');
      for (const { id } of found) fill.run(STOCK, id);
      return found.map(({ id, product_id, multiple }) => ({
        productId: String(product_id),
        specificationId: String(id),
        pieces: multiple,
      }));
    },
    orders: () =>
      all<{ remark: string; order_no: string; pieces: number }>(
        `SELECT o.remark, o.order_no, sum(l.quantity) pieces
         FROM shop_order o JOIN account a ON a.id = o.account_id JOIN order_line l ON l.order_id = o.id
         WHERE a.email LIKE 'buyer-%' GROUP BY o.id`,
      ).map(({ remark, order_no, pieces }) => ({ basket: remark, orderNo: order_no, pieces })),
    close: () => database.close(),
  };
}
