import * as z from 'zod/mini';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { type Offer, type PriceView, sealOffer } from '../base/values/price.ts';
import { count, flag, id, list, maybe, money, number, shape, text } from '../base/wire/parsers.ts';
import { storeDeliveryFields, toStoreDelivery } from '../checkout/contract/delivery.ts';
import type { StoreDelivery } from '../checkout/types.ts';
import { type Coupon, couponWire, toCoupons } from '../coupon/types.ts';
import { sealTags, type Tag, tag } from './tags.ts';

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

/** A link to a brand. Spec: 1§3 */
export interface BrandLink {
  /** Id of the brand: the `link` of the wire. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Picture template with `{0}` for the size; undefined where the brand has none. */
  readonly picture: string | undefined;
}

const brandFields = { title: text, link: id, picturePath: maybe(text), sequence: maybe(count) };
const brandWire = z.object(brandFields);
const toBrand = (wire: z.output<typeof brandWire>): BrandLink => ({
  id: wire.link,
  name: wire.title,
  picture: wire.picturePath,
});
export const brandLink = shape(brandWire, toBrand);
/** The same with its place in a list; one without a number comes last. Spec: 1§3 */
export const brandInOrder = shape(brandWire, (wire) => ({
  sequence: wire.sequence ?? Number.MAX_SAFE_INTEGER,
  brand: toBrand(wire),
}));

/** A category below a parent. Spec: 1§3 */
export interface Subcategory {
  /** Id of the category, as a search takes it. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
}

/** A category of products. Spec: 1§3 */
export interface Category extends Subcategory {
  /** Subcategories in the order of the server; empty where it names none. */
  readonly children: readonly Subcategory[];
}

const subcategory = z.object({ id, name: text, picturePath: maybe(text) });
export const category = shape(
  z.object({ id, name: text, picturePath: maybe(text), subCategary: list(subcategory) }),
  (wire): Category => ({
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

/** A running offer of a product as its page shows it. Spec: 1§3, 1§4 */
export interface Promotion {
  /** Deadline in milliseconds since 1970; undefined when the offer has no end. */
  readonly endsAt: number | undefined;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Background colour as the server writes it; undefined for the shop's own. */
  readonly background: string | undefined;
  /** Text colour as the server writes it; undefined for the shop's own. */
  readonly ink: string | undefined;
  /** False only where the server says that the offer ends without a countdown. */
  readonly countsDown: boolean;
}

const promotion = shape(
  z.object({
    endTime: maybe(text),
    picPath: maybe(text),
    showPriceBackground: maybe(text),
    textColor: maybe(text),
    countDown: maybe(flag),
  }),
  (wire): Promotion => ({
    endsAt: parseHongKongTime(wire.endTime),
    picture: wire.picPath,
    background: wire.showPriceBackground,
    ink: wire.textColor,
    countsDown: wire.countDown ?? true,
  }),
);

/** A product that a bundle contains. Spec: 1§3 productSuit */
export interface BundlePart {
  /** Id of the product page. */
  readonly id: string;
  /** Name of the product. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Pieces of it in one bundle. */
  readonly count: number;
}

/** A product with everything that its page shows. Spec: 1§3 */
export interface Product {
  /** Id of the product page. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** The brand; without an id it has no page to link to, and its name may be ''. */
  readonly brand: { readonly id: string | undefined; readonly name: string };
  /** One-line claim of the merchant; '' for none. */
  readonly sellingPoint: string;
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
  /** Tags to show; while prices are hidden, without those that name an amount. */
  readonly tags: readonly Tag[];
  /** Coupons to claim for this product; benefits are hidden like prices. */
  readonly coupons: readonly Coupon[];
  /** Contents of a bundle; empty for a single product. */
  readonly bundle: readonly BundlePart[];
  /** Names of the category and the subcategory, widest first. */
  readonly categories: readonly string[];
  /** Manufacturer; undefined where the server names none. */
  readonly producer: string | undefined;
  /** Number of the CE certificate; undefined without one. */
  readonly ceCode: string | undefined;
  /** Number of the FDA registration; undefined without one. */
  readonly fdaCode: string | undefined;
  /** Files to download: address and name of each. */
  readonly instructions: readonly { readonly path: string; readonly name: string }[];
  /** Address of an MP4 file and whether it starts by itself; undefined without a video. */
  readonly video: { readonly url: string; readonly autoplay: boolean } | undefined;
  /** HTML of the server, '' for none: sanitise it before use. */
  readonly descriptionHtml: string;
  /** Running offer; undefined for none, and while prices are hidden. */
  readonly promotion: Promotion | undefined;
  /** Running offer for new customers; undefined for none, and while prices are hidden. */
  readonly newCustomerOffer: Promotion | undefined;
  /** The store that sends it, with its deliveries; undefined where the server names none, and while prices are hidden. */
  readonly delivery?: StoreDelivery | undefined;
}

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
    ...storeDeliveryFields,
  }),
  (wire): Product => {
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
      descriptionHtml: wire.page ?? '',
      // The look of an offer reveals it, so it is sealed with its amounts.
      promotion: view.pricesVisible ? wire.promotionDisplay : undefined,
      newCustomerOffer: view.pricesVisible ? wire.newCusproductDisplay : undefined,
      delivery: toStoreDelivery(view, wire),
    };
  },
);

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

/** A category or brand that narrows a search, with a count where the server gives one. Spec: 1§2 Search */
export interface Facet {
  /** Id of the category or brand, as a search takes it. */
  readonly id: string;
  /** Name in the language of the answer. */
  readonly name: string;
  /** Products of the answer that it holds; undefined where the server does not count them. */
  readonly count?: number | undefined;
}

/** A page of product cards without filters. Spec: 1§2, 1§3 */
export interface CardPage {
  /** Cards of this page. */
  readonly products: readonly ProductCard[];
  /** Number of pages in all. */
  readonly pages: number;
  /** Whether this viewer may see prices, and the text to read instead. */
  readonly view: PriceView;
}

/** A page of search results. Spec: 1§2 Search, 1§3 */
export interface ProductPage extends CardPage {
  /** Number of products on all pages. */
  readonly total: number;
  /** Categories that narrow the search. */
  readonly categories: readonly Facet[];
  /** Brands that narrow the search. */
  readonly brands: readonly Facet[];
  /** Words like the one searched for; empty where the server proposes none. */
  readonly similarWords: readonly string[];
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
  (wire): ProductPage => ({
    products: wire.products.map((card) => toCard(viewOf(wire), card)),
    pages: wire.totalPage,
    total: wire.totalCount,
    view: viewOf(wire),
    categories: wire.linkCategories,
    brands: wire.brands.map(
      (brand): Facet => ({ id: brand.link, name: brand.title, count: brand.count }),
    ),
    similarWords: wire.approximate.map((each) => each.word),
  }),
);
