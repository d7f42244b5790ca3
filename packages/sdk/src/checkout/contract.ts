import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import { type Cents, cents, toDollars } from '../base/values/money.ts';
import { plainLines } from '../base/values/plain-text.ts';
import {
  code,
  count,
  flag,
  id,
  list,
  maybe,
  money,
  number,
  shape,
  text,
} from '../base/wire/parsers.ts';
import { typedLines } from '../base/wire/typed-fields.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG, swapTierWire, toSwapTier } from '../cart/swap-schema.ts';
import { wordsOf } from '../catalogue/tags.ts';
import { couponWire, toCoupons } from '../coupon/types.ts';
import { deliveryAddress } from '../identity/address/contract.ts';
import type { ConfirmationAnswer } from './confirmation-answer.ts';
import { paymentSettings } from './payment-settings.ts';
import type { SwapPage } from './swap/swap-pages.ts';

/** Longest remark of an order. Spec: 2§2.2; assumed, the documents name no length. */
export const MOST_REMARK_CHARACTERS = 200;
/** The queue of all calls that change an order. */
const SUBJECT = 'order';
/** Swap products in one answer. Spec: 2§9 */
export const SWAP_PAGE_SIZE = 10;

const filled = z.string().check(z.minLength(1));
const SEES_PRICES = { pricesVisible: true, text: '' };

/** Goods to be ordered. Spec: 1§7 */
export interface OrderGood {
  readonly specificationId: string;
  readonly quantity: number;
  /** Bought as a swap item, or from the page for new customers. Spec: 1§9 */
  readonly kind?: 'swap' | 'new-customer' | undefined;
}

const TAGS = { swap: SWAP_TAG, 'new-customer': NEW_CUSTOMER_TAG } as const;

export const createTempOrder = write(
  {
    name: 'order.createTemp',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Make the temporary order that confirmation then shows; 1340 where the clinic has something to complete first',
          spec: '1§4, 1§7, 1§8',
          assumed: [
            "tagType is '0' for ordinary goods",
            'isPreOrder is false',
            'an account has one temporary order: a new one takes the place of the last',
            'the same goods with other swap items, or none, are the same one: number, address and bills stay',
          ],
        },
    path: '/authapi/order/createTempOrder3',
    subject: SUBJECT,
    request: z.object({
      goods: z
        .array(
          z.object({
            searchProductId: filled,
            count: z.int().check(z.gte(1)),
            tagType: z.string(),
          }),
        )
        .check(z.minLength(1)),
      isFromShoppingCart: z.boolean(),
      isPreOrder: z.boolean(),
    }),
    response: z.unknown(),
  },
  ({
    goods,
    isFromCart,
  }: {
    readonly goods: readonly OrderGood[];
    readonly isFromCart: boolean;
  }) => ({
    goods: goods.map((good) => ({
      searchProductId: good.specificationId,
      count: good.quantity,
      tagType: good.kind === undefined ? '0' : TAGS[good.kind],
    })),
    isFromShoppingCart: isFromCart,
    isPreOrder: false,
  }),
);

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
});

const express = z.object({
  expressId: id,
  expressName: text,
  isDefault: maybe(flag),
  freight: maybe(money),
  freePrice: maybe(money),
});

/** The status of an order's medicine bills. Spec: 2§4 */
export const billStatus = code({
  '0': 'missing',
  '1': 'uploaded',
  '2': 'under-review',
  '3': 'rejected',
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
  if (mainTag === TAGS.swap) return 'swap';
  return mainTag === TAGS['new-customer'] ? 'new-customer' : 'ordinary';
}

/** Both fields may hold words to show; a number in `mainTag` is a code. Spec: 2§3 Order temp item */
const tagsOf = ({ tag, mainTag = '' }: Pick<z.output<typeof temp>, 'tag' | 'mainTag'>) =>
  wordsOf([/^\d+$/.test(mainTag) ? '' : mainTag, tag].join());

/** The temporary order as it is confirmed. Spec: 2§3 */
const confirmationData = shape(
  z.object({
    orderNo: id,
    addresses: list(deliveryAddress),
    addressId: maybe(id),
    splitOrders: list(splitOrder),
    cutList: list(z.object({ cutPrice: money, name: maybe(text) })),
    coupons: list(z.extend(couponWire, { goods: z.optional(list(id)) })),
    defaultCoupon: maybe(id),
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
        picture: good.picturePath,
        tags: tagsOf(good),
        kind: kindOf(good.mainTag),
      })),
      deliveries: split.expressPrice.map((way) => ({
        id: way.expressId,
        name: way.expressName,
        isDefault: way.isDefault ?? false,
        freight: way.freight ?? cents(0),
        freeAbove: way.freePrice,
      })),
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
    defaultCouponId: wire.defaultCoupon,
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
      why: wire.textCheck ?? '',
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
            'name of a cut, article number and specification of goods',
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

export const changeAddress = write(
  {
    name: 'order.changeAddress',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Send the temporary order elsewhere; an empty answer means that nothing else changed',
          spec: '2§4, 2§7',
          assumed: [
            'the answer is read again by the confirmation call, whether it was empty or not',
          ],
        },
    path: '/authapi/order/changeAddr',
    subject: SUBJECT,
    request: z.object({ id: filled }),
    response: z.unknown(),
  },
  (addressId: string) => ({ id: addressId }),
);

/** The choices that an order is placed with. Spec: 2§7 */
export interface OrderPlacement {
  readonly deliveries: readonly { readonly storeId: string; readonly deliveryId: string }[];
  readonly remark: string;
  readonly isTransfer: boolean;
  readonly coupon?: { readonly id: string; readonly off: Cents } | undefined;
}

