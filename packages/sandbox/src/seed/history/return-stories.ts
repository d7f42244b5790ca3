import { type Application, writeApplication } from '../../after-sales/apply.ts';
import { KIND, RETURN } from '../../after-sales/return-rows.ts';
import {
  approveReturn,
  receiveReturn,
  refundReturn,
  rejectReturn,
} from '../../after-sales/review.ts';
import { ORDER, type PayableOrder } from '../../cashier/payments.ts';
import type { Db } from '../../db/db.ts';
import { storeFile } from '../../identity/account/uploads.ts';
import { licenceSpecimen } from '../../media/licence-specimen.ts';
import { type OrderRow, placedOrders } from '../../orders/order-rows.ts';
import { type Fate, reserve } from './fates.ts';
import type { Buyer } from './write-order.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An application of the history: what for, and how far it got. */
interface ReturnStory {
  readonly kind: '0' | '1' | '2';
  readonly reason: '0' | '1' | '2' | '3';
  readonly status: number;
  readonly remark: string;
  readonly pictures?: number;
}

function placedOrder(db: Db, orderId: number) {
  const row = db.get<OrderRow>('SELECT * FROM shop_order WHERE id = ?', orderId);
  const [order] = row ? placedOrders(db, [row]) : [];
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** Applies as the buyer did then: for everything, or for one piece of the first goods that may go back. */
function apply({ db, accountId }: Buyer, order: PayableOrder, story: ReturnStory, now: number) {
  const full = placedOrder(db, order.id);
  const lines = full.stores.flatMap((part) => part.lines);
  const isAll = story.kind === KIND.returnAll || full.row.status === ORDER.paid;
  const goods = new Map(
    (isAll ? lines : lines.slice(0, 1)).map((line) => [
      line.specification_id,
      isAll ? line.quantity : 1,
    ]),
  );
  const application: Application = { ...story, goods };
  const returnNo = `AS${order.order_no.slice(0, 6)}${order.order_no.slice(-6)}`;
  writeApplication({ db, now }, full, application, returnNo);
  const id = db.get<{ id: number }>('SELECT id FROM after_sale WHERE return_no = ?', returnNo)?.id;
  for (let position = 0; position < (story.pictures ?? 0); position += 1)
    db.insert('after_sale_picture', {
      after_sale_id: id ?? 0,
      position,
      file_id: storeFile({ db, now }, accountId, 'proof', licenceSpecimen()),
    });
  return returnNo;
}

/** Takes an application as far as its story goes. */
function review(db: Db, returnNo: string, { kind, status }: ReturnStory, appliedAt: number): void {
  const after = (hours: number) => ({ db, now: appliedAt + hours * HOUR_MS });
  if (status === RETURN.underReview) return;
  if (status === RETURN.cancelled) {
    db.run(
      `UPDATE after_sale SET status = ${RETURN.cancelled}, closed_at = ? WHERE return_no = ?`,
      after(3).now,
      returnNo,
    );
    return;
  }
  if (status === RETURN.rejected) {
    rejectReturn(after(20), returnNo, {
      zh: '包裝已開封，未能再次出售，因此不能退貨。',
      en: 'The packs have been opened and cannot be sold again, so we cannot take them back.',
    });
    return;
  }
  approveReturn(after(20), returnNo);
  if (kind !== KIND.refundOnly && status >= RETURN.sentBack) {
    db.run(
      `UPDATE after_sale SET status = ${RETURN.sentBack}, carrier_id = 'sf', waybill = :waybill, sent_back_at = :now
       WHERE return_no = :return_no`,
      { waybill: `SF6${returnNo.slice(-9)}`, now: after(30).now, return_no: returnNo },
    );
    if (status >= RETURN.refunding) receiveReturn(after(40), returnNo);
  }
  if (status === RETURN.completed) refundReturn(after(46), returnNo);
}

/** After an order has gone its way, its buyer applies for after-sales service this many days later. */
export const returned =
  (before: Fate, days: number, story: ReturnStory): Fate =>
  (buyer, placed) => {
    before(buyer, placed);
    const appliedAt = placed.at + days * DAY_MS;
    if (story.reason === '1') reserve(buyer.db, placed.order.id);
    review(buyer.db, apply(buyer, placed.order, story, appliedAt), story, appliedAt);
  };
