import * as z from 'zod/mini';
import { type PriceView, sealOffer } from '../base/values/price.ts';
import { code, count, id, list, maybe, money, number, text } from '../base/wire/parsers.ts';

/** The tag type of goods at their swap price. Spec: 1§9 */
export const SWAP_TAG = '2' as const;
/** The tag type of goods from the page for new customers. Spec: 1§9 */
export const NEW_CUSTOMER_TAG = '3' as const;

/** A tier of a swap offer as it is sent. Spec: 1§3 nscExchangeProducts */
export const swapTierWire = z.object({
  number,
  exchangeNumber: count,
  type: code({ '0': 'amount', '1': 'count' }),
  changeProducts: list(
    z.object({
      erpProductNo: maybe(text),
      searchProductId: id,
      name: maybe(text),
      picturePath: maybe(text),
      standard: maybe(text),
      stock: maybe(count),
      price: maybe(money),
      discountPrice: maybe(money),
    }),
  ),
});

/** A tier in our words; amounts only leave for a viewer who may see them. */
export const toSwapTier = (view: PriceView, tier: z.output<typeof swapTierWire>) => ({
  threshold: tier.number,
  allowed: tier.exchangeNumber,
  by: tier.type,
  products: tier.changeProducts.map((product) => ({
    articleNumber: product.erpProductNo ?? '',
    specificationId: product.searchProductId,
    name: product.name ?? '',
    standard: product.standard ?? '',
    picture: product.picturePath,
    /** Undefined where the offer does not say: the product does (see swap-items.ts). */
    stock: product.stock,
    offer: sealOffer(view, { price: product.discountPrice, was: product.price }),
  })),
});
