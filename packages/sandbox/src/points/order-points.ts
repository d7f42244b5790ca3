import { ORDER } from '../cashier/payments.ts';
import type { Call } from '../http/call.ts';
import { movePoints } from './ledger.ts';

const CENTS_OF_A_POINT = 100;

interface PaidRow {
  readonly order_no: string;
  readonly account_id: number;
  /** Cents paid for the products and not refunded. */
  readonly paid: number;
  /** Points that the order has brought so far. */
  readonly points: number;
}

/**
 * Brings the points of a completed order up to date: one for each dollar paid for its products, without delivery, cuts,
 * coupons and refunds. Call it after a receipt and after a refund; repeated calls change nothing.
 */
export function settleOrderPoints({ db, now }: Pick<Call, 'db' | 'now'>, orderId: number): void {
  const row = db.get<PaidRow>(
    `SELECT order_no, account_id, total - freight - ifnull((
         SELECT sum(r.refund - r.freight) FROM after_sale r WHERE r.order_id = o.id AND r.status = 4), 0) paid,
       ifnull((SELECT sum(e.amount) FROM points_entry e WHERE e.order_no = o.order_no), 0) points
     FROM shop_order o WHERE id = ? AND status = ${ORDER.completed}`,
    orderId,
  );
  if (!row) return;
  const amount = Math.max(0, Math.floor(row.paid / CENTS_OF_A_POINT)) - row.points;
  movePoints(
    { db, now },
    {
      accountId: row.account_id,
      amount,
      kind: amount > 0 ? 'earned' : 'taken-back',
      orderNo: row.order_no,
    },
  );
}
