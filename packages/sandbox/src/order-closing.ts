import type { Call } from './call.ts';
import { askProviders, cancelOpen, ORDER } from './payment-rows.ts';

/** Why an order was closed unpaid. */
export type WhyClosed = 'expired' | 'buyer' | 'merchant';

interface Held {
  readonly id: number;
  readonly account_coupon_id: number | null;
}

/**
 * Closes an order that nobody has paid and gives back what it held: stock, coupon, and the balance that an
 * open payment holds. False where there is nothing to close, so whoever asks twice gives back once.
 */
export function closeOrder(
  { db, now }: Pick<Call, 'db' | 'now'>,
  order: Held,
  why: WhyClosed,
): boolean {
  return db.transaction(() => {
    const closed = db.run(
      `UPDATE shop_order SET status = ${ORDER.closed}, closed_at = ?, closed_why = ? WHERE id = ? AND status IN (0, 1, 9)`,
      ...[now, why, order.id],
    );
    if (closed === 0) return false;
    db.run(
      `UPDATE specification SET stock = stock + l.quantity
       FROM (SELECT specification_id, sum(quantity) quantity FROM order_line WHERE order_id = ? GROUP BY specification_id) l
       WHERE l.specification_id = specification.id`,
      order.id,
    );
    if (order.account_coupon_id !== null)
      db.run('UPDATE account_coupon SET used_at = NULL WHERE id = ?', order.account_coupon_id);
    cancelOpen({ db, now }, order.id);
    return true;
  });
}

/** Closes every order whose time to pay is over. Whoever reads orders, stock or coupons asks this first. Spec: 2§4 */
export function expireOrders(call: Pick<Call, 'db' | 'now'>): void {
  const late = call.db.all<Held>(
    'SELECT id, account_coupon_id FROM shop_order WHERE status IN (0, 1) AND expires_at <= ?',
    call.now,
  );
  // What a provider took in time pays the order, however late its message is.
  for (const order of late) if (!askProviders(call, order.id)) closeOrder(call, order, 'expired');
}
