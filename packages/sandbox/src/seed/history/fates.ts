import { awaitTransfer, ORDER, openPayment, type PayableOrder } from '../../cashier/payments.ts';
import type { Db } from '../../db/db.ts';
import { storeFile } from '../../identity/account/uploads.ts';
import { licenceSpecimen } from '../../media/licence-specimen.ts';
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

/** Takes a placed order to its outcome. */
export type Fate = (buyer: Buyer, placed: Placed) => void;

const setOrder = (db: Db, id: number, change: string): number =>
  db.run(`UPDATE shop_order SET ${change} WHERE id = ?`, id);

const paidAt = ({ at }: Placed): number => at + 10 * 60_000;

const pay: Fate = (buyer, placed) => payOrder(buyer, placed.order, placed.payType, paidAt(placed));

/** Holds the goods, as placing an order does; they come back if it is closed or returned. */
export function reserve(db: Db, orderId: number): void {
  db.run(
    `UPDATE specification SET stock = stock - l.quantity FROM order_line l
     WHERE l.order_id = ? AND l.specification_id = specification.id AND stock >= l.quantity`,
    orderId,
  );
}

/** Hands in bills of a medicine order; 1 handed in, 2 accepted, 3 rejected. */
function handInBills({ db, accountId }: Buyer, { order, at }: Placed, status: number): void {
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
