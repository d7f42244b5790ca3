import type { Db } from '../db/db.ts';
import { movePoints, pointsOf } from '../points/ledger.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { accountIdOf } from './accounts.ts';

/** The points of an account. */
export interface PointsView {
  readonly account: number;
  readonly scenario: string | null;
  readonly clinic: string;
  readonly points: number;
  /** Points orders so far. */
  readonly orders: number;
}

/** A product of the points mall. */
export interface PointsProductView {
  readonly id: number;
  readonly name: Bilingual;
  readonly points: number;
  /** Null where the shop does not say. */
  readonly stock: number | null;
  readonly isLimited: boolean;
}

/** A points order. */
export interface PointsOrderView {
  readonly orderNo: string;
  readonly clinic: string;
  readonly product: Bilingual;
  readonly quantity: number;
  /** Points in all. */
  readonly points: number;
  readonly madeAt: number;
  readonly consignee: string;
  readonly address: string;
}

const MOST_ORDERS = 50;

/** Points of every approved clinic. */
export const pointsViews = (db: Db, now: number): PointsView[] =>
  db
    .all<{ id: number; scenario: string | null; clinic: string; orders: number }>(
      `SELECT a.id, a.scenario, a.clinic, (SELECT count(*) FROM points_order x WHERE x.account_id = a.id) orders
       FROM account a WHERE a.auth_status = '1' ORDER BY a.id`,
    )
    .map(({ id, scenario, clinic, orders }) => ({
      account: id,
      scenario,
      clinic,
      points: pointsOf({ db, now }, id),
      orders,
    }));

/** Grants points; negative ones are taken. An account is named by scenario, e-mail or id. */
export function grantPoints(
  db: Db,
  now: number,
  account: string | number,
  { points }: { readonly points: number },
): void {
  if (!Number.isSafeInteger(points) || points === 0)
    throw new RangeError(`no number of points: ${points}`);
  const accountId = accountIdOf(db, account);
  db.transaction(() => movePoints({ db, now }, { accountId, amount: points, kind: 'granted' }));
}

interface ProductRow {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly points: number;
  readonly stock: number | null;
  readonly is_limited: number;
}

/** Products of the points mall in their order. */
export const pointsProductViews = (db: Db): PointsProductView[] =>
  db
    .all<ProductRow>(
      'SELECT id, name_zh, name_en, points, stock, is_limited FROM points_product ORDER BY position',
    )
    .map((row) => ({
      id: row.id,
      name: { zh: row.name_zh, en: row.name_en },
      points: row.points,
      stock: row.stock,
      isLimited: row.is_limited === 1,
    }));

/** Sets the stock of a points product; null hides it. */
export function setPointsStock(db: Db, product: number, stock: number | null): void {
  if (stock !== null && (!Number.isSafeInteger(stock) || stock < 0))
    throw new RangeError(`no stock: ${stock}`);
  if (db.run('UPDATE points_product SET stock = ? WHERE id = ?', stock, product) === 0)
    throw new RangeError(`no such points product: ${product}`);
}

interface OrderRow {
  readonly order_no: string;
  readonly clinic: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly quantity: number;
  readonly points: number;
  readonly made_at: number;
  readonly consignee: string;
  readonly address: string;
}

/** The newest points orders. */
export const pointsOrderViews = (db: Db): PointsOrderView[] =>
  db
    .all<OrderRow>(
      `SELECT x.*, g.name_zh, g.name_en, a.clinic FROM points_order x
         JOIN points_product g ON g.id = x.product_id JOIN account a ON a.id = x.account_id
       ORDER BY x.made_at DESC, x.id DESC LIMIT ${MOST_ORDERS}`,
    )
    .map((row) => ({
      orderNo: row.order_no,
      clinic: row.clinic,
      product: { zh: row.name_zh, en: row.name_en },
      quantity: row.quantity,
      points: row.points * row.quantity,
      madeAt: row.made_at,
      consignee: row.consignee,
      address: row.address,
    }));
