import * as z from 'zod/mini';
import { type Offer, type PriceView, sealOffer } from '../base/values/price.ts';
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

/** An item of a swap offer. Spec: 1§3 changeProducts */
export interface SwapProduct {
  /** Article number of the merchant; '' where the offer names none. */
  readonly articleNumber: string;
  /** Id that a cart and an order name. */
  readonly specificationId: string;
  /** Name; '' where the offer names none: the product does (see swap-items.ts). */
  readonly name: string;
  /** Size, shade or gauge; '' where the offer names none. */
  readonly standard: string;
  /** Picture template with `{0}` for the size; undefined where the offer names none. */
  readonly picture: string | undefined;
  /** Pieces in stock; undefined where the offer does not say: the product does (see swap-items.ts). */
  readonly stock: number | undefined;
  /** Swap price in cents beside the ordinary one; hidden while prices are. */
  readonly offer: Offer;
}

/** A tier of a swap offer as the server names it. Spec: 1§3 nscExchangeProducts, 1§4 */
export interface OfferedTier {
  /** Threshold in dollars or pieces, by `by`. */
  readonly threshold: number;
  /** Items that it allows in all once it is open. */
  readonly allowed: number;
  /** Unit of the threshold; 'unknown' for a code that the documents do not name. */
  readonly by: 'amount' | 'count' | 'unknown';
  /** Items to choose from. */
  readonly products: readonly SwapProduct[];
}

/** Translates a tier; amounts pass only for a viewer who may see them. */
export const toSwapTier = (view: PriceView, tier: z.output<typeof swapTierWire>): OfferedTier => ({
  threshold: tier.number,
  allowed: tier.exchangeNumber,
  by: tier.type,
  products: tier.changeProducts.map((product) => ({
    articleNumber: product.erpProductNo ?? '',
    specificationId: product.searchProductId,
    name: product.name ?? '',
    standard: product.standard ?? '',
    picture: product.picturePath,
    stock: product.stock,
    offer: sealOffer(view, { price: product.discountPrice, was: product.price }),
  })),
});
