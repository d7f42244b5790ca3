import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { count, flag, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import { swapTierWire, toSwapTier } from '../../cart/swap-schema.ts';
import type { SwapPage } from '../swap/swap-pages.ts';

/** Swap products in one answer. Spec: 2§9 */
export const SWAP_PAGE_SIZE = 10;

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
