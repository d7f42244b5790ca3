import { ORDER } from '../cashier/payments.ts';
import { type Db, readMeta, writeMeta } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { packOrder, shipOrder } from './warehouse.ts';

const HOUR_MS = 3_600_000;
/** Times after payment at which the warehouse packs and ships by itself. */
const PACK_MS = 2 * HOUR_MS;
const SHIP_MS = 20 * HOUR_MS;

/** Console setting: paid orders are packed and shipped by the clock. */
const AUTOMATIC = 'automatic_warehouse';

export const isWarehouseAutomatic = (db: Db): boolean => readMeta(db, AUTOMATIC) === '1';

export const setWarehouseAutomatic = (db: Db, isOn: boolean): void =>
  writeMeta(db, AUTOMATIC, isOn ? '1' : '0');

interface DueRow {
  readonly order_no: string;
  readonly status: number;
  readonly paid_at: number;
}

/**
 * Packs and ships what is due by the clock, where the console has the warehouse do so. Orders with an open application,
 * and medicines without accepted bills, stay. Call it before reading orders.
 */
export function runWarehouse({ db, now }: Pick<Call, 'db' | 'now'>): void {
  if (!isWarehouseAutomatic(db)) return;
  const due = db.all<DueRow>(
    `SELECT order_no, status, paid_at FROM shop_order o
     WHERE status IN (${ORDER.paid}, ${ORDER.packing}) AND paid_at <= ?
       AND NOT EXISTS (SELECT 1 FROM after_sale r WHERE r.order_id = o.id AND r.status < 4)
       AND (is_medicine = 0 OR (
         EXISTS (SELECT 1 FROM medicine_bill b WHERE b.order_no = o.order_no)
         AND NOT EXISTS (SELECT 1 FROM medicine_bill b WHERE b.order_no = o.order_no AND b.status <> 2)))`,
    now - PACK_MS,
  );
  for (const { order_no: orderNo, status, paid_at: paidAt } of due) {
    if (paidAt + SHIP_MS <= now) shipOrder({ db, now: paidAt + SHIP_MS }, orderNo);
    else if (status === ORDER.paid) packOrder({ db, now }, orderNo);
  }
}
