import { randomInt } from 'node:crypto';
import { hongKongDay } from '@clinicart/sdk/contract';
import { addressLine } from '../checkout/place-order.ts';
import type { Db } from '../db/db.ts';
import { type Account, accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { isAddressComplete, ownAddress } from '../identity/address/addresses.ts';
import { movePoints, pointsOf } from './ledger.ts';

/** A row of points_product. */
export interface PointsProductRow {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  /** JSON: art paths. */
  readonly pictures: string;
  readonly points: number;
  readonly price: number;
  readonly stock: number | null;
  readonly is_limited: number;
  readonly page_zh: string;
  readonly page_en: string;
}

export function pointsProductById({ db }: Pick<Call, 'db'>, id: string): PointsProductRow {
  const row = /^\d{1,9}$/.test(id)
    ? db.get<PointsProductRow>('SELECT * FROM points_product WHERE id = ?', Number(id))
    : undefined;
  if (!row) throw new Refusal('noPointsProduct');
  return row;
}

/** Whether an account has redeemed a product before. */
export const hasRedeemed = (db: Db, accountId: number, productId: number): boolean =>
  db.get(
    'SELECT 1 FROM points_order WHERE account_id = ? AND product_id = ? LIMIT 1',
    accountId,
    productId,
  ) !== undefined;

/** The buyer's wish. */
interface Wish {
  readonly addressId: string;
  readonly pointsProductId: string;
  readonly amount: number;
  readonly requestId?: string | undefined;
}

/** Refuses what the limit, the stock or the points do not allow. */
function checkWish(
  call: Call,
  account: Pick<Account, 'id'>,
  product: PointsProductRow,
  amount: number,
): void {
  const name = { zh: product.name_zh, en: product.name_en };
  const isLimited = product.is_limited === 1;
  if (isLimited && (amount > 1 || hasRedeemed(call.db, account.id, product.id)))
    throw new Refusal('pointsLimit', { name });
  const left = product.stock ?? 0;
  if (amount > left) throw new Refusal('pointsStock', { name, left });
  const [cost, points] = [product.points * amount, pointsOf(call, account.id)];
  if (cost > points) throw new Refusal('tooFewPoints', { cost, points });
}

/** Creates an unused number: P, the day and eight random digits. */
function newOrderNo({ db, now }: Pick<Call, 'db' | 'now'>): string {
  const day = hongKongDay(now).slice(2).replaceAll('-', '');
  const made = `P${day}${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const isTaken = db.get('SELECT 1 FROM points_order WHERE order_no = ?', made) !== undefined;
  return isTaken ? newOrderNo({ db, now }) : made;
}

/** A points order before it is written. */
export interface NewPointsOrder {
  readonly orderNo: string;
  readonly accountId: number;
  readonly quantity: number;
  readonly consignee: string;
  readonly phone: string;
  readonly address: string;
  readonly requestId?: string | undefined;
}

/** Writes a points order, and takes its points and its pieces. Call it in a transaction. */
export function writePointsOrder(
  { db, now }: Pick<Call, 'db' | 'now'>,
  product: Pick<PointsProductRow, 'id' | 'points'>,
  order: NewPointsOrder,
): void {
  const { orderNo, accountId, quantity } = order;
  db.insert('points_order', {
    order_no: orderNo,
    account_id: accountId,
    product_id: product.id,
    quantity,
    points: product.points,
    made_at: now,
    consignee: order.consignee,
    consignee_phone: order.phone,
    address: order.address,
    request_id: order.requestId ?? null,
  });
  db.run('UPDATE points_product SET stock = stock - ? WHERE id = ?', quantity, product.id);
  const amount = 0 - product.points * quantity;
  movePoints({ db, now }, { accountId, amount, kind: 'redeemed', orderNo });
}

/** The points order that a request has placed already: browsers repeat a request whose connection broke. */
function placedBy(
  db: Db,
  accountId: number,
  requestId: string | undefined,
): { orderNo: string; point: number } | undefined {
  if (requestId === undefined) return undefined;
  return db.get<{ orderNo: string; point: number }>(
    `SELECT order_no AS orderNo, points * quantity AS point FROM points_order
     WHERE account_id = ? AND request_id = ?`,
    accountId,
    requestId,
  );
}

/** Redeems points for a product in one transaction. Spec: 2§2.10, 2§7 */
export const redeem = (call: Call, wish: Wish): { orderNo: string; point: number } =>
  call.db.transaction(() => {
    const account = accountOf(call);
    const placed = placedBy(call.db, account.id, wish.requestId);
    if (placed) return placed;
    const product = pointsProductById(call, wish.pointsProductId);
    const address = ownAddress(call, wish.addressId);
    if (!isAddressComplete(address)) throw new Refusal('addressIncomplete');
    checkWish(call, account, product, wish.amount);
    const orderNo = newOrderNo(call);
    writePointsOrder(call, product, {
      orderNo,
      accountId: account.id,
      quantity: wish.amount,
      consignee: address.name,
      phone: `${address.area_code} ${address.phone}`,
      address: addressLine(address),
      requestId: wish.requestId,
    });
    return { orderNo, point: product.points * wish.amount };
  });
