import { randomBytes } from 'node:crypto';
import { type Db, readMeta } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import type { Language } from '../http/language.ts';
import { moveBalance } from './wallet.ts';

type Shop = Pick<Call, 'db' | 'now'>;
type ShopWithLanguage = Pick<Call, 'db' | 'now' | 'language'>;

/** The columns of an order that payments need. */
export interface PayableOrder {
  readonly id: number;
  readonly order_no: string;
  readonly account_id: number;
  /** Codes of 2§4. */
  readonly status: number;
  readonly expires_at: number;
  /** 'expired', or who closed it; null while it is open. */
  readonly closed_why: string | null;
  readonly pay_type: string | null;
  readonly total: number;
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
  readonly freight: number;
}

export interface Payment {
  readonly id: number;
  readonly order_id: number;
  readonly pay_type: string;
  readonly status: 'open' | 'paid' | 'declined' | 'cancelled' | 'refunded';
  readonly from_balance: number;
  readonly from_provider: number;
  readonly provider_token: string;
  readonly begun_at: number;
  readonly settled_at: number | null;
  readonly taken_at: number | null;
  readonly success_url: string | null;
  readonly fail_url: string | null;
  /** Initial language of the provider's page. */
  readonly language: Language;
}

/** Pays an order at once, from the balance or by cheque. Call it in a transaction. */
export function payAtOnce(shop: ShopWithLanguage, order: PayableOrder, wanted: NewPayment): void {
  cancelOpen(shop, order.id);
  capture(shop, openPayment(shop, order, wanted, 'payment'), true);
}

/** Codes of 2§4. */
export const ORDER = {
  pending: 0,
  paying: 1,
  paid: 2,
  shipped: 3,
  completed: 4,
  closed: 5,
  preOrder: 6,
  depositPaid: 7,
  packing: 8,
  underReview: 9,
} as const;
/** Bank transfer. Spec: 2§9 */
export const TRANSFER = '8';
/** Payment deadline of an order, except for bank transfers. */
export const PAY_MS = 24 * 3_600_000;
/** How long the goods are reserved for a bank transfer. */
export const TRANSFER_MS = 7 * 24 * 3_600_000;

export const isUnpaid = ({ status }: Pick<PayableOrder, 'status'>): boolean =>
  status === ORDER.pending || status === ORDER.paying;

const ORDER_COLUMNS =
  'id, order_no, account_id, status, expires_at, closed_why, pay_type, total, goods, cut, coupon, freight';

