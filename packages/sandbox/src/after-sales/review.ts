import { ORDER } from '../cashier/payments.ts';
import { moveBalance } from '../cashier/wallet.ts';
import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { settleOrderPoints } from '../points/order-points.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { refundParts } from './refund-ways.ts';
import { fullReturns, KIND, RETURN, type ReturnRow, returnByNo, TOO_MANY } from './return-rows.ts';

type Shop = Pick<Call, 'db' | 'now'>;

/** Finds an application in one of these states; refuses any other. */
function returnIn(db: Db, returnNo: string, status: number): ReturnRow {
  const row = returnByNo(db, returnNo);
  if (!row) throw new RangeError(`no such application: ${returnNo}`);
  if (row.status !== status)
    throw new RangeError(`application ${returnNo} has the status ${row.status}, not ${status}`);
  return row;
}

/** Approves an application: its goods are to be sent back, or the refund begins. Spec: 2§4 */
export function approveReturn({ db, now }: Shop, returnNo: string): void {
  const row = returnIn(db, returnNo, RETURN.underReview);
  db.run('UPDATE after_sale SET status = :status, reviewed_at = :now WHERE id = :id', {
    status: row.kind === KIND.refundOnly ? RETURN.refunding : RETURN.toSendBack,
    now,
    id: row.id,
  });
}

/** Rejects an application with a reason; the buyer may apply again. Spec: 2§4 */
export function rejectReturn({ db, now }: Shop, returnNo: string, reason: Bilingual): void {
  const row = returnIn(db, returnNo, RETURN.underReview);
  db.run(
    `UPDATE after_sale SET status = ${RETURN.rejected}, check_zh = :zh, check_en = :en, reviewed_at = :now,
       closed_at = :now WHERE id = :id`,
    { zh: reason.zh, en: reason.en, now, id: row.id },
  );
}

/** Puts the goods of an application back into the stock. */
const restock = (db: Db, returnId: number): number =>
  db.run(
    `UPDATE specification SET stock = stock + x.quantity
     FROM (SELECT l.specification_id, sum(a.quantity) quantity FROM after_sale_line a
             JOIN order_line l ON l.id = a.line_id WHERE a.after_sale_id = ? GROUP BY l.specification_id) x
     WHERE x.specification_id = specification.id`,
    returnId,
  );

/** Receives what a buyer has sent back. Undamaged goods are sold again. */
export function receiveReturn({ db, now }: Shop, returnNo: string): void {
  db.transaction(() => {
    const row = returnIn(db, returnNo, RETURN.sentBack);
    if (row.reason === TOO_MANY) restock(db, row.id);
    db.run(
      `UPDATE after_sale SET status = ${RETURN.refunding}, received_at = ? WHERE id = ?`,
      now,
      row.id,
    );
  });
}

/** Whether nothing is left to be sent of an order after its refund. */
const isFullyRefunded = (db: Db, row: ReturnRow): boolean =>
  db.get(
    `SELECT 1 FROM order_line l LEFT JOIN after_sale_line x ON x.line_id = l.id AND x.after_sale_id = :return_id
     WHERE l.order_id = :order_id AND ifnull(x.quantity, 0) < l.quantity`,
    { return_id: row.id, order_id: row.order_id },
  ) === undefined;

/** Closes an order that was refunded before it was sent, and returns its coupon. */
function closeRefunded({ db, now }: Shop, orderId: number): void {
  db.run(
    `UPDATE shop_order SET status = ${ORDER.closed}, closed_at = :now, closed_why = 'refunded' WHERE id = :id`,
    { now, id: orderId },
  );
  db.run(
    'UPDATE account_coupon SET used_at = NULL WHERE id = (SELECT account_coupon_id FROM shop_order WHERE id = ?)',
    orderId,
  );
}

/** Pays a refund back to where the money came from. */
function payBack(shop: Shop, row: ReturnRow): void {
  const { db, now } = shop;
  const [full] = fullReturns(db, [row]);
  const payment = full?.paidBy;
  if (!payment) {
    if (row.refund > 0) throw new RangeError(`application ${row.return_no} has no payment`);
    return;
  }
  for (const { goesTo, amount } of refundParts(payment, row.refund)) {
    db.insert('refund', {
      after_sale_id: row.id,
      payment_id: payment.id,
      goes_to: goesTo,
      amount,
      at: now,
    });
    const { account_id: accountId, order_no: orderNo } = row;
    if (goesTo === 'balance') moveBalance(shop, { accountId, amount, kind: 'refund', orderNo });
    if (goesTo === 'cheque')
      db.run(
        'UPDATE wallet SET cheque_quota = cheque_quota + ? WHERE account_id = ?',
        amount,
        accountId,
      );
  }
}

/**
 * Refunds an application, and takes back its points. Before shipment its goods go back into the stock, and an order without any left closes.
 */
export function refundReturn(shop: Shop, returnNo: string): void {
  const { db, now } = shop;
  db.transaction(() => {
    const row = returnIn(db, returnNo, RETURN.refunding);
    payBack(shop, row);
    db.run(
      `UPDATE after_sale SET status = ${RETURN.completed}, refunded_at = ? WHERE id = ?`,
      now,
      row.id,
    );
    settleOrderPoints(shop, row.order_id);
    if (row.is_unsent === 0) return;
    restock(db, row.id);
    if (isFullyRefunded(db, row)) closeRefunded(shop, row.order_id);
  });
}
