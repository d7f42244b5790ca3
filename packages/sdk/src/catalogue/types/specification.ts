import * as z from 'zod/mini';
import { type Offer, type PriceView, sealOffer } from '../../base/values/price.ts';
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
import { viewFields, viewOf } from './price-view.ts';

/** An article of a product on the wire. Spec: 1§3 */
export const specification = z.object({
  id: maybe(id),
  searchProductId: id,
  standard: maybe(text),
  price: maybe(money),
  discountPrice: maybe(money),
  isDiscount: maybe(flag),
  discount: lenient(number),
  stock: count,
  sellPartCount: maybe(count),
  isBuyLimited: maybe(flag),
  amount: maybe(count),
  articleNumber: maybe(text),
  expiredDate: maybe(text),
  productionDate: maybe(text),
  unit: maybe(text),
  containerQuantity: maybe(text),
  uniformCode: maybe(text),
  allPicture: list(text),
  promotes: list(z.object({ name: text, link: maybe(id), picurl: maybe(text) })),
  isCollected: maybe(flag),
});

/** One specification of a product: the thing that is bought. */
export interface Specification {
  /** Id that a cart and an order name. */
  readonly id: string;
  /** Article number of the merchant; '' where there is none. */
  readonly articleNumber: string;
  /** Its difference from its siblings: size, shade, gauge. */
  readonly name: string;
  /** Price in cents with its reduction; hidden while prices are. */
  readonly offer: Offer;
  /** Pieces that can be bought. */
  readonly stock: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
  /** The quantity that the server proposes; 0 for none. */
  readonly preset: number;
  /** Unit of sale, such as a box; '' where the server names none. */
  readonly unit: string;
  /** Content of one unit, as the server writes it; '' for none. */
  readonly pack: string;
  /** Expiry date as the server writes it; undefined for none. */
  readonly expires: string | undefined;
  /** Production date as the server writes it; undefined for none. */
  readonly produced: string | undefined;
  /** Uniform code of the article; undefined for none. */
  readonly uniformCode: string | undefined;
  /** Picture templates with `{0}` for the size. */
  readonly pictures: readonly string[];
  /** Gifts that come with it; without a `productId` a gift has no page. Spec: 1§3 promotes */
  readonly gifts: readonly {
    readonly name: string;
    readonly productId: string | undefined;
    readonly picture: string | undefined;
  }[];
  /** Whether the buyer saved it; false for a visitor. */
  readonly isCollected: boolean;
}

export function toSpecification(
  view: PriceView,
  wire: z.output<typeof specification>,
): Specification {
  // As in a card, except that isDiscount may say more.
  const present = Number(wire.discountPrice);
  const reduced = (wire.isDiscount ?? present > 0) && present < (wire.price ?? Infinity);
  return {
    id: wire.searchProductId,
    articleNumber: wire.articleNumber ?? '',
    name: wire.standard ?? '',
    offer: sealOffer(view, {
      price: reduced ? wire.discountPrice : wire.price,
      was: reduced ? wire.price : undefined,
      percentOff: wire.discount,
    }),
    stock: wire.stock,
    step: Math.max(1, wire.sellPartCount ?? 1),
    isLimited: wire.isBuyLimited ?? false,
    preset: wire.amount ?? 0,
    unit: wire.unit ?? '',
    pack: wire.containerQuantity ?? '',
    expires: wire.expiredDate,
    produced: wire.productionDate,
    uniformCode: wire.uniformCode,
    pictures: wire.allPicture,
    gifts: wire.promotes.map((gift) => ({
      name: gift.name,
      productId: gift.link,
      picture: gift.picurl,
    })),
    isCollected: wire.isCollected ?? false,
  };
}

/** The specifications of a product. Spec: 1§3 */
export interface SpecificationList {
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
  /** Specifications in the order of the server. */
  readonly specifications: readonly Specification[];
}

export const specificationList = shape(
  z.object({ ...viewFields, standards: list(specification) }),
  (wire): SpecificationList => ({
    view: viewOf(wire),
    specifications: wire.standards.map((each) => toSpecification(viewOf(wire), each)),
  }),
);