export const orderByNo = (db: Db, orderNo: string): PayableOrder | undefined =>
  db.get<PayableOrder>(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE order_no = ?`, orderNo);

export const orderOf = (db: Db, payment: Payment): PayableOrder => {
  const order = db.get<PayableOrder>(
    `SELECT ${ORDER_COLUMNS} FROM shop_order WHERE id = ?`,
    payment.order_id,
  );
  if (!order) throw new Error(`payment ${payment.id} has no order`);
  return order;
};

/** Finds a payment by the token that its provider has. */
export const paymentByToken = (db: Db, token: string): Payment | undefined =>
  db.get<Payment>('SELECT * FROM payment WHERE provider_token = ?', token);

export const openPayments = (db: Db, orderId: number): Payment[] =>
  db.all<Payment>("SELECT * FROM payment WHERE order_id = ? AND status = 'open'", orderId);

export const paidPayment = (db: Db, orderId: number): Payment | undefined =>
  db.get<Payment>("SELECT * FROM payment WHERE order_id = ? AND status = 'paid'", orderId);

/** Whether a payment of an order was refunded. */
export const hasRefund = (db: Db, orderId: number): boolean =>
  db.get("SELECT 1 FROM payment WHERE order_id = ? AND status = 'refunded'", orderId) !== undefined;

/** Cents of the balance held by open payments of an order. */
export const heldBy = (db: Db, orderId: number): number =>
  openPayments(db, orderId).reduce((held, payment) => held + payment.from_balance, 0);

/** Creates an unguessable token; it is the permission to pay. */
const newProviderToken = (): string =>
  `${randomBytes(16).toString('hex')}_secret_${randomBytes(16).toString('hex')}`;

/** Closes a payment that will not be made; releases the balance that it held. */
function close(shop: Shop, payment: Payment, status: 'cancelled' | 'declined' | 'refunded'): void {
  const { db, now } = shop;
  const { account_id: accountId, order_no: orderNo } = orderOf(db, payment);
  db.run('UPDATE payment SET status = :status, settled_at = :settled_at WHERE id = :id', {
    id: payment.id,
    status,
    settled_at: now,
  });
  if (payment.status === 'open')
    moveBalance(shop, {
      accountId,
      amount: payment.from_balance,
      kind: 'release',
      orderNo,
      paymentId: payment.id,
    });
}

/** Cancels every open payment of an order and refunds what was captured. Call it in a transaction. */
export function cancelOpen(shop: Shop, orderId: number): void {
  for (const payment of openPayments(shop.db, orderId))
    close(shop, payment, payment.taken_at === null ? 'cancelled' : 'refunded');
}

export interface NewPayment {
  readonly payType: string;
  readonly fromBalance: number;
  readonly fromProvider: number;
  readonly successUrl?: string | undefined;
  readonly failUrl?: string | undefined;
}

/** Opens a payment and holds its part of the balance. Call it in a transaction. */
export function openPayment(
  shop: ShopWithLanguage,
  order: PayableOrder,
  wanted: NewPayment,
  kind: 'hold' | 'payment' = 'hold',
): Payment {
  const { db, now } = shop;
  const token = newProviderToken();
  db.insert('payment', {
    order_id: order.id,
    pay_type: wanted.payType,
    status: 'open',
    from_balance: wanted.fromBalance,
    from_provider: wanted.fromProvider,
    provider_token: token,
    begun_at: now,
    success_url: wanted.successUrl ?? null,
    fail_url: wanted.failUrl ?? null,
    language: shop.language,
  });
  const made = paymentByToken(db, token);
  if (!made) throw new Error('a payment was not written');
  moveBalance(shop, {
    accountId: order.account_id,
    amount: -wanted.fromBalance,
    kind,
    orderNo: order.order_no,
    paymentId: made.id,
  });
  return made;
}

/** Awaits a bank transfer: opens its payment and extends the order's deadline. Call it in a transaction. */
export function awaitTransfer(
  shop: ShopWithLanguage,
  order: PayableOrder,
  fromBalance = 0,
): Payment {
  const { db, now } = shop;
  const fromProvider = order.total - fromBalance;
  const payment = openPayment(shop, order, { payType: TRANSFER, fromBalance, fromProvider });
  db.run(
    // Bounded by the time of the order, so that choosing a transfer repeatedly does not hold the goods forever.
    `UPDATE shop_order
     SET pay_type = :pay_type, expires_at = max(expires_at, min(:wanted, made_at + :longest))
     WHERE id = :id`,
    {
      id: order.id,
      pay_type: TRANSFER,
      wanted: now + TRANSFER_MS,
      longest: PAY_MS + TRANSFER_MS,
    },
  );
  return payment;
}

/**
 * Applies captured money to the order, once and in time. Refunds money for an order that is closed, expired or paid
 * otherwise, and for a payment that was cancelled.
 */
function applyCapture(shop: Shop, { provider_token: token }: Payment, takenAt: number): void {
  const { db, now } = shop;
  const payment = paymentByToken(db, token);
  if (!payment) return;
  const order = orderOf(db, payment);
  const isWanted = payment.status === 'open' && isUnpaid(order) && takenAt < order.expires_at;
  if (!isWanted) {
    close(shop, payment, 'refunded');
    return;
  }
  db.run("UPDATE payment SET status = 'paid', settled_at = ? WHERE id = ?", now, payment.id);
  db.run(
    `UPDATE shop_order
      SET status = :status, paid_at = :paid_at, pay_type = :pay_type
      WHERE id = :id`,
    { status: ORDER.paid, paid_at: takenAt, pay_type: payment.pay_type, id: order.id },
  );
  cancelOpen(shop, order.id);
}

/** Handles a provider's notice of a captured payment. */
export function onProviderNotice(shop: Shop, payment: Payment): void {
  const { taken_at: takenAt, status } = payment;
  if (takenAt === null || status === 'paid' || status === 'refunded') return;
  shop.db.transaction(() => applyCapture(shop, payment, takenAt));
}

/** Console setting: notices of providers are delayed until the shop polls. */
export const LATE_NOTICES = 'late_notices';

/**
 * Captures a payment at the provider; notifies the shop unless notices are delayed. Idempotent.
 */
export function capture(
  shop: Shop,
  payment: Payment,
  isTold = readMeta(shop.db, LATE_NOTICES) !== '1',
): void {
  const { db, now } = shop;
  db.transaction(() => {
    const sql = 'UPDATE payment SET taken_at = ? WHERE id = ? AND taken_at IS NULL';
    if (db.run(sql, now, payment.id) === 0 || !isTold) return;
    applyCapture(shop, payment, now);
  });
}

/** Declines a payment that the provider has not captured. */
export function decline(shop: Shop, payment: Payment, status: 'declined' | 'cancelled'): void {
  if (payment.status !== 'open' || payment.taken_at !== null) return;
  shop.db.transaction(() => close(shop, payment, status));
}

/**
 * Polls the providers of an order's open payments; returns whether the order is paid then. Call it before closing an
 * order: money captured in time pays it.
 */
export function askProviders(shop: Shop, orderId: number): boolean {
  for (const payment of openPayments(shop.db, orderId))
    if (payment.taken_at !== null) onProviderNotice(shop, payment);
  return paidPayment(shop.db, orderId) !== undefined;
}
