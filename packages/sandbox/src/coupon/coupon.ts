import { coupon as contract, hongKongDay } from '@clinicart/sdk/contract';
import { findProductId } from '../catalogue/product-id.ts';
import type { NamedValues } from '../db/db.ts';
import {
  type Account,
  accountOf,
  type Call,
  isNewCustomer,
  mayBuy,
  priceView,
} from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import type { Bilingual } from '../seed/data/types.ts';

interface CouponRow {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly percent_off: number | null;
  readonly amount: number | null;
  readonly minimum: number;
  readonly covers_all: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly per_person: number;
  readonly left_over: number | null;
  readonly for_new: number;
}

/** How many of a coupon an account holds and has used. */
interface Held {
  readonly held: number;
  readonly used: number;
}

const nameOf = (row: CouponRow): Bilingual => ({ zh: row.name_zh, en: row.name_en });

/** Common fields of a coupon. Hides amount and kind from buyers who see no prices. */
function benefit(row: CouponRow, call: Call) {
  const visible = mayBuy(call);
  return {
    type: visible ? (row.percent_off === null ? '1' : '6') : null,
    discount: visible ? row.percent_off : null,
    price: visible && row.amount !== null ? row.amount / 100 : null,
    metPrice: visible ? row.minimum / 100 : null,
    name: nameOf(row)[call.language],
  };
}

/** A claimable coupon; `isGet` once the clinic has all it may have. Spec: 1§3 */
function claimableWire(row: CouponRow & Held, call: Call) {
  return {
    id: String(row.id),
    couponId: String(row.id),
    ...benefit(row, call),
    date: `${hongKongDay(row.starts_at)} - ${hongKongDay(row.ends_at)}`,
    isAll: row.covers_all === 1,
    isGet: row.held > 0 || row.used >= row.per_person,
    isUsed: row.held === 0 && row.used >= row.per_person,
  };
}

const HELD = `
  (SELECT count(*) FROM account_coupon a WHERE a.account_id = :account_id AND a.coupon_id = c.id AND a.used_at IS NULL) held,
  (SELECT count(*) FROM account_coupon a WHERE a.account_id = :account_id AND a.coupon_id = c.id AND a.used_at IS NOT NULL) used`;

/** Running coupons that are available or already held. */
function openCoupons(where: string, values: NamedValues, call: Call) {
  const rows = call.db.all<CouponRow & Held>(
    `SELECT c.*, ${HELD} FROM coupon c WHERE ${where} AND c.ends_at >= :now
       AND (c.left_over IS NULL OR c.left_over > 0 OR held + used > 0)
     ORDER BY c.ends_at, c.id`,
    { ...values, account_id: call.account?.id ?? 0, now: call.now },
  );
  return rows.map((row) => claimableWire(row, call));
}

/** The coupons that a product page offers. Spec: 1§2, 1§3 canGetCous */
export function couponsOf(productId: number, call: Call) {
  return openCoupons(
    `(c.covers_all = 1 OR EXISTS (SELECT 1 FROM coupon_product p WHERE p.product_id = :product_id AND p.coupon_id = c.id))
      AND c.for_new = 0`,
    { product_id: productId },
    call,
  );
}

/** The coupons of the new-customer offer. Spec: 1§2, 1§7 */
export const newCustomerCoupons = (call: Call) => openCoupons('c.for_new = 1', {}, call);

/** Claims a coupon; does nothing if the clinic holds it unused. Call it in a transaction. */
function claim(id: string, account: Account, call: Call): void {
  const { db, now } = call;
  const row = /^\d{1,15}$/.test(id)
    ? db.get<CouponRow & Held>(`SELECT c.*, ${HELD} FROM coupon c WHERE c.id = :id`, {
        id: Number(id),
        account_id: account.id,
      })
    : undefined;
  if (!row) throw new Refusal('noSuchCoupon');
  const name = nameOf(row);
  if (row.for_new === 1 && !isNewCustomer(call)) throw new Refusal('notNewCustomer');
  if (row.ends_at < now) throw new Refusal('couponEnded', { name });
  if (row.held > 0) return;
  if (row.used >= row.per_person)
    throw new Refusal('couponUsedUp', { name, limit: row.per_person });
  if (row.left_over === 0) throw new Refusal('couponRunOut', { name });
  db.run('UPDATE coupon SET left_over = left_over - 1 WHERE id = ?', row.id);
  db.insert('account_coupon', { account_id: account.id, coupon_id: row.id, claimed_at: now });
}

function claimer(call: Call): Account {
  const account = accountOf(call);
  if (!mayBuy(call)) throw new Refusal('couponForVerified');
  return account;
}

/** A claimed coupon. */
export interface OwnCoupon extends CouponRow {
  readonly own_id: number;
  readonly used_at: number | null;
}

