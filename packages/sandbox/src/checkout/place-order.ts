import { order, partnerIdOf } from '@clinicart/sdk/contract';
import { requireBuyer } from '../cart/goods.ts';
import { TAG_TYPE } from '../cart/tag-types.ts';
import { ownOrder } from '../cashier/payable-order.ts';
import { awaitTransfer, ORDER, orderByNo, PAY_MS } from '../cashier/payments.ts';
import type { Db } from '../db/db.ts';
import type { Account, Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { type AddressRow, isAddressComplete } from '../identity/address/addresses.ts';
import { type RegionCodes, regionName } from '../identity/address/regions.ts';
import { type DraftOrder, findDraft } from './draft-order.ts';
import { checkGoods } from './order-lines.ts';
import {
  freightBy,
  type HeldCoupon,
  type Parcel,
  type Quote,
  quoteFingerprint,
  quoteOrder,
  totalsFor,
} from './quote.ts';
import type { Way } from './shipping.ts';

interface PlaceOrderRequest {
  readonly storeExpress: readonly { readonly storeId: string; readonly expressId: string }[];
  readonly remark: string;
  readonly isRemittance: boolean;
  readonly couponId: string;
  readonly discountCouponPrice: number;
  readonly partner?: string | undefined;
}

/** Returns the chosen delivery of each store; refuses one that the store does not offer. */
function chosenWays(
  parcels: readonly Parcel[],
  chosen: PlaceOrderRequest['storeExpress'],
): ReadonlyMap<number, Way> {
  return new Map(
    parcels.map((parcel) => {
      const { store, ways } = parcel;
      const named = { store: { zh: store.name_zh, en: store.name_en } };
      if (ways.length === 0) throw new Refusal('noDelivery', named);
      const wish = chosen.find((each) => each.storeId === String(store.id));
      const way = ways.find((each) => String(each.id) === wish?.expressId);
      if (!way) throw new Refusal('deliveryGone', named);
      return [store.id, way] as const;
    }),
  );
}

function chosenCoupon({ coupons }: Quote, id: string): HeldCoupon | undefined {
  if (id === '') return undefined;
  const found = coupons.find(({ row }) => String(row.own_id) === id);
  if (!found || found.off === 0) throw new Refusal('couponUnusable');
  return found;
}

function checkAddress(address: AddressRow | undefined): AddressRow {
  if (!address) throw new Refusal('addressMissing');
  if (!isAddressComplete(address)) throw new Refusal('addressIncomplete');
  return address;
}

/** Formats an address in one line, from the province to the unit. */
export const addressLine = (row: RegionCodes & { street: string; unit: string }): string =>
  [row.province, row.city, row.district]
    .map(regionName)
    .concat(row.street, row.unit)
    .filter(Boolean)
    .join(' ');

/** Reserves the stock of all lines. */
function reserve(db: Db, { lines }: Quote): void {
  for (const { good, quantity } of lines) {
    const sql =
      'UPDATE specification SET stock = stock - :quantity WHERE id = :id AND stock >= :quantity';
    if (db.run(sql, { id: good.id, quantity }) === 0) throw new Error(`${good.id} was not checked`);
  }
}

/** Removes the ordered quantities from the cart; what was added meanwhile stays. */
function clearCart(db: Db, accountId: number, { lines }: Quote): void {
  const which =
    'account_id = :account_id AND specification_id = :specification_id AND tag_type = :tag_type';
  for (const { good, quantity, isSwap } of lines) {
    const values = {
      account_id: accountId,
      specification_id: good.id,
      tag_type: isSwap ? TAG_TYPE.swap : TAG_TYPE.ordinary,
      quantity,
    };
    db.run(`DELETE FROM cart_line WHERE ${which} AND quantity <= :quantity`, values);
    db.run(`UPDATE cart_line SET quantity = quantity - :quantity WHERE ${which}`, values);
  }
}

/** Places a temporary order, or refuses a changed one. Call it in a transaction. Spec: 2§4 */
function placeOrder(call: Call, account: Account, temp: DraftOrder, wish: PlaceOrderRequest): void {
  const { db, now } = call;
  const quote = quoteOrder(call, account.id, temp);
  const address = checkAddress(quote.address);
  checkGoods(call, temp.goods);
  const ways = chosenWays(quote.parcels, wish.storeExpress);
  const coupon = chosenCoupon(quote, wish.couponId);
  const totals = totalsFor(quote, ways, coupon);
  const isAsShown =
    quoteFingerprint(quote) === temp.shown &&
    totals.coupon === Math.round(wish.discountCouponPrice * 100);
  if (!isAsShown) throw new Refusal('totalChanged');
  reserve(db, quote);
  if (coupon) db.run('UPDATE account_coupon SET used_at = ? WHERE id = ?', now, coupon.row.own_id);
  // An order that costs nothing is paid at once.
  const isFree = totals.total === 0;
  db.insert('shop_order', {
    order_no: temp.orderNo,
    account_id: account.id,
    status: isFree ? ORDER.paid : ORDER.pending,
    made_at: now,
    expires_at: now + PAY_MS,
    paid_at: isFree ? now : null,
    is_transfer: wish.isRemittance ? 1 : 0,
    remark: wish.remark.trim(),
    goods: totals.goods,
    cut: totals.cut,
    coupon: totals.coupon,
    freight: totals.freight,
    total: totals.total,
    account_coupon_id: coupon?.row.own_id ?? null,
    consignee: address.name,
    consignee_phone: `${address.area_code} ${address.phone}`,
    address: addressLine(address),
    partner: partnerIdOf(wish.partner) ?? null,
  });
  const made = orderByNo(db, temp.orderNo);
  if (!made) throw new Error('an order was not written');
  insertLines(db, made.id, quote, ways);
  if (wish.isRemittance && !isFree) awaitTransfer(call, made);
  if (temp.isFromCart) clearCart(db, account.id, quote);
}

function insertLines(
  db: Db,
  orderId: number,
  { parcels }: Quote,
  ways: ReadonlyMap<number, Way>,
): void {
  for (const parcel of parcels) {
    const way = ways.get(parcel.store.id);
    if (!way) throw new Error(`store ${parcel.store.id} delivers in no way`);
    const freight = freightBy(parcel, way);
    db.insert('order_store', {
      order_id: orderId,
      store_id: parcel.store.id,
      delivery_id: way.id,
      freight,
    });
    for (const { good, tag, unit, quantity } of parcel.lines)
      db.insert('order_line', {
        order_id: orderId,
        store_id: parcel.store.id,
        specification_id: good.id,
        tag_type: tag,
        unit,
        quantity,
      });
  }
}

export const orderRoutes = [
  serve(order.createOrder, (wish, call) => {
    const account = requireBuyer(call);
    return call.db.transaction(() => {
      const temp = findDraft(call, account.id);
      if (!temp) throw new Refusal('noTempOrder');
      // Idempotent: a retry finds the order placed.
      if (!orderByNo(call.db, temp.orderNo)) placeOrder(call, account, temp, wish);
      return temp.orderNo;
    });
  }),

  serve(order.checkOrder, ({ id }, call) => {
    if (ownOrder(call, id).status !== ORDER.closed) return { isSuccess: true, message: null };
    const words = {
      zh: '訂單已關閉，請重新下單。',
      en: 'This order is closed. Order again.',
    };
    return { isSuccess: false, message: words[call.language] };
  }),
];
