import { type Application, writeApplication } from '../../after-sales/apply.ts';
import { KIND, RETURN } from '../../after-sales/return-rows.ts';
import {
  approveReturn,
  receiveReturn,
  refundReturn,
  rejectReturn,
} from '../../after-sales/review.ts';
import { awaitTransfer, ORDER, openPayment, type PayableOrder } from '../../cashier/payments.ts';
import type { Db } from '../../db/db.ts';
import { storeFile } from '../../identity/account/uploads.ts';
import { licenceSpecimen } from '../../media/licence-specimen.ts';
import { type OrderRow, placedOrders } from '../../orders/order-rows.ts';
import { signedBy } from '../../orders/parcel-clock.ts';
import { receiveOrder } from '../../orders/receipt.ts';
import { packOrder, setParcelState, shipOrder } from '../../orders/warehouse.ts';
import { type Buyer, payOrder } from './write-order.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An order of the history as it was placed. */
export interface Placed {
  readonly order: PayableOrder;
  readonly at: number;
  readonly payType: string;
}

/** What became of an order. */
export type Fate = (buyer: Buyer, placed: Placed) => void;

const setOrder = (db: Db, id: number, change: string): number =>
  db.run(`UPDATE shop_order SET ${change} WHERE id = ?`, id);

const paidAt = ({ at }: Placed): number => at + 10 * 60_000;

const pay: Fate = (buyer, placed) => payOrder(buyer, placed.order, placed.payType, paidAt(placed));

/** Holds the goods, as placing an order does; they come back if it is closed or returned. */
function reserve(db: Db, orderId: number): void {
  db.run(
    `UPDATE specification SET stock = stock - l.quantity FROM order_line l
     WHERE l.order_id = ? AND l.specification_id = specification.id AND stock >= l.quantity`,
    orderId,
  );
}

/** Hands in bills of a medicine order; 1 handed in, 2 accepted, 3 rejected. */
export function handInBills({ db, accountId }: Buyer, { order, at }: Placed, status: number): void {
  for (const page of [1, 2])
    db.insert('medicine_bill', {
      order_no: order.order_no,
      account_id: accountId,
      file_id: storeFile({ db, now: at }, accountId, 'bill', licenceSpecimen()),
      hash: `${order.order_no}-${page}`,
      status,
      reason_zh: status === 3 ? '表格上的診所印章不清晰，請重新上載。' : null,
      reason_en: status === 3 ? 'The clinic’s stamp on the form cannot be read.' : null,
    });
}

const isMedicine = (db: Db, { id }: PayableOrder): boolean =>
  db.get('SELECT 1 FROM shop_order WHERE id = ? AND is_medicine = 1', id) !== undefined;

/** Awaits payment by card, by bank transfer, or while a provider's page is open. */
export const pending =
  (how: 'open' | 'transfer' | 'paying'): Fate =>
  ({ db }, { order, at }) => {
    const shop = { db, now: at, language: 'zh' } as const;
    reserve(db, order.id);
    if (how === 'transfer') awaitTransfer(shop, order);
    if (how !== 'paying') return;
    openPayment(shop, order, { payType: '51', fromBalance: 0, fromProvider: order.total });
    setOrder(db, order.id, `status = ${ORDER.paying}, pay_type = '51'`);
  };

export const underReview: Fate = ({ db }, { order }) => {
  reserve(db, order.id);
  setOrder(db, order.id, `status = ${ORDER.underReview}`);
};

/** Paid, and not sent yet. Medicine orders have bills of this status, or none. */
export const paid =
  (bills?: number): Fate =>
  (buyer, placed) => {
    reserve(buyer.db, placed.order.id);
    pay(buyer, placed);
    if (bills !== undefined) handInBills(buyer, placed, bills);
  };

export const packed: Fate = (buyer, placed) => {
  paid(2)(buyer, placed);
  packOrder({ db: buyer.db, now: placed.at + 3 * HOUR_MS }, placed.order.order_no);
};

/** The warehouse has sent its part, the pharmacy waits for bills. */
export const partlySent: Fate = (buyer, placed) => {
  paid(1)(buyer, placed);
  const shop = { db: buyer.db, now: placed.at + 20 * HOUR_MS };
  shipOrder(shop, placed.order.order_no, { store: 1 });
};

export const preOrdered: Fate = (buyer, placed) => {
  paid()(buyer, placed);
  setOrder(buyer.db, placed.order.id, `status = ${ORDER.preOrder}`);
};

export const depositPaid: Fate = (buyer, placed) => {
  paid()(buyer, placed);
  setOrder(buyer.db, placed.order.id, `status = ${ORDER.depositPaid}, deposit = '7'`);
};

const sentAt = ({ at }: Placed): number => at + 20 * HOUR_MS;

/** On the way, with a parcel in each of these states; 'auto' follows the clock. */
export const shipped =
  (states: readonly string[]): Fate =>
  (buyer, placed) => {
    const { db } = buyer;
    pay(buyer, placed);
    if (isMedicine(db, placed.order)) handInBills(buyer, placed, 2);
    const parcels = Math.max(1, states.length);
    const waybills = shipOrder({ db, now: sentAt(placed) }, placed.order.order_no, { parcels });
    waybills.forEach((waybill, at) => {
      const state = states[at] ?? 'auto';
      if (state !== 'auto')
        setParcelState({ db, now: sentAt(placed) + 12 * HOUR_MS }, waybill, state);
    });
  };

/** Signed for in this state, and confirmed some days later. */
export const completed =
  (state = 'auto', days = 2): Fate =>
  (buyer, placed) => {
    shipped([state])(buyer, placed);
    const now = signedBy(sentAt(placed)) + days * DAY_MS;
    receiveOrder({ db: buyer.db, now }, placed.order.id);
  };

/** Closed without payment; a deposit of 7 was remitted. */
export const closed =
  (why: 'expired' | 'buyer' | 'merchant', deposit?: 'unpaid' | 'paid'): Fate =>
  (buyer, placed) => {
    const { db } = buyer;
    if (deposit === 'paid') pay(buyer, placed);
    const at = placed.at + (why === 'expired' ? DAY_MS : 2 * HOUR_MS);
    setOrder(
      db,
      placed.order.id,
      `status = ${ORDER.closed}, closed_at = ${at}, closed_why = '${why}'${deposit ? ", deposit = '7'" : ''}`,
    );
  };

/** An application of the history: what for, and how far it got. */
export interface ReturnStory {
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
