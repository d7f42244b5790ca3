import { hongKongDay } from '@clinicart/sdk/contract';
import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';

type Shop = Pick<Call, 'db' | 'now'>;

/** Reason for which points moved. */
export type PointsKind = 'earned' | 'taken-back' | 'redeemed' | 'expired' | 'granted';

/** An entry of the points ledger before it is written. */
interface NewEntry {
  readonly accountId: number;
  readonly amount: number;
  readonly kind: PointsKind;
  readonly orderNo?: string;
}

/** Adds points to an account; negative ones are taken. Call it in a transaction. */
export function movePoints({ db, now }: Shop, entry: NewEntry): void {
  const { accountId, amount, kind, orderNo = null } = entry;
  if (amount === 0) return;
  db.insert('points_entry', { account_id: accountId, at: now, amount, kind, order_no: orderNo });
}

const yearOf = (at: number): number => Number(hongKongDay(at).slice(0, 4));

/** The first moment of a year in Hong Kong. */
export const startOfYear = (year: number): number => Date.parse(`${year}-01-01T00:00:00+08:00`);

/**
 * Returns the points that expire at the start of a year: those earned before the year that has just ended, less
 * everything taken until then, since points earned first are used first.
 */
const expiringAt = (db: Db, accountId: number, year: number): number =>
  db.get<{ left_over: number }>(
    `SELECT max(0,
       ifnull(sum(amount) FILTER (WHERE amount > 0 AND at < :earned_before), 0)
       + ifnull(sum(amount) FILTER (WHERE amount < 0 AND (at < :at OR (at = :at AND kind = 'expired'))), 0)
     ) left_over FROM points_entry WHERE account_id = :account_id`,
    { account_id: accountId, earned_before: startOfYear(year - 1), at: startOfYear(year) },
  )?.left_over ?? 0;

/**
 * Takes the points of an account whose time is over: points of a year are valid until the last day of the next one.
 * Call it before reading or spending points. Spec: 2§2.10
 */
export function expirePoints({ db, now }: Shop, accountId: number): void {
  const first = db.get<{ at: number | null }>(
    'SELECT min(at) at FROM points_entry WHERE account_id = ? AND amount > 0',
    accountId,
  )?.at;
  if (typeof first !== 'number') return;
  for (let year = yearOf(first) + 2; startOfYear(year) <= now; year += 1) {
    const amount = 0 - expiringAt(db, accountId, year);
    movePoints({ db, now: startOfYear(year) }, { accountId, amount, kind: 'expired' });
  }
}

/** Returns the points of an account: the sum of its entries. */
export function pointsOf(shop: Shop, accountId: number): number {
  expirePoints(shop, accountId);
  const sum = 'SELECT ifnull(sum(amount), 0) points FROM points_entry WHERE account_id = ?';
  return shop.db.get<{ points: number }>(sum, accountId)?.points ?? 0;
}