/** Spec: 2§3 Coupon */
export const ownCouponWire = (row: OwnCoupon, call: Call) => ({
  id: String(row.own_id),
  couponId: String(row.own_id),
  ...benefit(row, call),
  startDate: hongKongDay(row.starts_at),
  expiredDate: hongKongDay(row.ends_at),
  isAllUse: row.covers_all === 1,
  isGet: true,
  isUsed: row.used_at !== null,
});

/** A search that lists covered products and no others: of a brand, or of the category with most of them. */
function coveredSearch({ db }: Call, { id, covers_all }: CouponRow) {
  if (covers_all === 1) return {};
  const groupOf = (column: 'brand_id' | 'category_id') =>
    db.all<{ id: number; isWhole: number }>(
      `SELECT ${column} id, count(c.coupon_id) = count(*) isWhole
       FROM product p LEFT JOIN coupon_product c ON c.product_id = p.id AND c.coupon_id = ?
       GROUP BY ${column} HAVING count(c.coupon_id) > 0 ORDER BY count(*) DESC, ${column}`,
      id,
    );
  const brands = groupOf('brand_id');
  const [brand] = brands;
  if (brands.length === 1 && brand?.isWhole === 1) return { brandId: String(brand.id) };
  const category = groupOf('category_id').find(({ isWhole }) => isWhole === 1);
  return category ? { categoryId: String(category.id) } : {};
}

/** Coupons of an account by tab. Spec: 2§4 */
function countsOf({ db, now }: Call, accountId: number) {
  const counts = db.get<{ unused: number; used: number; expired: number }>(
    `SELECT count(*) FILTER (WHERE a.used_at IS NULL AND c.ends_at >= :now) unused,
       count(a.used_at) used, count(*) FILTER (WHERE a.used_at IS NULL AND c.ends_at < :now) expired
     FROM account_coupon a JOIN coupon c ON c.id = a.coupon_id WHERE a.account_id = :account_id`,
    { account_id: accountId, now },
  );
  return {
    unusedCount: counts?.unused ?? 0,
    usedCount: counts?.used ?? 0,
    expiredCount: counts?.expired ?? 0,
  };
}

/** Unused coupons of the caller, expired ones included, by their end. */
export const ownCoupons = (call: Call): OwnCoupon[] =>
  call.db.all<OwnCoupon>(
    `SELECT c.*, a.id own_id, a.used_at FROM account_coupon a JOIN coupon c ON c.id = a.coupon_id
     WHERE a.account_id = ? AND a.used_at IS NULL ORDER BY c.ends_at, a.id`,
    accountOf(call).id,
  );

/** Coupons that the caller can use today. Spec: 1§3 userCoupon */
export function usableCoupons(call: Call) {
  if (!mayBuy(call)) return [];
  return ownCoupons(call)
    .filter((row) => row.starts_at <= call.now && row.ends_at >= call.now)
    .map((row) => ({
      id: String(row.own_id),
      ...benefit(row, call),
      isAllUse: row.covers_all === 1,
    }));
}

export const couponRoutes = [
  serve(contract.claimable, ({ id }, call) => ({
    canGetCoupons: couponsOf(findProductId(id, call), call),
    ...priceView(call),
  })),

  serve(contract.claim, ({ id }, call) => {
    const account = claimer(call);
    call.db.transaction(() => claim(id, account, call));
    return null;
  }),

  serve(contract.claimAll, ({ ids }, call) => {
    const account = claimer(call);
    call.db.transaction(() => {
      for (const id of new Set(ids)) claim(id, account, call);
    });
    return null;
  }),

  serve(contract.mine, ({ isUsed, isValid, pageIndex, pageSize }, call) => {
    const account = accountOf(call);
    const { db, now } = call;
    const from = `FROM account_coupon a JOIN coupon c ON c.id = a.coupon_id
      WHERE a.account_id = :account_id AND (a.used_at IS NOT NULL) = :is_used
        AND (:is_valid IS NULL OR (c.ends_at >= :now) = :is_valid)`;
    const values = {
      account_id: account.id,
      is_used: isUsed ? 1 : 0,
      is_valid: isValid === undefined ? null : Number(isValid),
      now,
    };
    const total = db.get<{ n: number }>(`SELECT count(*) n ${from}`, values)?.n ?? 0;
    const rows = db.all<OwnCoupon>(
      `SELECT c.*, a.id own_id, a.used_at ${from}
       ORDER BY ifnull(a.used_at, 0) DESC, c.ends_at, a.id LIMIT :limit OFFSET :offset`,
      { ...values, limit: pageSize, offset: (pageIndex - 1) * pageSize },
    );
    return {
      list: rows.map((row) => ({ ...ownCouponWire(row, call), ...coveredSearch(call, row) })),
      totalPage: Math.ceil(total / pageSize),
      ...countsOf(call, account.id),
      isAuth: mayBuy(call),
    };
  }),
];
