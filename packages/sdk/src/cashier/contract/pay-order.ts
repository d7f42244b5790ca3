import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { type Cents, cents } from '../../base/values/money.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { count, id, list, maybe, money, shape, text } from '../../base/wire/parsers.ts';
import { wordsOf } from '../../catalogue/tags.ts';
import { type PaymentSettings, paymentSettings } from '../../checkout/payment-settings.ts';
import { type OrderStatus, orderStatus } from '../../checkout/status.ts';
import { type PaymentMethod, paymentMethod } from '../methods.ts';
import { timeLeftFields, timeLeftOf } from './time-left.ts';

/** Goods of an order at the cashier. Spec: 2§3 */
export interface PayGood {
  /** Id of the specification; '' where the server names none. */
  readonly specificationId: string;
  /** Name of the product; '' where the server names none. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Words to show with it. */
  readonly tags: readonly string[];
  /** Price of one piece in cents; undefined where the server names none. */
  readonly unit: Cents | undefined;
  /** Ordered pieces. */
  readonly quantity: number;
}

/** A payment method that the server offers for an order. Spec: 2§3, 2§9 */
export interface OfferedMethod {
  /** The method; 'unknown' for a code that the documents do not name. */
  readonly method: PaymentMethod | 'unknown';
  /** Name in the language of the answer. */
  readonly name: string;
  /** Address of an icon; undefined for none. */
  readonly icon: string | undefined;
}

/** An order at the cashier, as the server answers it. Spec: 2§3, 2§4 */
export interface PayOrder {
  /** Number of the order. */
  readonly orderNo: string;
  /** Status of the order. */
  readonly status: OrderStatus;
  /** Milliseconds left to pay at the time of the answer; undefined where the server names no limit. */
  readonly timeLeftMs: number | undefined;
  /** The method it was paid with, or the bank transfer that is awaited; undefined before a choice. */
  readonly paidBy: PaymentMethod | 'unknown' | undefined;
  /** The server's name of that method; '' for none. */
  readonly paidByName: string;
  /** Goods of all stores. */
  readonly goods: readonly PayGood[];
  /** Methods that the server offers, in its order. */
  readonly methods: readonly OfferedMethod[];
  /** Most that the balance may pay, in cents. */
  readonly quota: Cents;
  /** Price of the goods in cents; undefined where the server does not say. */
  readonly goodsTotal: Cents | undefined;
  /** Amount to pay in cents, freight included. */
  readonly total: Cents;
  /** Freight in cents. */
  readonly freight: Cents;
  /** Savings by promotions in cents, at least 0. */
  readonly discount: Cents;
  /** Savings by the coupon in cents, at least 0. */
  readonly coupon: Cents;
  /** The merchant's texts about payment methods; undefined where the answer has none. */
  readonly settings: PaymentSettings | undefined;
}

export const payOrder = read(
  {
    name: 'cashier.order',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'An order to be paid, with the ways of paying it; 1323 without a session, 1333 where it is closed',
          spec: '2§3, 2§4, 2§7, 2§8',
          assumed: [
            'totalPrice is what is to be paid in all, freight included',
            'payType and payTypeName once a way has been chosen; name, standard, picture, unitPrice and tags of goods as in an order',
            'productPrice as in an order; without it the goods are added up',
            'an order that is paid is answered too, with its status',
          ],
        },
    path: '/authapi/pay/getPayOrder',
    request: z.object({ id: filled }),
    response: shape(
      z.object({
        orderNo: id,
        status: orderStatus,
        ...timeLeftFields,
        payType: maybe(paymentMethod),
        payTypeName: maybe(text),
        shardingPayOrder: list(
          z.object({
            storeName: maybe(text),
            goods: list(
              z.object({
                searchProductId: maybe(id),
                productName: maybe(text),
                standard: maybe(text),
                picturePath: maybe(text),
                price: maybe(money),
                unitPrice: maybe(money),
                amount: count,
                tag: maybe(text),
                fulltag: maybe(text),
              }),
            ),
          }),
        ),
        paymentTypes: list(z.object({ value: paymentMethod, name: text, icon: maybe(text) })),
        quota: maybe(money),
        productPrice: maybe(money),
        totalPrice: money,
        freight: maybe(money),
        discountPrice: maybe(money),
        couponPrice: maybe(money),
        paymentSetVo: maybe(paymentSettings),
      }),
      (wire): PayOrder => ({
        orderNo: wire.orderNo,
        status: wire.status,
        timeLeftMs: timeLeftOf(wire),
        paidBy: wire.payType,
        paidByName: wire.payTypeName ?? '',
        goods: wire.shardingPayOrder.flatMap((store) =>
          store.goods.map((good) => ({
            specificationId: good.searchProductId ?? '',
            name: good.productName ?? '',
            standard: good.standard ?? '',
            picture: good.picturePath,
            tags: wordsOf(good.fulltag ?? good.tag),
            unit: good.price ?? good.unitPrice,
            quantity: good.amount,
          })),
        ),
        methods: wire.paymentTypes.map((type) => ({
          method: type.value,
          name: type.name,
          icon: type.icon,
        })),
        quota: wire.quota ?? cents(0),
        goodsTotal: wire.productPrice,
        total: wire.totalPrice,
        freight: wire.freight ?? cents(0),
        discount: wire.discountPrice ?? cents(0),
        coupon: wire.couponPrice ?? cents(0),
        settings: wire.paymentSetVo,
      }),
    ),
  },
  (orderNo: string) => ({ id: orderNo }),
);
