import { formatHongKongTime } from '@clinicart/sdk/contract';
import { orderByNo, PAY_MS, type PayableOrder, payAtOnce } from '../../cashier/payments.ts';
import { walletOf } from '../../cashier/wallet.ts';
import { waysTo } from '../../checkout/shipping.ts';
import { freightOf } from '../../checkout/totals.ts';
import type { Db } from '../../db/db.ts';
import type { BoughtArticle } from './assortment.ts';

/** An article and how many pieces of it are ordered. */
export interface BoughtLine {
  readonly article: BoughtArticle;
  readonly quantity: number;
}

/** The account whose history is written. */
export interface Buyer {
  readonly db: Db;
  readonly accountId: number;
}

export interface NewOrder {
  readonly at: number;
  readonly lines: readonly BoughtLine[];
  readonly remark?: string;
  readonly isPreOrder?: boolean;
  /** Savings in cents; limited to the price of the goods. */
  readonly cut?: number;
  readonly coupon?: number;
}

const HONG_KONG = '810000';

interface StoreGoods {
  readonly storeId: number;
  readonly lines: readonly BoughtLine[];
  readonly deliveryId: number;
  readonly freight: number;
}

const sumOf = (lines: readonly BoughtLine[]): number =>
  lines.reduce((sum, { article, quantity }) => sum + article.price * quantity, 0);

/** Groups lines by store, each with its default delivery. */
function goodsByStore(db: Db, lines: readonly BoughtLine[]): StoreGoods[] {
  const ids = [...new Set(lines.map(({ article }) => article.store.id))];
  return ids.map((storeId) => {
    const own = lines.filter(({ article }) => article.store.id === storeId);
    const [way] = waysTo(db, storeId, HONG_KONG);
    if (!way) throw new Error(`store ${storeId} delivers in no way`);
    return {
      storeId,
      lines: own,
      deliveryId: way.id,
      freight: freightOf(sumOf(own), way, way),
    };
  });
}

/** Number of an order: its day, and its place in the history. */
const orderNoOf = (at: number, serial: number): string =>
  `${formatHongKongTime(at).slice(2, 10).replaceAll('-', '')}9${String(serial).padStart(7, '0')}`;

/** Writes an unpaid order as the buyer placed it then. */
export function writeOrder(buyer: Buyer, order: NewOrder, serial: number): PayableOrder {
  const { db, accountId } = buyer;
  const stores = goodsByStore(db, order.lines);
  const goods = sumOf(order.lines);
  const cut = Math.min(order.cut ?? 0, goods);
  const coupon = Math.min(order.coupon ?? 0, goods - cut);
  const freight = stores.reduce((sum, store) => sum + store.freight, 0);
  const orderNo = orderNoOf(order.at, serial);
  db.insert('shop_order', {
    order_no: orderNo,
    account_id: accountId,
    status: 0,
    made_at: order.at,
    expires_at: order.at + PAY_MS,
    is_transfer: 0,
    is_pre: order.isPreOrder ? 1 : 0,
    remark: order.remark ?? '',
    goods,
    cut: 0 - cut,
    coupon,
    freight,
    total: goods - cut - coupon + freight,
    consignee: '譚綽盈醫生',
    consignee_phone: '+852 61230011',
    address: '香港 香港島 中西區 德輔道西 211 號 8 樓',
  });
  const made = orderByNo(db, orderNo);
  if (!made) throw new Error('an order was not written');
  for (const { storeId, deliveryId, freight: price, lines } of stores) {
    db.insert('order_store', {
      order_id: made.id,
      store_id: storeId,
      delivery_id: deliveryId,
      freight: price,
    });
    for (const { article, quantity } of lines)
      db.insert('order_line', {
        order_id: made.id,
        store_id: storeId,
        specification_id: article.id,
        tag_type: '0',
        unit: article.price,
        quantity,
      });
  }
  return made;
}

/** Part of the balance that a mixed payment takes, in cents. */
const MIXED_CENTS = 20_000;

/** Pays an order at a time; 'mixed' is a card with a part of the balance. */
export function payOrder({ db }: Buyer, order: PayableOrder, payType: string, at: number): void {
  const { balance } = walletOf(db, order.account_id);
  const wanted = payType === '9' ? order.total : payType === 'mixed' ? MIXED_CENTS : 0;
  // A balance that does not suffice leaves the order to the card.
  const fromBalance = wanted <= Math.min(balance, order.total) ? wanted : 0;
  const method = payType === 'mixed' || (payType === '9' && fromBalance === 0) ? '52' : payType;
  payAtOnce({ db, now: at, language: 'zh' }, order, {
    payType: method,
    fromBalance,
    fromProvider: order.total - fromBalance,
  });
}
