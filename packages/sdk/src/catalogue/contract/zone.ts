import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import type { PriceView } from '../../base/values/price.ts';
import {
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
import { tag } from '../tags.ts';
import {
  type CardPage,
  type ProductCard,
  searchCard,
  toCard,
  viewFields,
  viewOf,
} from '../types.ts';
import { none, nothing } from './request-fields.ts';

/** Spec: 1§9 */
export const ZONE_PAGE_SIZE = 20;

/** Zones by their tag. Spec: 1§2, 1§9 */
export const ZONE_TAGS = { new: '8', discount: '6' } as const;

export const zone = read(
  {
    name: 'catalogue.zone',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products of a tag: 8 new, 6 discount',
          spec: '1§2, 1§3, 1§7, 1§9',
          assumed: [
            'path, and that visitors may call it',
            'brandName, hasStock and tags of an item',
          ],
        },
    path: '/api/product/tagProductList',
    request: z.object({
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(ZONE_PAGE_SIZE),
      tagID: z.string(),
    }),
    response: shape(
      z.object({
        products: list(
          z.object({
            id,
            name: text,
            picturePath: maybe(text),
            price: maybe(money),
            discountPrice: maybe(money),
            discount: lenient(number),
            brandName: maybe(text),
            hasStock: maybe(flag),
            tags: list(tag),
          }),
        ),
        totalPage: count,
        ...viewFields,
      }),
      (wire): CardPage => ({
        products: wire.products.map((item) =>
          toCard(viewOf(wire), {
            ...item,
            searchProductId: item.id,
            hasStock: item.hasStock,
          }),
        ),
        pages: wire.totalPage,
        view: viewOf(wire),
      }),
    ),
    priced: true,
  },
  (query: { zone: keyof typeof ZONE_TAGS; page: number }) => ({
    pageIndex: query.page,
    pageSize: ZONE_PAGE_SIZE as typeof ZONE_PAGE_SIZE,
    tagID: ZONE_TAGS[query.zone],
  }),
);

/** The products of the new-customer offer. Spec: 1§7 */
interface NewCustomerCards {
  /** Cards in the order of the server. */
  readonly products: readonly ProductCard[];
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
}

export const newCustomerProducts = read(
  {
    name: 'catalogue.newCustomerProducts',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products of the new-customer offer',
          spec: '1§7',
          assumed: ['the answer is shaped like a search answer'],
        },
    path: '/api/product/newUserProduct',
    request: none,
    response: shape(
      z.object({ products: list(searchCard), ...viewFields }),
      (wire): NewCustomerCards => ({
        products: wire.products.map((card) => toCard(viewOf(wire), card)),
        view: viewOf(wire),
      }),
    ),
    priced: true,
  },
  nothing,
);
