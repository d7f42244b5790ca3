import { cashier } from '@clinicart/sdk/contract';
import { wireTags } from '../catalogue/tags.ts';
import { accountOf, type Call, pictureTemplate } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { METHOD_ORDER, type MethodCode, methodName, methodWire } from './methods.ts';
import {
  askProviders,
  hasRefund,
  heldBy,
  isUnpaid,
  ORDER,
  orderByNo,
  type PayableOrder,
} from './payments.ts';
import { paymentSettings } from './settings.ts';
import { chequeOf, hasBalance, walletOf } from './wallet.ts';

const SECOND_MS = 1000;

/** Returns an order of the caller; refuses another account's like a missing one. */
export function ownOrder(call: Call, orderNo: string): PayableOrder {
  const order = orderByNo(call.db, orderNo);
  if (order?.account_id !== accountOf(call).id) throw new Refusal('noOrder');
  return order;
}

export const isClosed = (order: PayableOrder, now: number): boolean =>
  order.status === ORDER.closed || (isUnpaid(order) && order.expires_at <= now);

/** Explains why a closed order cannot be paid: it expired, it was closed, or late money is refunded. */
export function closedRefusal({ db }: Call, order: PayableOrder): Refusal {
  if (hasRefund(db, order.id)) return new Refusal('orderClosedRefunded');
  // An expired order may not be closed yet.
  const hasExpired = isUnpaid(order) || order.closed_why === 'expired';
  return new Refusal(hasExpired ? 'orderExpired' : 'orderClosed');
}

/** Cents of the balance available for an order, including what its own open payments hold. Spec: 2§4, 2§5 */
export function quotaOf(call: Call, order: PayableOrder): number {
  const account = accountOf(call);
  if (!hasBalance(account)) return 0;
  return walletOf(call.db, account.id).balance + heldBy(call.db, order.id);
}

function methodsOf(call: Call, order: PayableOrder): MethodCode[] {
  const account = accountOf(call);
  return METHOD_ORDER.filter((code) => {
    if (code === '9') return quotaOf(call, order) > 0;
    if (code === '53') return chequeOf(call.db, account, order.total).refusal === undefined;
    return true;
  });
}

/** Fields of the countdown; empty for an order that is not awaiting payment. Spec: 2§9 */
export function timeLeft(
  { now }: Pick<Call, 'now'>,
  order: Pick<PayableOrder, 'status' | 'expires_at'>,
) {
  if (!isUnpaid(order)) return {};
  const seconds = Math.max(0, Math.floor((order.expires_at - now) / SECOND_MS));
  return {
    expiredDay: Math.floor(seconds / 86_400),
    expiredHour: Math.floor(seconds / 3600) % 24,
    expiredMinutes: Math.floor(seconds / 60) % 60,
    expiredSeconds: seconds % 60,
  };
}

interface LineRow {
  readonly store: string;
  readonly specification_id: number;
  readonly name: string;
  readonly standard: string;
  readonly picture: string;
  readonly unit: number;
  readonly quantity: number;
  readonly tags: string;
}

function goodsByStore(call: Call, order: PayableOrder) {
  const { db, language } = call;
  const lines = db.all<LineRow>(
    `SELECT st.name_${language} store, l.specification_id, p.name_${language} name, s.standard_${language} standard,
       ifnull(s.picture, p.picture) picture, l.unit, l.quantity, p.tags
     FROM order_line l JOIN specification s ON s.id = l.specification_id JOIN product p ON p.id = s.product_id
       JOIN store st ON st.id = l.store_id
     WHERE l.order_id = ? ORDER BY st.position, l.id`,
    order.id,
  );
  const toWire = (line: LineRow) => {
    const tags = wireTags(line.tags, call).map(({ title }) => title);
    return {
      searchProductId: String(line.specification_id),
      productName: line.name,
      standard: line.standard,
      picturePath: pictureTemplate(call, line.picture),
      price: line.unit / 100,
      amount: line.quantity,
      tag: tags[0] ?? '',
      fulltag: tags.join(','),
    };
  };
  const stores = [...new Set(lines.map((line) => line.store))];
  return stores.map((storeName) => ({
    storeName,
    goods: lines.filter((line) => line.store === storeName).map(toWire),
  }));
}

export const payOrderRoutes = [
  serve(cashier.payOrder, ({ id }, call) => {
    const found = ownOrder(call, id);
    // A payment that a provider has already captured must not be asked for again.
    if (isUnpaid(found)) askProviders(call, found.id);
    const order = ownOrder(call, id);
    if (isClosed(order, call.now)) throw closedRefusal(call, order);
    const { pay_type: payType } = order;
    const method = payType === null ? undefined : methodName(payType);
    return {
      orderNo: order.order_no,
      status: String(order.status),
      ...timeLeft(call, order),
      ...(payType !== null && { payType, payTypeName: method?.[call.language] }),
      shardingPayOrder: goodsByStore(call, order),
      paymentTypes: methodsOf(call, order).map((code) => methodWire(code, call)),
      quota: quotaOf(call, order) / 100,
      productPrice: order.goods / 100,
      totalPrice: order.total / 100,
      freight: order.freight / 100,
      discountPrice: -order.cut / 100 || 0,
      couponPrice: order.coupon / 100,
      paymentSetVo: paymentSettings(call.language),
    };
  }),
];
