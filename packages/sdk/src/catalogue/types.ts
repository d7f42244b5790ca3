import * as z from 'zod/mini';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { type Offer, type PriceView, sealOffer } from '../base/values/price.ts';
import { count, flag, id, list, maybe, money, number, shape, text } from '../base/wire/parsers.ts';
import { couponWire, toCoupons } from '../coupon/types.ts';
import { sealTags, type Tag, tag } from './tags.ts';

/** A product on a card. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly brandName: string;
  /** Template with `{0}` for the size; see `pictureUrl`. */
  readonly picture: string | undefined;
  readonly offer: Offer;
  /** Undefined where the answer does not say it, as in most lists. */
  readonly inStock: boolean | undefined;
  readonly tags: readonly Tag[];
}

/** A card of a search answer. Spec: 1§3 */
export const searchCard = z.object({
  searchProductId: id,
  name: text,
  brandName: maybe(text),
  price: maybe(money),
  discountPrice: maybe(money),
  discount: maybe(number),
  picturePath: maybe(text),
  hasStock: flag,
  tags: list(tag),
});

type CardWire = Omit<z.output<typeof searchCard>, 'hasStock'> & {
  readonly hasStock: boolean | undefined;
};

export function toCard(view: PriceView, wire: CardWire): ProductCard {
  const reduced =
    wire.discountPrice !== undefined &&
    (wire.price === undefined || wire.discountPrice < wire.price);
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
  discount: maybe(number),
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

/** The price view of an answer; both parts are next to its list. */
export const viewFields = { isAuth: flag, text: maybe(text) };
export const viewOf = (wire: { isAuth: boolean; text: string | undefined }): PriceView => ({
  pricesVisible: wire.isAuth,
  text: wire.text ?? '',
});

const brandFields = { title: text, link: id, picturePath: maybe(text), sequence: maybe(count) };
const brandWire = z.object(brandFields);
const toBrand = (wire: z.output<typeof brandWire>) => ({
  id: wire.link,
  name: wire.title,
  picture: wire.picturePath,
});
/** A link to a brand: its id is the `link`. Spec: 1§3 */
export const brandLink = shape(brandWire, toBrand);
export type BrandLink = z.output<typeof brandLink>;
/** The same with its place in a list; one without a number comes last. Spec: 1§3 */
export const brandInOrder = shape(brandWire, (wire) => ({
  sequence: wire.sequence ?? Number.MAX_SAFE_INTEGER,
  brand: toBrand(wire),
}));

const subcategory = z.object({ id, name: text, picturePath: maybe(text) });
export const category = shape(
  z.object({ id, name: text, picturePath: maybe(text), subCategary: list(subcategory) }),
  (wire) => ({
    id: wire.id,
    name: wire.name,
    picture: wire.picturePath,
    children: wire.subCategary.map((child) => ({
      id: child.id,
      name: child.name,
      picture: child.picturePath,
    })),
  }),
);
export type Category = z.output<typeof category>;

/** A display of a running offer; times count down from a deadline. Spec: 1§3, 1§4 */
const promotion = shape(
  z.object({
    endTime: maybe(text),
    picPath: maybe(text),
    showPriceBackground: maybe(text),
    textColor: maybe(text),
    countDown: maybe(flag),
  }),
  (wire) => ({
    /** Milliseconds since 1970, or undefined when the offer has no end. */
    endsAt: parseHongKongTime(wire.endTime),
    picture: wire.picPath,
    background: wire.showPriceBackground,
    ink: wire.textColor,
    /** True only where the server says so: the offer ends without a countdown. */
    countsDown: wire.countDown ?? true,
  }),
);

export const productDetail = shape(
  z.object({
    productName: text,
    brandName: maybe(text),
    brandId: maybe(id),
    searchProductId: id,
    sellingPoint: maybe(text),
    ...viewFields,
    tags: list(tag),
    canGetCous: list(couponWire),
    productSuit: list(
      z.object({
        picturePath: maybe(text),
        productName: text,
        standard: maybe(text),
        count: count,
        searchProductId: id,
      }),
    ),
    firstCName: maybe(text),
    secondCName: maybe(text),
    producer: maybe(text),
    ceCode: maybe(text),
    fdaCode: maybe(text),
    productInstraction: list(z.object({ path: text, name: text })),
    mp4Url: maybe(text),
    autoplay: maybe(flag),
    page: maybe(text),
    promotionDisplay: maybe(promotion),
    newCusproductDisplay: maybe(promotion),
  }),
  (wire) => {
    const view = viewOf(wire);
    return {
      id: wire.searchProductId,
      name: wire.productName,
      brand: { id: wire.brandId, name: wire.brandName ?? '' },
      sellingPoint: wire.sellingPoint ?? '',
      view,
      tags: sealTags(view, wire.tags),
      coupons: toCoupons(view, wire.canGetCous),
      bundle: wire.productSuit.map((part) => ({
        id: part.searchProductId,
        name: part.productName,
        standard: part.standard ?? '',
        picture: part.picturePath,
        count: part.count,
      })),
      categories: [wire.firstCName, wire.secondCName].filter((name) => name !== undefined),
      producer: wire.producer,
      ceCode: wire.ceCode,
      fdaCode: wire.fdaCode,
      instructions: wire.productInstraction,
      video:
        wire.mp4Url === undefined
          ? undefined
          : { url: wire.mp4Url, autoplay: wire.autoplay ?? false },
      /** HTML of the server: sanitise it before use. */
      descriptionHtml: wire.page ?? '',
      // The look of an offer reveals it, so it is sealed with its amounts.
      promotion: view.pricesVisible ? wire.promotionDisplay : undefined,
      newCustomerOffer: view.pricesVisible ? wire.newCusproductDisplay : undefined,
    };
  },
);
export type Product = z.output<typeof productDetail>;

/** An article of a product on the wire. Spec: 1§3 */
export const specification = z.object({
  id: maybe(id),
  searchProductId: id,
  standard: maybe(text),
  price: maybe(money),
  discountPrice: maybe(money),
  isDiscount: maybe(flag),
  discount: maybe(number),
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
  readonly id: string;
  readonly articleNumber: string;
  /** Its difference from its siblings: size, shade, gauge. */
  readonly name: string;
  readonly offer: Offer;
  readonly stock: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
  /** The quantity that the server proposes; 0 for none. */
  readonly preset: number;
  readonly unit: string;
  readonly pack: string;
  readonly expires: string | undefined;
  readonly produced: string | undefined;
  readonly uniformCode: string | undefined;
  readonly pictures: readonly string[];
  readonly gifts: readonly {
    readonly name: string;
    readonly productId: string | undefined;
    readonly picture: string | undefined;
  }[];
  readonly isCollected: boolean;
}

export function toSpecification(
  view: PriceView,
  wire: z.output<typeof specification>,
): Specification {
  const reduced =
    wire.isDiscount !== false &&
    wire.discountPrice !== undefined &&
    (wire.price === undefined || wire.discountPrice < wire.price);
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

export const specificationList = shape(
  z.object({ ...viewFields, standards: list(specification) }),
  (wire) => ({
    view: viewOf(wire),
    specifications: wire.standards.map((each) => toSpecification(viewOf(wire), each)),
  }),
);

/** A category or brand that narrows a search, with a count where the server gives one. Spec: 1§2 Search */
export interface Facet {
  readonly id: string;
  readonly name: string;
  readonly count?: number | undefined;
}

export const searchAnswer = shape(
  z.object({
    products: list(searchCard),
    totalPage: count,
    totalCount: count,
    ...viewFields,
    linkCategories: list(z.object({ id, name: text, count: maybe(count) })),
    brands: list(z.object({ ...brandFields, count: maybe(count) })),
    approximate: list(z.object({ word: text })),
  }),
  (wire) => ({
    products: wire.products.map((card) => toCard(viewOf(wire), card)),
    pages: wire.totalPage,
    total: wire.totalCount,
    view: viewOf(wire),
    categories: wire.linkCategories satisfies Facet[],
    brands: wire.brands.map(
      (brand): Facet => ({ id: brand.link, name: brand.title, count: brand.count }),
    ),
    similarWords: wire.approximate.map((each) => each.word),
  }),
);
export type ProductPage = z.output<typeof searchAnswer>;
