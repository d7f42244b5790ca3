import * as z from 'zod/mini';
import { parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import { cents } from '../../base/values/money.ts';
import { plainLines } from '../../base/values/plain-text.ts';
import {
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  money,
  shape,
  text,
} from '../../base/wire/parsers.ts';
import { timeLeftFields, timeLeftOf } from '../../cashier/contract/time-left.ts';
import { paymentMethod } from '../../cashier/methods.ts';
import { wordsOf } from '../../catalogue/tags.ts';
import { billStatus } from '../../checkout/contract/bills.ts';
import { paymentSettings } from '../../checkout/payment-settings.ts';
import { orderStatus } from '../../checkout/status.ts';
import type { OrderAnswer, OrderedGood, OrderedStore } from '../types.ts';

/** Goods of an order, of a parcel or of an after-sales application. Spec: 2§3 Order goods */
export const orderedGood = shape(
  z.object({
    searchProductId: maybe(id),
    productId: maybe(id),
    erpProductNo: maybe(text),
    productName: maybe(text),
    standard: maybe(text),
    unit: maybe(text),
    unitPrice: maybe(money),
    price: maybe(money),
    actualPrice: maybe(money),
    amount: count,
    picturePath: maybe(text),
    tag: maybe(text),
    fulltag: maybe(text),
  }),
  (wire): OrderedGood => ({
    specificationId: wire.searchProductId ?? '',
    productId: wire.productId ?? '',
    articleNumber: wire.erpProductNo ?? '',
    name: wire.productName ?? '',
    standard: wire.standard ?? '',
    unit: wire.unit ?? '',
    price: wire.actualPrice ?? wire.unitPrice ?? wire.price,
    quantity: wire.amount,
    picture: wire.picturePath,
    tags: wordsOf(wire.fulltag ?? wire.tag),
  }),
);

const store = shape(
  z.object({
    storeName: maybe(text),
    expressName: maybe(text),
    expressId: maybe(id),
    freight: maybe(money),
    mailList: lenient(z.union([list(text), text])),
    goods: list(orderedGood),
    isYp: flag,
    ypCheckStatus: maybe(billStatus),
  }),
  (wire): OrderedStore => ({
    name: wire.storeName ?? '',
    delivery: { id: wire.expressId ?? '', name: wire.expressName ?? '' },
    freight: wire.freight,
    waybills: wordsOf([wire.mailList].join()),
    goods: wire.goods,
    isMedicine: wire.isYp,
    bills: wire.ypCheckStatus ?? 'missing',
  }),
);

const oneStore = (goods: readonly OrderedGood[], isMedicine: boolean): OrderedStore => ({
  name: '',
  delivery: { id: '', name: '' },
  freight: undefined,
  waybills: [],
  goods,
  isMedicine,
  bills: 'missing',
});

/** An order of the list, or in full. Spec: 2§3 Order */
export const orderWire = shape(
  z.object({
    orderNo: id,
    status: orderStatus,
    statusString: maybe(text),
    statusDeposit: maybe(text),
    createTime: maybe(text),
    payDate: maybe(text),
    payType: maybe(paymentMethod),
    payTypeName: maybe(text),
    totalPrice: money,
    productPrice: maybe(money),
    discountPrice: maybe(money),
    couponPrice: maybe(money),
    freight: maybe(money),
    ...timeLeftFields,
    canBack: flag,
    afterSaleNo: maybe(id),
    isYp: flag,
    ypCheckStatus: maybe(billStatus),
    ypCheckResult: maybe(text),
    isPre: flag,
    isPayFinish: flag,
    checkStatus: lenient(text),
    consignee: maybe(text),
    consigneePhone: maybe(text),
    address: maybe(text),
    remark: maybe(text),
    paymentSetVo: maybe(paymentSettings),
    goods: list(orderedGood),
    shardingPayOrder: list(store),
  }),
  (wire): OrderAnswer => ({
    orderNo: wire.orderNo,
    status: wire.status,
    statusText: wire.statusString ?? '',
    depositStatus: wire.statusDeposit ?? '',
    timeLeftMs: timeLeftOf(wire),
    placedAt: parseHongKongTime(wire.createTime),
    paidAt: parseHongKongTime(wire.payDate),
    paidBy: wire.payType,
    paidByName: wire.payTypeName ?? '',
    total: wire.totalPrice,
    goodsTotal: wire.productPrice,
    discount: wire.discountPrice ?? cents(0),
    coupon: wire.couponPrice ?? cents(0),
    freight: wire.freight ?? cents(0),
    isReturnable: wire.canBack,
    returnNo: wire.afterSaleNo,
    isMedicine: wire.isYp || wire.shardingPayOrder.some(({ isMedicine }) => isMedicine),
    bills: wire.ypCheckStatus ?? 'missing',
    billsRejection: plainLines(wire.ypCheckResult),
    isPreOrder: wire.isPre,
    isPaymentFinished: wire.isPayFinish,
    reviewStatus: wire.checkStatus ?? '',
    consignee: wire.consignee ?? '',
    consigneePhone: wire.consigneePhone ?? '',
    address: wire.address ?? '',
    remark: plainLines(wire.remark),
    stores:
      wire.shardingPayOrder.length > 0 ? wire.shardingPayOrder : [oneStore(wire.goods, wire.isYp)],
    settings: wire.paymentSetVo,
  }),
);
