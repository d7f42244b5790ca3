import { ORDER } from '../cashier/payments.ts';
import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { settleOrderPoints } from '../points/order-points.ts';

/** Days after the last parcel is signed for at which an order is received by itself. */
export const RECEIVE_DAYS = 10;
const RECEIVE_MS = RECEIVE_DAYS * 86_400_000;

/** Records that everything of an order has arrived, which earns its points. */
export function receiveOrder({ db, now }: Pick<Call, 'db' | 'now'>, orderId: number): void {
  const received = db.run(
    `UPDATE shop_order SET status = ${ORDER.completed}, received_at = :now
     WHERE id = :id AND status = ${ORDER.shipped}`,
    { now, id: orderId },
  );
  if (received > 0) settleOrderPoints({ db, now }, orderId);
}

/** Sets when an order is due to be received by itself. Call it after its parcels have changed. */
export function setReceiptTime(db: Db, orderId: number): void {
  db.run(
    `UPDATE shop_order SET receive_at = (
       SELECT CASE WHEN count(*) = count(signed_at) THEN max(signed_at) + ${RECEIVE_MS} END
       FROM parcel WHERE order_id = :id
     ) WHERE id = :id`,
    { id: orderId },
  );
}

/**
 * Receives every order that is due; those with an open after-sales application wait for its end. Call it before
 * reading orders.
 */
export function receiveDueOrders({ db, now }: Pick<Call, 'db' | 'now'>): number {
  const due = db.all<{ id: number; receive_at: number }>(
    `SELECT id, receive_at FROM shop_order
     WHERE status = ${ORDER.shipped} AND receive_at <= ?
       AND NOT EXISTS (SELECT 1 FROM after_sale r WHERE r.order_id = shop_order.id AND r.status < 4)`,
    now,
  );
  if (due.length > 0)
    db.transaction(() => {
      for (const { id, receive_at: at } of due) receiveOrder({ db, now: at }, id);
    });
  return due.length;
}
