import { askProviders, cancelOpen, ORDER } from '../cashier/payments.ts';
import type { Call } from '../http/call.ts';

/** Why an order was closed unpaid. */
export type CloseReason = 'expired' | 'buyer' | 'merchant';

/**
 * Closes an order that nobody has paid and gives back what it held: stock, coupon, and the balance that an
 * open payment holds. False where there is nothing to close, so whoever asks twice gives back once.
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

/** Closes every order whose time to pay is over. Whoever reads orders, stock or coupons asks this first. Spec: 2§4 */
export function expireOrders(call: Pick<Call, 'db' | 'now'>): void {
  const late = call.db.all<{ id: number }>(
    'SELECT id FROM shop_order WHERE status IN (0, 1) AND expires_at <= ?',
    call.now,
  );
  // What a provider took in time pays the order, however late its message is.
  for (const { id } of late) if (!askProviders(call, id)) closeOrder(call, id, 'expired');
}
