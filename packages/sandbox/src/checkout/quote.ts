import { type OwnCoupon, ownCoupons } from '../coupon/coupon.ts';
import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { type AddressRow, addressRows } from '../identity/address/addresses.ts';
import type { DraftOrder } from './draft-order.ts';
import { type DraftLine, linesOf } from './order-lines.ts';
import { readStores, type Store, type Way, waysTo } from './shipping.ts';
import {
  type Cut,
  couponOff,
  cutsOf,
  freightOf,
  goodsOf,
  type Totals,
  totalsOf,
} from './totals.ts';

export interface NamedCut extends Cut {
  readonly name_zh: string;
  readonly name_en: string;
}

/** The lines that one store sends, with its deliveries. */
export interface Parcel {
  readonly store: Store;
  readonly lines: readonly DraftLine[];
  readonly goods: number;
  readonly ways: readonly Way[];
}

/** A coupon of the account, applied to this order. */
export interface HeldCoupon {
  readonly row: OwnCoupon;
  /** Specifications that it covers; undefined for all. */
  readonly covers: readonly number[] | undefined;
  /** Whether it is valid and covers a line; its minimum is checked apart. Spec: 2§5 */
  readonly fits: boolean;
  /** Its discount in cents; 0 for a coupon that cannot be used. */
  readonly off: number;
}

/** A temporary order with its prices, deliveries and coupons. */
export interface Quote {
  readonly lines: readonly DraftLine[];
  readonly parcels: readonly Parcel[];
  readonly cuts: readonly NamedCut[];
  readonly goods: number;
  readonly address: AddressRow | undefined;
  readonly coupons: readonly HeldCoupon[];
}

function coversOf(db: Db, row: OwnCoupon, lines: readonly DraftLine[]): number[] | undefined {
  if (row.covers_all === 1) return undefined;
  const covered = (productId: number) =>
    db.get(
      'SELECT 1 FROM coupon_product WHERE product_id = ? AND coupon_id = ?',
      productId,
      row.id,
    ) !== undefined;
  return [
    ...new Set(lines.filter((line) => covered(line.productId)).map((l) => l.specificationId)),
  ];
}

function heldCoupon(call: Call, row: OwnCoupon, lines: readonly DraftLine[]): HeldCoupon {
  const covers = coversOf(call.db, row, lines);
  const covered = goodsOf(lines.filter((line) => covers?.includes(line.specificationId) ?? true));
  const goods = goodsOf(lines);
  const worth = couponOff(row, { goods, covered });
  // Documented answers do not say which goods a coupon covers, so there it fits only if it would cover all alike.
  const isPlain = !call.documented || worth === couponOff(row, { goods, covered: goods });
  const fits = row.starts_at <= call.now && row.ends_at >= call.now && covered > 0 && isPlain;
  const off = fits ? worth : 0;
  return { row, covers, fits, off };
}

/** Quotes a temporary order at current prices, before any choice of delivery or coupon. */
export function quoteOrder(call: Call, accountId: number, temp: DraftOrder): Quote {
  const { db, now } = call;
  const lines = linesOf(call, temp.goods);
  const addresses = addressRows(call, accountId);
  const address = addresses.find((each) => each.id === temp.addressId) ?? addresses[0];
  const parcels = readStores(db).flatMap((store): Parcel[] => {
    const own = lines.filter((line) => line.storeId === store.id);
    if (own.length === 0) return [];
    const ways = waysTo(db, store.id, address?.province ?? null);
    return [{ store, lines: own, goods: goodsOf(own), ways }];
  });
  const running = db.all<NamedCut>('SELECT * FROM price_cut WHERE ends_at >= ? ORDER BY id', now);
  return {
    lines,
    parcels,
    cuts: cutsOf(lines, running),
    goods: goodsOf(lines),
    address,
    coupons: ownCoupons(call).map((row) => heldCoupon(call, row, lines)),
  };
}

/** The default delivery of a parcel: the marked one, or else the first. */
export const defaultWay = ({ ways }: Parcel): Way | undefined =>
  ways.find((way) => way.is_default === 1) ?? ways[0];

/** Freight of a parcel. */
export const freightBy = (parcel: Parcel, way: Way): number =>
  freightOf(parcel.goods, way, defaultWay(parcel) ?? way);

/** Totals of a quote with these deliveries and this coupon. */
export function totalsFor(
  { parcels, cuts, goods }: Quote,
  ways: ReadonlyMap<number, Way>,
  coupon: HeldCoupon | undefined,
): Totals {
  let freight = 0;
  for (const parcel of parcels) {
    const way = ways.get(parcel.store.id);
    if (way) freight += freightBy(parcel, way);
  }
  return totalsOf({ goods, cuts, off: coupon?.off ?? 0, freight });
}

/** The coupon with the highest discount; of equals the one that ends first. */
export function bestCoupon({ coupons }: Quote): HeldCoupon | undefined {
  let best: HeldCoupon | undefined;
  for (const each of coupons) if (each.off > (best?.off ?? 0)) best = each;
  return best;
}

/** Fingerprint of the prices and freight that the buyer is shown, to detect changes. Excludes coupons, which the order names. */
export const quoteFingerprint = ({ lines, cuts, parcels }: Quote): string =>
  JSON.stringify([
    lines.map(({ specificationId, tag, unit, quantity }) => [specificationId, tag, unit, quantity]),
    cuts.map(({ cut }) => cut),
    parcels.map(({ store, ways }) => [
      store.id,
      ways.map(({ id, freight, free_above }) => [id, freight, free_above]),
    ]),
  ]);
