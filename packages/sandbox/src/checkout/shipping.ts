import type { Db } from '../db/db.ts';
import type { Call } from '../http/call.ts';
import { addressRows } from '../identity/address/addresses.ts';
import { regionTree } from '../identity/address/regions.ts';

/** A store that sends goods. */
export interface Store {
  readonly id: number;
  readonly position: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly is_medicine: number;
}

/** A delivery option of a store. */
export interface Way {
  readonly id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly freight: number;
  readonly free_above: number | null;
  readonly is_default: number;
}

export const readStores = (db: Db): Store[] =>
  db.all<Store>('SELECT * FROM store ORDER BY position');

/** The store that sends a product: the medicine store, then the store of its parent category, else the first. */
export function storeOf(
  db: Db,
  stores: readonly Store[],
  product: { readonly tags: string; readonly parent_id: number },
): Store {
  const isMedicine = product.tags.includes('"medicine"');
  const own = db.get<{ store_id: number }>(
    'SELECT store_id FROM store_category WHERE parent_id = ?',
    product.parent_id,
  )?.store_id;
  const store =
    (isMedicine ? stores.find((each) => each.is_medicine === 1) : undefined) ??
    stores.find((each) => each.id === own) ??
    stores[0];
  if (!store) throw new Error('there is no store to send anything');
  return store;
}

/** Province of an order without an address. */
const HOME_PROVINCE = regionTree[0]?.code ?? '';

/** Deliveries of a store to a province; the general ones if it has none for that province. */
export function waysTo(db: Db, storeId: number, province: string | null): Way[] {
  const sql = 'SELECT * FROM store_delivery WHERE store_id = ? AND province IS ? ORDER BY position';
  const own = db.all<Way>(sql, storeId, province ?? HOME_PROVINCE);
  return own.length > 0 ? own : db.all<Way>(sql, storeId, null);
}

/** Spec: 2§3 Express option */
export function expressWire(ways: readonly Way[], { language }: Call) {
  const standard = ways.find((way) => way.is_default === 1) ?? ways[0];
  return ways.map((way) => ({
    expressId: String(way.id),
    expressName: language === 'zh' ? way.name_zh : way.name_en,
    isDefault: way === standard,
    freight: way.freight / 100,
    freePrice: way.free_above === null ? null : way.free_above / 100,
  }));
}

/** A store with its deliveries to the buyer's first address, as a product and a cart name them. Assumed. */
export function storeDeliveryWire(store: Store, call: Call) {
  const [address] = call.account ? addressRows(call, call.account.id) : [];
  return {
    storeId: String(store.id),
    storeName: call.language === 'zh' ? store.name_zh : store.name_en,
    expressPrice: expressWire(waysTo(call.db, store.id, address?.province ?? null), call),
  };
}
