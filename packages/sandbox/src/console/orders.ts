import { orderByNo } from '../cashier/payments.ts';
import { type BillStatus, billStatusOf, billsOf, reviewBills } from '../checkout/bill-status.ts';
import { closeOrder, expireOrders } from '../checkout/order-expiry.ts';
import type { Db } from '../db/db.ts';
import { runWarehouse } from '../orders/automatic-warehouse.ts';
import { carrierOf } from '../orders/carriers.ts';
import { type ParcelTimes, wayOf } from '../orders/parcel-clock.ts';
import { receiveDueOrders } from '../orders/receipt.ts';
import type { Bilingual } from '../seed/data/types.ts';

/** A payment of an order; amounts in cents. */
export interface PaymentView {
  readonly payType: string;
  readonly status: string;
  readonly fromBalance: number;
  readonly fromProvider: number;
}

/** An order as the merchant has it; amounts in cents. */
export interface OrderView {
  readonly orderNo: string;
  /** Scenario, e-mail or phone of who ordered. */
  readonly account: string;
  /** Codes of 2§4. */
  readonly status: number;
  readonly closedWhy: string | null;
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
  readonly payType: string | null;
  readonly remark: string;
  readonly address: string;
  readonly madeAt: number;
  /** Partner on whose page it was placed. */
  readonly partner: string | null;
  readonly expiresAt: number;
  readonly lines: readonly {
    readonly specification: number;
    readonly name: Bilingual;
    readonly tag: string;
    readonly unit: number;
    readonly quantity: number;
  }[];
  readonly payments: readonly PaymentView[];
  /** Of an order with medicines: the status of its bills, and the pictures at `bill/{id}`. */
  readonly billStatus: BillStatus | null;
  readonly bills: readonly { readonly id: string; readonly status: number }[];
  /** Stores that have goods of it, in their order. */
  readonly stores: readonly { readonly id: number; readonly name: Bilingual }[];
  /** Parcels in the order in which they were sent. */
  readonly parcels: readonly ParcelView[];
}

/** A parcel of an order. */
export interface ParcelView {
  readonly waybill: string;
  readonly store: number;
  readonly carrier: Bilingual;
  /** Code of 2§4, by the clock or as it was set. */
  readonly state: string;
  readonly isAuto: boolean;
}

interface OrderRow {
  readonly id: number;
  readonly order_no: string;
  readonly who: string;
  readonly status: number;
  readonly closed_why: string | null;
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
  readonly total: number;
  readonly pay_type: string | null;
  readonly remark: string;
  readonly address: string;
  readonly made_at: number;
  readonly partner: string | null;
  readonly expires_at: number;
  readonly is_medicine: number;
}

const MOST_ORDERS = 60;

const linesOf = (db: Db, orderId: number): OrderView['lines'] =>
  db
    .all<{ id: number; zh: string; en: string; tag: string; unit: number; quantity: number }>(
      `SELECT l.specification_id id, p.name_zh zh, p.name_en en, l.tag_type tag, l.unit, l.quantity
       FROM order_line l JOIN specification s ON s.id = l.specification_id JOIN product p ON p.id = s.product_id
       WHERE l.order_id = ? ORDER BY l.id`,
      orderId,
    )
    .map(({ id, zh, en, ...rest }) => ({ specification: id, name: { zh, en }, ...rest }));

const paymentsOf = (db: Db, orderId: number): PaymentView[] =>
  db.all<PaymentView>(
    `SELECT pay_type payType, status, from_balance fromBalance, from_provider fromProvider
     FROM payment WHERE order_id = ? ORDER BY id`,
    orderId,
  );

const storesOf = (db: Db, orderId: number): OrderView['stores'] =>
  db
    .all<{ id: number; zh: string; en: string }>(
      `SELECT DISTINCT s.id, s.name_zh zh, s.name_en en, s.position FROM order_line l
         JOIN store s ON s.id = l.store_id WHERE l.order_id = ? ORDER BY s.position`,
      orderId,
    )
    .map(({ id, zh, en }) => ({ id, name: { zh, en } }));

interface ParcelRow extends ParcelTimes {
  readonly waybill: string;
  readonly store_id: number;
  readonly carrier_id: string;
}

const parcelsOf = (db: Db, orderId: number, now: number): ParcelView[] =>
  db.all<ParcelRow>('SELECT * FROM parcel WHERE order_id = ? ORDER BY id', orderId).map((row) => ({
    waybill: row.waybill,
    store: row.store_id,
    carrier: carrierOf(row.carrier_id)?.name ?? { zh: row.carrier_id, en: row.carrier_id },
    state: wayOf(row, now).state,
    isAuto: row.state === null,
  }));

const toView = (db: Db, now: number, row: OrderRow): OrderView => ({
  orderNo: row.order_no,
  account: row.who,
  status: row.status,
  closedWhy: row.closed_why,
  goods: row.goods,
  cut: row.cut,
  coupon: row.coupon,
  freight: row.freight,
  total: row.total,
  payType: row.pay_type,
  remark: row.remark,
  address: row.address,
  madeAt: row.made_at,
  partner: row.partner,
  expiresAt: row.expires_at,
  lines: linesOf(db, row.id),
  payments: paymentsOf(db, row.id),
  billStatus: row.is_medicine === 1 ? billStatusOf(db, row.order_no) : null,
  bills: billsOf(db, row.order_no).map((bill) => ({ id: bill.file_id, status: bill.status })),
  stores: storesOf(db, row.id),
  parcels: parcelsOf(db, row.id, now),
});

/** The newest orders, those whose time is over closed. */
export function orderViews(db: Db, now: number): OrderView[] {
  expireOrders({ db, now });
  runWarehouse({ db, now });
  receiveDueOrders({ db, now });
  return db
    .all<OrderRow>(
      `SELECT o.*, coalesce(a.scenario, a.email, a.phone) who, EXISTS (
         SELECT 1 FROM order_store s JOIN store t ON t.id = s.store_id WHERE s.order_id = o.id AND t.is_medicine = 1
       ) is_medicine
       FROM shop_order o JOIN account a ON a.id = o.account_id ORDER BY o.id DESC LIMIT ${MOST_ORDERS}`,
    )
    .map((row) => toView(db, now, row));
}

/** Closes an order that is not paid, and gives back what it held. */
export function closeByMerchant(db: Db, now: number, orderNo: string): void {
  const order = orderByNo(db, orderNo);
  if (!order) throw new RangeError(`no such order: ${orderNo}`);
  if (!closeOrder({ db, now }, order.id, 'merchant'))
    throw new RangeError(`order ${orderNo} is paid or closed`);
}

/** Accepts the stamped bills of an order that are not judged yet, or rejects them with a reason. */
export function reviewOrderBills(
  db: Db,
  orderNo: string,
  isAccepted: boolean,
  reason?: Bilingual,
): void {
  if (reviewBills(db, orderNo, isAccepted, reason) === 0)
    throw new RangeError(`no bills to judge of ${orderNo}`);
}
