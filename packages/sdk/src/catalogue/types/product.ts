import * as z from 'zod/mini';
import { parseHongKongTime } from '../../base/values/hong-kong-time.ts';
import type { PriceView } from '../../base/values/price.ts';
import { count, flag, id, lenient, list, maybe, shape, text } from '../../base/wire/parsers.ts';
import { storeDeliveryFields, toStoreDelivery } from '../../checkout/contract/delivery.ts';
import type { StoreDelivery } from '../../checkout/types.ts';
import { type Coupon, couponWire, toCoupons } from '../../coupon/types.ts';
import { sealTags, type Tag, tag } from '../tags.ts';
import { viewFields, viewOf } from './price-view.ts';

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
    showPriceBackground: lenient(text),
    textColor: maybe(text),
    countDown: lenient(flag),
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
    canGetCous: lenient(list(couponWire)),
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
    promotionDisplay: lenient(promotion),
    newCusproductDisplay: lenient(promotion),
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
      coupons: toCoupons(view, wire.canGetCous ?? []),
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
