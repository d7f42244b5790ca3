import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { type Cents, cents } from '../../base/values/money.ts';
import { MOST_PARTNER_ID, partnerIdOf } from '../../base/values/partner-id.ts';
import { toDollars } from '../../base/values/sums.ts';
import { filled, typedLines } from '../../base/wire/filled-fields.ts';
import { flag, id, maybe, shape, text } from '../../base/wire/parsers.ts';
import { typedLine } from '../../base/wire/typed-fields.ts';
import { MOST_REMARK_CHARACTERS, SUBJECT } from './request-fields.ts';

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
