import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testShop } from './shop.ts';

const HOUR_MS = 3_600_000;
const CENTS = 100;

export interface PlacedOrder {
  readonly scenario: string;
  readonly dollars: number;
  readonly expiresIn?: number;
}

/** A shop in a file, with a separate connection through which a test reads and writes its rows. */
export function shopWithRows() {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  const shop = testShop({ file });
  const rows = new DatabaseSync(file, { timeout: 3000 });
  let made = 0;
  const first = (sql: string, ...values: (string | number)[]): number =>
    Number(Object.values(rows.prepare(sql).get(...values) ?? {})[0]);

  /** Writes an order of one line, as if a buyer had placed it, and returns its number. */
  function placeOrder({ scenario, dollars, expiresIn = 24 * HOUR_MS }: PlacedOrder): string {
    const account = first('SELECT id FROM account WHERE scenario = ?', scenario);
    const specification = first('SELECT min(id) FROM specification');
    rows.exec("INSERT OR IGNORE INTO store VALUES (1, 0, '總倉', 'Main store', 0)");
    made += 1;
    const now = shop.sandbox.console.now();
    const orderNo = `T-${made}`;
    const goods = Math.round(dollars * CENTS);
    rows
      .prepare(
        `INSERT INTO shop_order (order_no, account_id, status, made_at, expires_at, is_transfer, remark, goods, cut,
           coupon, freight, total, consignee, consignee_phone, address)
         VALUES (:order_no, :account_id, 0, :now, :expires_at, 0, '', :goods, 0, 0, 0, :goods, 'A', '61230000', 'B')`,
      )
      .run({
        order_no: orderNo,
        account_id: account,
        now,
        expires_at: now + expiresIn,
        goods,
      });
    rows
      .prepare(
        `INSERT INTO order_line (order_id, store_id, specification_id, tag_type, unit, quantity)
         SELECT id, 1, ?, '0', goods, 1 FROM shop_order WHERE order_no = ?`,
      )
      .run(specification, orderNo);
    return orderNo;
  }

  return {
    ...shop,
    rows,
    first,
    placeOrder,
    close() {
      rows.close();
      shop.sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