export const createOrder = write(
  {
    name: 'order.create',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Make the order of the temporary one; answers its number',
          spec: '2§4, 2§7',
          assumed: [
            'of one temporary order only one order is made: asked again, the server answers the same number',
            "couponId '' and discountCouponPrice 0 without a coupon; otherwise what it really takes off",
            'isRemittance is true for a bank transfer',
            'a total that is no longer the one shown is refused with a sentence, and confirmation is read again',
          ],
        },
    path: '/authapi/order/createOrder2',
    subject: SUBJECT,
    request: z.object({
      isFromShoppingCart: z.literal(false),
      storeExpress: z.array(z.object({ storeId: filled, expressId: filled })).check(z.minLength(1)),
      remark: typedLines(MOST_REMARK_CHARACTERS),
      isRemittance: z.boolean(),
      couponId: z.string(),
      discountCouponPrice: z.number(),
    }),
    response: id,
  },
  ({ deliveries, remark, isTransfer, coupon }: OrderPlacement) => ({
    isFromShoppingCart: false as const,
    storeExpress: deliveries.map(({ storeId, deliveryId }) => ({ storeId, expressId: deliveryId })),
    remark,
    isRemittance: isTransfer,
    couponId: coupon?.id ?? '',
    discountCouponPrice: toDollars(coupon?.off ?? cents(0)),
  }),
);

export const checkOrder = read(
  {
    name: 'order.check',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Whether an order stands, and why not',
          spec: '2§4, 2§7',
          assumed: [
            'the path',
            'a number under which there is no order is refused with 1390: then nothing was made, and trying again is safe',
          ],
        },
    path: '/authapi/order/checkOrder',
    request: z.object({ id: filled }),
    response: shape(z.object({ isSuccess: flag, message: maybe(text) }), (wire) => ({
      stands: wire.isSuccess,
      message: wire.message ?? '',
    })),
  },
  (orderNo: string) => ({ id: orderNo }),
);

export const swapProducts = read(
  {
    name: 'order.exchangeProducts',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Swap products of a promotion, a page at a time',
          spec: '2§2.2, 2§7, 2§9',
          assumed: ['a product as in the cart (1§3 changeProducts)', 'isAuth and text'],
        },
    path: '/api/product/getExchangeList',
    request: z.object({
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(SWAP_PAGE_SIZE),
      exchangeId: filled,
    }),
    response: shape(
      z.object({
        nscExchangeProducts: list(swapTierWire),
        totalCount: count,
        products: swapTierWire.shape.changeProducts,
        isAuth: flag,
        text: maybe(text),
      }),
      (wire): SwapPage => {
        const view = { pricesVisible: wire.isAuth, text: wire.text ?? '' };
        const products = toSwapTier(view, {
          number: 0,
          exchangeNumber: 0,
          type: 'count',
          changeProducts: wire.products,
        });
        return {
          view,
          tiers: wire.nscExchangeProducts.map((tier) => toSwapTier(view, tier)),
          total: wire.totalCount,
          products: products.products,
        };
      },
    ),
    priced: true,
  },
  ({ offerId, page }: { readonly offerId: string; readonly page: number }) => ({
    pageIndex: page,
    pageSize: SWAP_PAGE_SIZE as typeof SWAP_PAGE_SIZE,
    exchangeId: offerId,
  }),
);

/** Of a temporary order, or of one that was placed. */
interface BillsOf {
  readonly orderNo: string;
  readonly isTemporary: boolean;
}
const bit = (is: boolean) => (is ? ('1' as const) : ('0' as const));
const bits = z.enum(['0', '1']);

export const billPictures = read(
  {
    name: 'order.billPictures',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The stamped medicine bills that were handed in',
          spec: '2§7',
          assumed: [
            'pictures behind signed addresses, for a temporary order by the number that it will have',
          ],
        },
    path: '/authapi/getMedicineBillUrl',
    request: z.object({ orderNo: filled }),
    response: shape(z.object({ urls: list(text) }), (wire) => wire.urls),
  },
  (orderNo: string) => ({ orderNo }),
);

export const uploadBills = write(
  {
    name: 'order.uploadBills',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Hand in stamped medicine bills; a repeated hand-in takes the place of the rejected ones',
          spec: '2§4, 2§5, 2§7, 2§9',
          assumed: [
            'reUpload 0 adds to what is there, up to 10 in all',
            'the same bytes are kept once',
          ],
        },
    path: '/authapi/medicineBillUpload',
    encoding: 'multipart',
    subject: SUBJECT,
    request: z.object({
      orderNo: filled,
      medicineBills: z.union([
        z.instanceof(Blob),
        z.array(z.instanceof(Blob)).check(z.minLength(1)),
      ]),
      reUpload: bits,
      isTempOrder: bits,
    }),
    response: z.unknown(),
  },
  ({
    orderNo,
    isTemporary,
    isReplacement,
    pictures,
  }: BillsOf & { readonly isReplacement: boolean; readonly pictures: readonly Blob[] }) => ({
    orderNo,
    medicineBills: [...pictures],
    reUpload: bit(isReplacement),
    isTempOrder: bit(isTemporary),
  }),
);

export const blankBill = read(
  {
    name: 'order.blankBill',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The form to be stamped, as a file',
          spec: '2§7',
          assumed: ['data is the address of a PDF'],
        },
    path: '/authapi/medicineBillDownByOrderNo',
    request: z.object({ orderNo: filled, isTempOrder: bits }),
    response: text,
  },
  ({ orderNo, isTemporary }: BillsOf) => ({ orderNo, isTempOrder: bit(isTemporary) }),
);
