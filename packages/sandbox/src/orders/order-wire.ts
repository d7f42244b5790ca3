import { formatHongKongTime } from '@clinicart/sdk/contract';
import { methodName } from '../cashier/methods.ts';
import { timeLeft } from '../cashier/payable-order.ts';
import { ORDER } from '../cashier/payments.ts';
import type { Call } from '../http/call.ts';
import type { PlacedOrder, StorePart } from './order-rows.ts';
import { orderedGoodWire } from './ordered-goods.ts';
import { returnRefusal } from './returnable.ts';
import { statusWords } from './status-words.ts';

const timeText = (at: number | null): string | null =>
  at === null ? null : formatHongKongTime(at);

/** Spec: 2§3 shardingPayOrder */
function storeWire(part: StorePart, { bills }: PlacedOrder, call: Call) {
  const { store, delivery, lines, waybills } = part;
  const isChinese = call.language === 'zh';
  const isMedicine = store.is_medicine === 1;
  return {
    storeName: isChinese ? store.name_zh : store.name_en,
    expressId: delivery === undefined ? null : String(delivery.delivery_id),
    expressName: delivery && (isChinese ? delivery.name_zh : delivery.name_en),
    freight: delivery === undefined ? null : delivery.freight / 100,
    mailList: waybills,
    goods: lines.map((line) => orderedGoodWire(line, call)),
    isYp: isMedicine,
    ypCheckStatus: isMedicine ? bills : null,
  };
}

/** The bills of an order with medicines. Spec: 2§4 Medicine bill check */
function billFields({ row, bills, rejection }: PlacedOrder, { language }: Call) {
  if (row.is_medicine === 0) return { isYp: false, ypCheckStatus: null, ypCheckResult: null };
  const reason = language === 'zh' ? rejection?.reason_zh : rejection?.reason_en;
  return { isYp: true, ypCheckStatus: bills, ypCheckResult: reason ?? null };
}

/** Who paid how and when. Spec: 2§9 Payment codes */
function paymentFields({ row }: PlacedOrder, { language }: Call) {
  const { pay_type: payType } = row;
  return {
    payType,
    payTypeName: payType === null ? null : (methodName(payType)?.[language] ?? null),
    payDate: timeText(row.paid_at),
    isPayFinish: row.paid_at !== null && row.status !== ORDER.depositPaid,
  };
}

/** A placed order of the list, or in full. Spec: 2§3 Order */
export function orderWire(order: PlacedOrder, call: Call) {
  const { row, stores } = order;
  const parts = stores.map((part) => storeWire(part, order, call));
  return {
    orderNo: row.order_no,
    status: String(row.status),
    statusString: statusWords(row)[call.language],
    statusDeposit: row.deposit,
    createTime: formatHongKongTime(row.made_at),
    ...paymentFields(order, call),
    totalPrice: row.total / 100,
    productPrice: row.goods / 100,
    discountPrice: -row.cut / 100 || 0,
    couponPrice: row.coupon / 100,
    freight: row.freight / 100,
    ...timeLeft(call, row),
    canBack: returnRefusal(order, call.now) === undefined,
    afterSaleNo: order.returnNo ?? null,
    ...billFields(order, call),
    isPre: row.is_pre === 1,
    checkStatus: null,
    consignee: row.consignee,
    consigneePhone: row.consignee_phone,
    address: row.address,
    remark: row.remark,
    goods: parts.flatMap(({ goods }) => goods),
    shardingPayOrder: parts,
  };
}
