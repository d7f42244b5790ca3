import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import { type Cents, cents } from '../base/values/money.ts';
import { MOST_PARTNER_ID, partnerIdOf } from '../base/values/partner-id.ts';
import { toDollars } from '../base/values/sums.ts';
import { filled, typedLines } from '../base/wire/filled-fields.ts';
import { flag, id, maybe, shape, text } from '../base/wire/parsers.ts';
import { typedLine } from '../base/wire/typed-fields.ts';
import { KIND_TAGS, SUBJECT } from './contract/request-fields.ts';

// The confirmation, medicine bills and swap products are in contract/; the order itself is here.
export * from './contract/bills.ts';
export * from './contract/confirmation.ts';
export * from './contract/swap.ts';

/** Longest remark of an order. Spec: 2§2.2; assumed, the documents name no length. */
export const MOST_REMARK_CHARACTERS = 200;

/** Goods to be ordered. Spec: 1§7 */
export interface OrderGood {
  readonly specificationId: string;
  readonly quantity: number;
  /** Bought as a swap item, or from the page for new customers. Spec: 1§9 */
  readonly kind?: 'swap' | 'new-customer' | undefined;
}

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
      tagType: good.kind === undefined ? '0' : KIND_TAGS[good.kind],
    })),
    isFromShoppingCart: isFromCart,
    isPreOrder: false,
  }),
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
  /** Id of the partner on whose page the order is placed. */
  readonly partner?: string | undefined;
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
            'partner, the id of the page that the order is placed on',
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
      partner: z.optional(typedLine(MOST_PARTNER_ID)),
    }),
    response: id,
  },
  ({ deliveries, remark, isTransfer, coupon, partner }: OrderPlacement) => ({
    isFromShoppingCart: false as const,
    storeExpress: deliveries.map(({ storeId, deliveryId }) => ({ storeId, expressId: deliveryId })),
    remark,
    isRemittance: isTransfer,
    couponId: coupon?.id ?? '',
    discountCouponPrice: toDollars(coupon?.off ?? cents(0)),
    partner: partnerIdOf(partner),
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
