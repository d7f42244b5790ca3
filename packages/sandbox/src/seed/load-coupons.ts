import { startOfHongKongDay } from '@clinicart/sdk/contract';
import type { Db } from '../db/db.ts';
import { coupons, heldCoupons, type SeedCoupon } from './data/index.ts';

const HOUR_MS = 3_600_000;

/** The source of the rows of coupons. */
export const couponSeed = { coupons, heldCoupons };

/** Writes the coupons, what they cover, and those that demo clinics hold. Call it after products and accounts, in a transaction. */
export function loadCoupons(db: Db, now: number, seed: typeof couponSeed): void {
  for (const each of seed.coupons) {
    const { id, name, benefit, scope } = each;
    db.insert('coupon', {
      id,
      name_zh: name.zh,
      name_en: name.en,
      percent_off: 'percentOff' in benefit ? benefit.percentOff : null,
      amount: 'cents' in benefit ? benefit.cents : null,
      minimum: each.minimumCents,
      covers_all: 'all' in scope ? 1 : 0,
      starts_at: startOfHongKongDay(now, each.startsIn),
      // The last second of its last day.
      ends_at: startOfHongKongDay(now, each.endsIn + 1) - 1000,
      per_person: each.perPerson,
      left_over: each.left ?? null,
      for_new: each.forNewCustomers ? 1 : 0,
    });
    cover(db, each);
  }
  for (const { scenario, coupon, used } of seed.heldCoupons) {
    const claimed = `INSERT INTO account_coupon (account_id, coupon_id, claimed_at, used_at)
      SELECT a.id, c.id, max(c.starts_at, 0) + ${HOUR_MS}, :used_at FROM account a, coupon c
      WHERE a.scenario = :scenario AND c.name_en = :name_en`;
    if (db.run(claimed, { used_at: used ? now - HOUR_MS : null, scenario, name_en: coupon }) !== 1)
      throw new Error(`no account ${scenario}, or no coupon ${coupon}`);
  }
}

function cover(db: Db, { id, scope }: SeedCoupon): void {
  const insert = 'INSERT INTO coupon_product SELECT id, ? FROM product WHERE';
  if ('brandId' in scope) db.run(`${insert} brand_id = ?`, id, scope.brandId);
  if ('categoryIds' in scope)
    for (const categoryId of scope.categoryIds) db.run(`${insert} category_id = ?`, id, categoryId);
}
