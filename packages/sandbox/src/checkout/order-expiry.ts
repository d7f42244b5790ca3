import { askProviders, cancelOpen, ORDER } from '../cashier/payments.ts';
import type { Call } from '../http/call.ts';

/** Why an unpaid order was closed. */
export type CloseReason = 'expired' | 'buyer' | 'merchant';

/**
 * Closes an unpaid order and releases its stock, its coupon and the balance held by open payments.
 * Idempotent: returns false for an order that is not open.
 */
export function closeOrder(
  { db, now }: Pick<Call, 'db' | 'now'>,
  orderId: number,
  why: CloseReason,
): boolean {
  return db.transaction(() => {
    const closed = db.run(
      `UPDATE shop_order
        SET status = ${ORDER.closed}, closed_at = :closed_at, closed_why = :closed_why
        WHERE id = :id AND status IN (0, 1, 9)`,
      { closed_at: now, closed_why: why, id: orderId },
    );
    if (closed === 0) return false;
    db.run(
      `UPDATE specification SET stock = stock + l.quantity
        FROM (SELECT specification_id, sum(quantity) quantity FROM order_line WHERE order_id = ? GROUP BY specification_id) l
        WHERE l.specification_id = specification.id`,
      orderId,
    );
    db.run(
      `UPDATE account_coupon SET used_at = NULL
        WHERE id = (SELECT account_coupon_id FROM shop_order WHERE id = ?)`,
      orderId,
    );
    cancelOpen({ db, now }, orderId);
    return true;
  });
}

/** Closes every expired order. Call it before reading orders, stock or coupons. Spec: 2§4 */
export function expireOrders(call: Pick<Call, 'db' | 'now'>): void {
  const late = call.db.all<{ id: number }>(
    'SELECT id FROM shop_order WHERE status IN (0, 1) AND expires_at <= ?',
    call.now,
  );
  // Money captured in time pays the order, however late the notice.
  for (const { id } of late) if (!askProviders(call, id)) closeOrder(call, id, 'expired');
}
