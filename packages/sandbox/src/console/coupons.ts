import type { Db } from '../db/db.ts';
import type { Bilingual } from '../seed/data/types.ts';
import { accountIdOf } from './accounts.ts';

/** Duration of a coupon restarted on the console. */
const RUN_MS = 30 * 86_400_000;

/** A coupon as the merchant gives it. */
export interface CouponView {
  readonly id: number;
  readonly name: Bilingual;
  /** One of the two. */
  readonly percentOff: number | null;
  readonly cents: number | null;
  readonly minimumCents: number;
  readonly forNewCustomers: boolean;
  readonly endsAt: number;
  /** How many are still given; null for any number. */
  readonly left: number | null;
  readonly claimed: number;
  readonly used: number;
}

/** Change of a coupon: start it for a month or end it, and set how many are left. */
export interface CouponChange {
  readonly isOn?: boolean;
  readonly left?: number;
}

/** In the order in which they were made. */
export const coupons = (db: Db): CouponView[] =>
  db
    .all<{
      id: number;
      name_zh: string;
      name_en: string;
      percent_off: number | null;
      amount: number | null;
      minimum: number;
      for_new: number;
      ends_at: number;
      left_over: number | null;
      claimed: number;
      used: number;
    }>(
      `SELECT c.*, count(a.id) claimed, count(a.used_at) used
       FROM coupon c LEFT JOIN account_coupon a ON a.coupon_id = c.id GROUP BY c.id ORDER BY c.id`,
    )
    .map((row) => ({
      id: row.id,
      name: { zh: row.name_zh, en: row.name_en },
      percentOff: row.percent_off,
      cents: row.amount,
      minimumCents: row.minimum,
      forNewCustomers: row.for_new === 1,
      endsAt: row.ends_at,
      left: row.left_over,
      claimed: row.claimed,
      used: row.used,
    }));

export function setCoupon(db: Db, coupon: number, now: number, change: CouponChange): void {
  const { isOn, left } = change;
  if (left !== undefined && left < 0) throw new RangeError(`no number of coupons: ${left}`);
  const changed = db.run(
    `UPDATE coupon
     SET ends_at = coalesce(:ends_at, ends_at), left_over = coalesce(:left_over, left_over)
     WHERE id = :id`,
    // A coupon is still valid at the moment it ends.
    {
      id: coupon,
      ends_at: isOn === undefined ? null : isOn ? now + RUN_MS : now - 1,
      left_over: left ?? null,
    },
  );
  if (changed === 0) throw new RangeError(`no such coupon: ${coupon}`);
}

/** Gives an account a coupon, whatever is left of it. An account is named by scenario, e-mail or id. */
export function grantCoupon(db: Db, coupon: number, account: string | number, now: number): void {
  const accountId = accountIdOf(db, account);
  if (!db.get('SELECT 1 FROM coupon WHERE id = ?', coupon))
    throw new RangeError(`no such coupon: ${coupon}`);
  db.insert('account_coupon', { account_id: accountId, coupon_id: coupon, claimed_at: now });
}
