import * as z from 'zod/mini';
import { type Offer, type PriceView, sealOffer } from '../../base/values/price.ts';
import { flag, id, lenient, list, maybe, money, number, text } from '../../base/wire/parsers.ts';
import { sealTags, type Tag, tag } from '../tags.ts';

/** A product on a card. */
export interface ProductCard {
  /** Id of the product page. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Name of the brand; '' where the server names none. */
  readonly brandName: string;
  /** Template with `{0}` for the size; see `pictureUrl`. */
  readonly picture: string | undefined;
  /** Price in cents with its reduction; hidden while prices are. */
  readonly offer: Offer;
  /** Undefined where the answer does not say it, as in most lists. */
  readonly inStock: boolean | undefined;
  /** Tags to show; while prices are hidden, without those that name an amount. */
  readonly tags: readonly Tag[];
}

/** A card of a search answer. Spec: 1§3 */
export const searchCard = z.object({
  searchProductId: id,
  name: text,
  brandName: maybe(text),
  price: maybe(money),
  discountPrice: maybe(money),
  discount: lenient(number),
  picturePath: maybe(text),
  hasStock: flag,
  tags: list(tag),
});

type CardWire = Omit<z.output<typeof searchCard>, 'hasStock'> & {
  readonly hasStock: boolean | undefined;
};

export function toCard(view: PriceView, wire: CardWire): ProductCard {
  // No number where there is none; 0 for a product without a discount where fields are typed.
  const present = Number(wire.discountPrice);
  const reduced = present > 0 && present < (wire.price ?? Infinity);
  return {
    id: wire.searchProductId,
    name: wire.name,
    brandName: wire.brandName ?? '',
    picture: wire.picturePath,
    offer: sealOffer(view, {
      price: reduced ? wire.discountPrice : wire.price,
      was: reduced ? wire.price : undefined,
      percentOff: wire.discount,
    }),
    inStock: wire.hasStock,
    tags: sealTags(view, wire.tags),
  };
}

/** A card of the home page's lists. Spec: 1§3 */
export const listItem = z.object({
  link: id,
  name: text,
  picturePath: maybe(text),
  price: maybe(money),
  oldPrice: maybe(money),
  discount: lenient(number),
  brandName: maybe(text),
  fulltag: maybe(text),
  tags: list(tag),
  hasStock: maybe(flag),
});

export function toListCard(view: PriceView, wire: z.output<typeof listItem>): ProductCard {
  return {
    id: wire.link,
    name: wire.name,
    brandName: wire.brandName ?? '',
    picture: wire.picturePath,
    offer: sealOffer(view, { price: wire.price, was: wire.oldPrice, percentOff: wire.discount }),
    inStock: wire.hasStock,
    tags: sealTags(view, wire.tags, wire.fulltag),
  };
}
