import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { type PriceView, sealOffer } from '../base/values/price.ts';
import { count, id, list, maybe, money, shape, text } from '../base/wire/parsers.ts';
import { type ProductCard, viewFields, viewOf } from '../catalogue/types.ts';
import { type Coupon, couponWire, toCoupons } from '../coupon/types.ts';
import type { InBoth } from '../language/rules.ts';

/** Products of an activity in one answer. Spec: 1§9 */
export const ACTIVITY_PAGE_SIZE = 5;

const product = z.object({
  searchProductId: id,
  name: text,
  brandname: maybe(text),
  picturePath: maybe(text),
  promotionPrice: maybe(money),
  price: maybe(money),
});

const activity = z.object({
  id,
  activityName: maybe(text),
  enActivityName: maybe(text),
  activityContent: maybe(text),
  enActivityContent: maybe(text),
  activityNewCustomerProductList: list(product),
  productAllCount: count,
});

const wireActivities = z.object({ newcusactivityModels: list(activity), ...viewFields });

/** An activity for new customers, with a page of its products. Spec: 1§3 */
export interface Activity {
  readonly id: string;
  readonly name: InBoth;
  /** Plain text. */
  readonly content: InBoth;
  readonly products: readonly ProductCard[];
  /** Number of products on all of its pages. */
  readonly total: number;
}

export interface Activities {
  /** The buyer is not eligible: the server answered 1359. Spec: 1§8 */
  readonly isRefused?: true;
  readonly view: PriceView;
  readonly activities: readonly Activity[];
}

/** Keeps amounts only for a viewer who may see them. Spec: 1§1, 1§3 */
function toActivities(wire: z.output<typeof wireActivities>): Activities {
  const view = viewOf(wire);
  return {
    view,
    activities: wire.newcusactivityModels.map((each) => ({
      id: each.id,
      name: { zh: each.activityName, en: each.enActivityName },
      content: { zh: each.activityContent, en: each.enActivityContent },
      products: each.activityNewCustomerProductList.map((item) => ({
        id: item.searchProductId,
        name: item.name,
        brandName: item.brandname ?? '',
        picture: item.picturePath,
        offer: sealOffer(view, { price: item.promotionPrice || item.price, was: item.price }),
        inStock: undefined,
        tags: [],
      })),
      total: each.productAllCount,
    })),
  };
}

/** The products to read: those of all activities from their start, or a page of one. */
export interface ActivityQuery {
  readonly activityId?: string;
  /** From 1. */
  readonly page?: number;
}

export const activities = read(
  {
    name: 'promotion.activities',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Activities for new customers with their products; 1359 for anybody else',
          spec: '1§2, 1§3, 1§7, 1§8, 1§9',
          assumed: [
            'an empty activityId asks for every activity, each from its first product',
            'an empty pingPaiName asks for every brand',
            'isAuth and text beside the list',
          ],
        },
    path: '/api/product/getActivityAndProduct{product}',
    request: z.object({
      pingPaiName: z.string(),
      activityId: z.string(),
      productPageindex: z.int().check(z.gte(1)),
      productPagesize: z.literal(ACTIVITY_PAGE_SIZE),
    }),
    response: shape(wireActivities, toActivities),
    priced: true,
  },
  ({ activityId = '', page = 1 }: ActivityQuery) => ({
    pingPaiName: '',
    activityId,
    productPageindex: page,
    productPagesize: ACTIVITY_PAGE_SIZE as typeof ACTIVITY_PAGE_SIZE,
  }),
);

const wirePage = z.object({
  bannerpicurls: list(
    z.object({ url: text, jumpLink: maybe(text), title: maybe(text), remark: maybe(text) }),
  ),
  canGetCoupons: list(couponWire),
  ...viewFields,
});

/** Banners and coupons of the new-customer page. */
export interface NewCustomerPage {
  /** The buyer is not eligible: the server answered 1359. Spec: 1§8 */
  readonly isRefused?: true;
  readonly view: PriceView;
  readonly banners: readonly {
    readonly picture: string;
    /** The link as the server wrote it: sanitise it before use. */
    readonly link: string | undefined;
    /** Words over the picture; without a title it carries its own. */
    readonly title: string | undefined;
    readonly remark: string | undefined;
  }[];
  readonly coupons: readonly Coupon[];
}

/** Keeps the amounts of coupons only for a viewer who may see prices. Spec: 1§1, 1§3 */
function toPage(wire: z.output<typeof wirePage>): NewCustomerPage {
  const view = viewOf(wire);
  return {
    view,
    banners: wire.bannerpicurls.map(({ url, jumpLink, title, remark }) => ({
      picture: url,
      link: jumpLink,
      title,
      remark,
    })),
    coupons: toCoupons(view, wire.canGetCoupons),
  };
}

/** Platform 0 of the registration: the web. */
const CLIENT_TYPE = 0;

export const page = read(
  {
    name: 'promotion.page',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Banners and coupons of the new-customer page; 1359 for anybody else',
          spec: '1§2, 1§3, 1§7, 1§8',
          assumed: [
            'clientType 0 is the web, as platform 0 is when registering',
            'isAuth and text beside the lists',
            'title and remark of a banner are words over a picture that carries none',
          ],
        },
    path: '/api/product/bannerAndCoupon{product}',
    request: z.object({ clientType: z.literal(CLIENT_TYPE) }),
    response: shape(wirePage, toPage),
    priced: true,
  },
  (_: null) => ({ clientType: CLIENT_TYPE as typeof CLIENT_TYPE }),
);
