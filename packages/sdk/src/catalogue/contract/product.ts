import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG } from '../../cart/swap-schema.ts';
import { productDetail, specificationList } from '../types.ts';

/** Tag types a page may be opened with. Spec: 1§2, 1§9 */
const tagType = z.optional(z.enum([SWAP_TAG, NEW_CUSTOMER_TAG]));
export type ProductVariant = 'swap' | 'new-customer';
const tagTypeOf = (variant: ProductVariant | undefined) =>
  variant === undefined ? {} : { tagType: variant === 'swap' ? SWAP_TAG : NEW_CUSTOMER_TAG };

/** A product page, and the variant it was opened as. */
export interface ProductRef {
  readonly id: string;
  readonly variant?: ProductVariant;
}

export const product = read(
  {
    name: 'catalogue.product',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A product page; 1328 when it is not sold',
          spec: '1§2, 1§3, 1§7, 1§8, 2§3',
          assumed: [
            'storeId, storeName and expressPrice of the store that sends it, as in a confirmation; without them delivery is said at confirmation',
          ],
        },
    path: '/api/product/detail',
    request: z.object({ id: z.string(), tagType }),
    response: productDetail,
    priced: true,
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const specifications = read(
  {
    name: 'catalogue.specifications',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'What of a product can be bought; 1359 when not eligible for the new-customer offer',
          spec: '1§3, 1§7, 1§8',
          assumed: ['the list stands in standards, beside isAuth and text'],
        },
    path: '/api/product/getAllStandard2',
    request: z.object({ id: z.string(), tagType }),
    response: specificationList,
    priced: true,
  },
  (ref: ProductRef) => ({ id: ref.id, ...tagTypeOf(ref.variant) }),
);

export const collect = write(
  {
    name: 'catalogue.collect',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Collect a specification, or end collecting it',
          spec: '1§7, 1§6',
          assumed: ['isCollected is the state wanted'],
        },
    path: '/authapi/user/collectProduct',
    subject: 'collection',
    request: z.object({ searchProductId: z.string(), isCollected: z.boolean() }),
    response: z.unknown(),
  },
  (wish: { specificationId: string; collected: boolean }) => ({
    searchProductId: wish.specificationId,
    isCollected: wish.collected,
  }),
);
