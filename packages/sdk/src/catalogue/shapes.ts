import * as z from 'zod/mini';
import { type Offer, type PriceView, sealOffer } from '../base/price.ts';
import { code, count, flag, id, list, maybe, money, number, shape, text } from '../base/wire.ts';

/** What a tag marks a product as. Spec: 1§9, 1§2 (zones 6 and 8) */
const tagKind = code({
  '2': 'swap',
  '3': 'new-customer',
  '5': 'medicine',
  '6': 'discount',
  '8': 'new',
});
export const tag = shape(z.object({ title: text, type: tagKind }), (wire) => ({
  title: wire.title,
  kind: wire.type,
}));
export type Tag = z.output<typeof tag>;

/** A product as a card shows it, wherever it stands. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly brandName: string;
  /** Template with `{0}` for the size; see `pictureUrl`. */
  readonly picture: string | undefined;
  readonly offer: Offer;
  readonly inStock: boolean;
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

export function toCard(view: PriceView, wire: z.output<typeof searchCard>): ProductCard {
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
    tags: wire.tags,
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
    inStock: wire.hasStock ?? true,
    tags: wire.tags,
  };
}

/** Who sees prices in an answer; both parts stand beside its list. */
export const viewFields = { isAuth: flag, text: maybe(text) };
export const viewOf = (wire: { isAuth: boolean; text: string | undefined }): PriceView => ({
  pricesVisible: wire.isAuth,
  text: wire.text ?? '',
});

/** A link to a brand: its id is the `link`. Spec: 1§3 */
export const brandLink = shape(
  z.object({ title: text, link: id, picturePath: maybe(text), sequence: maybe(count) }),
  (wire) => ({ id: wire.link, name: wire.title, picture: wire.picturePath }),
);
export type BrandLink = z.output<typeof brandLink>;

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
    endsAt: hongKongTime(wire.endTime),
    picture: wire.picPath,
    background: wire.showPriceBackground,
    ink: wire.textColor,
    countsDown: wire.countDown ?? false,
  }),
);

/** `YYYY-MM-DD HH:mm[:ss]` of the server is Hong Kong time. Spec: 1§4 */
export function hongKongTime(text: string | undefined): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '');
  const at = match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
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
    canGetCous: list(
      z.object({
        id: maybe(id),
        couponId: maybe(id),
        type: maybe(text),
        discount: maybe(number),
        price: maybe(money),
        metPrice: maybe(money),
        name: maybe(text),
        date: maybe(text),
        isAll: maybe(flag),
        isGet: maybe(flag),
        isUsed: maybe(flag),
      }),
    ),
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
      tags: wire.tags,
      // Amounts of coupons are prices too: sealed with the rest.
      coupons: wire.canGetCous.map((coupon) => ({
        id: coupon.couponId ?? coupon.id ?? '',
        name: coupon.name ?? '',
        dates: coupon.date ?? '',
        percentOff: view.pricesVisible && coupon.type === '6' ? coupon.discount : undefined,
        amount: view.pricesVisible && coupon.type !== '6' ? coupon.price : undefined,
        minimum: view.pricesVisible ? coupon.metPrice : undefined,
        coversAll: coupon.isAll ?? false,
        isTaken: coupon.isGet ?? false,
      })),
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
      /** HTML of the server: sanitise before it is shown. */
      descriptionHtml: wire.page ?? '',
      promotion: wire.promotionDisplay,
      newCustomerOffer: wire.newCusproductDisplay,
    };
  },
);
export type Product = z.output<typeof productDetail>;

const specification = z.object({
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

/** One article of a product: what is bought. */
export interface Specification {
  readonly id: string;
  readonly articleNumber: string;
  /** What tells it from its siblings: size, shade, gauge. */
  readonly name: string;
  readonly offer: Offer;
  readonly stock: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
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

function toSpecification(view: PriceView, wire: z.output<typeof specification>): Specification {
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

export const searchAnswer = shape(
  z.object({
    products: list(searchCard),
    totalPage: count,
    totalCount: count,
    ...viewFields,
    linkCategories: list(z.object({ id, name: text })),
    brands: list(brandLink),
    approximate: list(z.object({ word: text })),
  }),
  (wire) => ({
    products: wire.products.map((card) => toCard(viewOf(wire), card)),
    pages: wire.totalPage,
    total: wire.totalCount,
    view: viewOf(wire),
    categories: wire.linkCategories,
    brands: wire.brands,
    similarWords: wire.approximate.map((each) => each.word),
  }),
);
export type ProductPage = z.output<typeof searchAnswer>;
