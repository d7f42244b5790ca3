import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { plainLines } from '../../base/values/plain-text.ts';
import {
  code,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  money,
  number,
  shape,
  text,
} from '../../base/wire/parsers.ts';
import { wordsOf } from '../../catalogue/tags.ts';
import { couponWire, toCoupons } from '../../coupon/types.ts';
import { deliveryAddress } from '../../identity/address/delivery-address-schema.ts';
import type { ConfirmationAnswer } from '../confirmation-answer.ts';
import { paymentSettings } from '../payment-settings.ts';
import { billStatus } from './bills.ts';
import { express, toDelivery } from './delivery.ts';
import { KIND_TAGS } from './request-fields.ts';

const SEES_PRICES = { pricesVisible: true, text: '' };

const temp = z.object({
  name: text,
  productId: id,
  searchProductId: maybe(id),
  erpProductNo: maybe(text),
  standard: maybe(text),
  amount: count,
  unitDiscountPrice: maybe(money),
  picturePath: maybe(text),
  tag: maybe(text),
  mainTag: maybe(text),
  unit: maybe(text),
});

const splitOrder = z.object({
  storeId: id,
  storeName: maybe(text),
  isYp: maybe(flag),
  ypCheckStatus: maybe(billStatus),
  totalPrice: maybe(money),
  orderTemps: list(temp),
  expressPrice: list(express),
});

const swapOffer = z.object({
  exchangeId: id,
  exchangeType: code({ '0': 'amount', '1': 'count' }),
  exchangePrice: maybe(number),
  exchangeNum: maybe(count),
  canExchangeNum: count,
  name: maybe(text),
});

/** The kind that decides the price of ordered goods. Spec: 1§9 */
function kindOf(mainTag: string | undefined): 'ordinary' | 'swap' | 'new-customer' {
  if (mainTag === KIND_TAGS.swap) return 'swap';
  return mainTag === KIND_TAGS['new-customer'] ? 'new-customer' : 'ordinary';
}

/** Both fields may hold words to show; a number in `mainTag` is a code. Spec: 2§3 Order temp item */
const tagsOf = ({ tag, mainTag = '' }: Pick<z.output<typeof temp>, 'tag' | 'mainTag'>) =>
  wordsOf([/^\d+$/.test(mainTag) ? '' : mainTag, tag].join());

/** The default coupon is sent as its id, or as the coupon itself. Spec: 2§3 */
const couponIdOf = (
  sent: string | { id: string | undefined; couponId: string | undefined } | undefined,
): string | undefined => (typeof sent === 'object' ? (sent.id ?? sent.couponId) : sent);

/** The temporary order as it is confirmed. Spec: 2§3 */
const confirmationData = shape(
  z.object({
    orderNo: id,
    addresses: list(deliveryAddress),
    addressId: maybe(id),
    splitOrders: list(splitOrder),
    cutList: list(z.object({ cutPrice: money, name: maybe(text) })),
    coupons: list(z.extend(couponWire, { goods: maybe(z.array(id)) })),
    defaultCoupon: lenient(z.union([id, z.object({ id: maybe(id), couponId: maybe(id) })])),
    exchanges: list(swapOffer),
    totalPrice: maybe(money),
    paymentSet: maybe(paymentSettings),
    canUseCheck: maybe(flag),
    useCheckEDu: maybe(money),
    textCheck: maybe(text),
    isFromShoppingCart: maybe(flag),
    tips: maybe(text),
  }),
  (wire): ConfirmationAnswer => ({
    orderNo: wire.orderNo,
    addresses: wire.addresses,
    addressId: wire.addressId,
    stores: wire.splitOrders.map((split) => ({
      id: split.storeId,
      name: split.storeName ?? '',
      isMedicine: split.isYp ?? false,
      bills: split.ypCheckStatus ?? 'missing',
      goods: split.orderTemps.map((good, index) => ({
        id: `${split.storeId}:${index}`,
        productId: good.productId,
        specificationId: good.searchProductId,
        articleNumber: good.erpProductNo ?? '',
        name: good.name,
        standard: good.standard ?? '',
        quantity: good.amount,
        unit: good.unitDiscountPrice,
        soldUnit: good.unit,
        picture: good.picturePath,
        tags: tagsOf(good),
        kind: kindOf(good.mainTag),
      })),
      deliveries: split.expressPrice.map(toDelivery),
    })),
    cuts: wire.cutList.map((cut) => ({ name: cut.name ?? '', cents: cut.cutPrice })),
    coupons: toCoupons(
      SEES_PRICES,
      // All belong to the buyer; the server says which of them fit. Spec: 2§3, 2§5
      wire.coupons.map((each) => ({ ...each, isGet: true, canUse: each.canUse ?? false })),
    ),
    coverage: Object.fromEntries(
      wire.coupons.flatMap((each) =>
        each.goods && (each.couponId ?? each.id)
          ? [[each.id ?? each.couponId ?? '', each.goods]]
          : [],
      ),
    ),
    defaultCouponId: couponIdOf(wire.defaultCoupon),
    swapOffers: wire.exchanges.map((each) => ({
      id: each.exchangeId,
      name: each.name ?? '',
      by: each.exchangeType,
      threshold:
        each.exchangeType === 'count' ? (each.exchangeNum ?? 0) : (each.exchangePrice ?? 0),
      allowed: each.canExchangeNum,
    })),
    total: wire.totalPrice,
    settings: wire.paymentSet,
    cheque: {
      isUsable: wire.canUseCheck ?? false,
      why: plainLines(wire.textCheck),
      quota: wire.useCheckEDu,
      noPasswordTip: wire.paymentSet?.noPasswordTip ?? '',
    },
    isFromCart: wire.isFromShoppingCart,
    tips: plainLines(wire.tips),
  }),
);

export const confirmation = read(
  {
    name: 'order.confirmation',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The temporary order with everything that is to be chosen',
          spec: '2§2.2, 2§3, 2§7',
          assumed: [
            'the path',
            'orderNo is the number that the order will have, so that its outcome can be asked for',
            'addressId is the address that freight was reckoned for; without it the one shown is sent again before the order is made',
            'name of a cut, article number, specification and unit of goods',
            "mainTag '2' marks a swap item, '3' one of the page for new customers",
            'goods of a coupon for selected products: the specifications that it covers',
            'exchanges, with a name each',
            'totalPrice is the total by the default deliveries, with the default coupon',
          ],
        },
    path: '/authapi/order/confirmOrder',
    request: z.object({}),
    response: confirmationData,
  },
  (_: null) => ({}),
);
