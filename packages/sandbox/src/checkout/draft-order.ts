import { randomInt } from 'node:crypto';
import { hongKongDay, order } from '@clinicart/sdk/contract';
import { findArticleOnSale, requireBuyer } from '../cart/goods.ts';
import { TAG_TYPE } from '../cart/tag-types.ts';
import type { Account, Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { ownAddress } from '../identity/address/addresses.ts';
import { deleteBills } from './bill-status.ts';
import { checkGoods, type DraftItem } from './order-lines.ts';

/** An account's temporary order. */
export interface DraftOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly goods: readonly DraftItem[];
  readonly isFromCart: boolean;
  readonly addressId: number | null;
  readonly shown: string;
}

interface DraftRow {
  readonly id: number;
  readonly order_no: string;
  readonly goods: string;
  readonly from_cart: number;
  readonly address_id: number | null;
  readonly shown: string;
}

/** Finds the account's temporary order. */
export function findDraft({ db }: Call, accountId: number): DraftOrder | undefined {
  const row = db.get<DraftRow>('SELECT * FROM temp_order WHERE account_id = ?', accountId);
  if (!row) return undefined;
  return {
    id: row.id,
    orderNo: row.order_no,
    // Written by this file alone.
    goods: JSON.parse(row.goods) as DraftItem[],
    isFromCart: row.from_cart === 1,
    addressId: row.address_id,
    shown: row.shown,
  };
}

const isPlaced = ({ db }: Call, orderNo: string): boolean =>
  db.get('SELECT 1 FROM shop_order WHERE order_no = ?', orderNo) !== undefined;

/** Returns the temporary order to confirm; refuses a missing or placed one. */
export function draftToConfirm(call: Call, accountId: number): DraftOrder {
  const temp = findDraft(call, accountId);
  if (!temp || isPlaced(call, temp.orderNo)) throw new Refusal('noTempOrder');
  return temp;
}

/** Refuses a clinic without a name, a licence or a phone number. Spec: 1§8 (1340) */
function checkClinic(account: Account): void {
  const missing = [
    account.clinic === '' ? { zh: '診所名稱', en: 'the clinic’s name' } : [],
    account.phone === null ? { zh: '聯絡電話', en: 'a phone number' } : [],
    account.licence === null
      ? { zh: '商業登記證', en: 'the business registration certificate' }
      : [],
  ].flat();
  if (missing.length === 0) return;
  const zh = missing.map((each) => each.zh).join('、');
  const en = missing.map((each) => each.en).join(', ');
  throw new Refusal('clinicIncomplete', { missing: { zh, en } });
}

interface GoodWire {
  readonly searchProductId: string;
  readonly count: number;
  readonly tagType: string;
}

/** Merges repeated articles of the same kind into one line. */
function mergeGoods(call: Call, wire: readonly GoodWire[]): DraftItem[] {
  const merged = new Map<string, DraftItem>();
  for (const { searchProductId, count, tagType } of wire) {
    const { id } = findArticleOnSale(call.db, searchProductId);
    const tag = tagType === '' || tagType === '1' ? TAG_TYPE.ordinary : tagType;
    const there = merged.get(`${id} ${tag}`);
    merged.set(`${id} ${tag}`, { id, tag, quantity: (there?.quantity ?? 0) + count });
  }
  return [...merged.values()];
}

const ORDER_NO_DIGITS = 1e8;
/** Creates an unused order number: the day and eight random digits. */
function newOrderNo(call: Call): string {
  const day = hongKongDay(call.now).slice(2).replaceAll('-', '');
  const made = `${day}${String(randomInt(ORDER_NO_DIGITS)).padStart(8, '0')}`;
  const isTaken =
    isPlaced(call, made) ||
    call.db.get('SELECT 1 FROM temp_order WHERE order_no = ?', made) !== undefined;
  return isTaken ? newOrderNo(call) : made;
}

/** Identifies the goods of a temporary order; swap items may change beside them. */
const itemsKey = (goods: readonly DraftItem[]): string =>
  JSON.stringify(
    goods
      .filter((good) => good.tag !== TAG_TYPE.swap)
      .map(({ id, quantity, tag }) => [id, quantity, tag])
      .sort(),
  );

function ownDefaultAddress({ db }: Call, accountId: number): number | null {
  const sql =
    'SELECT id FROM delivery_address WHERE account_id = ? ORDER BY is_default DESC, id DESC LIMIT 1';
  return db.get<{ id: number }>(sql, accountId)?.id ?? null;
}

/**
 * Replaces the temporary order. The same goods with other swap items keep its number, its address and its
 * medicine bills.
 */
function saveDraft(
  call: Call,
  account: Account,
  { goods, isFromCart }: Pick<DraftOrder, 'goods' | 'isFromCart'>,
): void {
  const { db, now } = call;
  const before = findDraft(call, account.id);
  const stays =
    before && !isPlaced(call, before.orderNo) && itemsKey(before.goods) === itemsKey(goods);
  if (before && !stays && !isPlaced(call, before.orderNo)) deleteBills(db, before.orderNo);
  const orderNo = stays ? before.orderNo : newOrderNo(call);
  const addressId = (stays ? before.addressId : null) ?? ownDefaultAddress(call, account.id);
  db.run('DELETE FROM temp_order WHERE account_id = ?', account.id);
  db.insert('temp_order', {
    account_id: account.id,
    order_no: orderNo,
    goods: JSON.stringify(goods),
    from_cart: isFromCart ? 1 : 0,
    address_id: addressId,
    shown: '',
    made_at: now,
  });
}

/** Creates the temporary order of these goods. Spec: 1§4, 1§7 */
function createDraft(call: Call, wire: readonly GoodWire[], isFromCart: boolean): void {
  const account = requireBuyer(call);
  checkClinic(account);
  call.db.transaction(() => {
    const goods = mergeGoods(call, wire);
    checkGoods(call, goods);
    saveDraft(call, account, { goods, isFromCart });
  });
}

export const draftOrderRoutes = [
  serve(order.createTempOrder, ({ goods, isFromShoppingCart }, call) => {
    createDraft(call, goods, isFromShoppingCart);
    return null;
  }),

  serve(order.changeAddress, ({ id }, call) => {
    const account = requireBuyer(call);
    const address = ownAddress(call, id);
    const temp = draftToConfirm(call, account.id);
    // An empty answer means that the address is unchanged. Spec: 2§4
    if (temp.addressId === address.id) return {};
    call.db.run('UPDATE temp_order SET address_id = ? WHERE id = ?', address.id, temp.id);
    return { addressId: String(address.id) };
  }),
];
