import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { KIND_TAGS, SUBJECT } from './request-fields.ts';

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
