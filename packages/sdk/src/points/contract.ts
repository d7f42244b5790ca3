import * as z from 'zod/mini';
import { read } from '../base/http/endpoint.ts';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import type { Cents } from '../base/values/money.ts';
import { type Price, type PriceView, sealOffer } from '../base/values/price.ts';
import { filled } from '../base/wire/filled-fields.ts';
import { count, flag, id, list, maybe, money, number, shape, text } from '../base/wire/parsers.ts';
import { viewFields, viewOf } from '../catalogue/types.ts';
import { LANGUAGE_ENVS } from '../language/contract.ts';
import { type InLanguage, langEnv } from './contract/in-language.ts';
import type {
  Exchange,
  PointsHistoryPage,
  PointsHistoryQuery,
  PointsHistoryTab,
  PointsProduct,
  PointsProductsPage,
  PointsProductsQuery,
  PointsRange,
} from './types.ts';

// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract/redeem.ts';

/** Products on one page of the points mall. Spec: 2§2.10, 2§9 */
export const POINTS_PAGE_SIZE = 12;
/** Entries on one page of the points history. Spec: 2§7, 2§9 */
export const POINTS_HISTORY_PAGE_SIZE = 10;
/** Exchange records on one page; the call has no pages, so the screen cuts its answer. Spec: 2§9 */
export const EXCHANGE_PAGE_SIZE = 10;

interface PointsBounds {
  readonly startPoint?: number;
  readonly endPoint?: number;
}

/** Bounds of the ranges, both included; without them all products. Spec: 2§9 */
export const POINTS_BOUNDS = {
  all: {},
  low: { startPoint: 0, endPoint: 9_999 },
  middle: { startPoint: 10_000, endPoint: 29_999 },
  high: { startPoint: 30_000 },
} as const satisfies Record<PointsRange, PointsBounds>;

const boundsOf = (range: PointsRange): PointsBounds => POINTS_BOUNDS[range];

/** Types of the points history. Spec: 2§9 */
const HISTORY_TYPES = {
  all: 'total',
  income: 'plus',
  expenditure: 'reduce',
} as const satisfies Record<PointsHistoryTab, string>;

const productWire = z.object({
  id,
  name: maybe(text),
  picturePath: maybe(text),
  points: maybe(count),
  productPoints: maybe(count),
  price: maybe(money),
  stock: maybe(count),
  purchaseLimit: maybe(text),
  isPay: maybe(flag),
  page: maybe(text),
});

type ProductWire = z.output<typeof productWire>;

/** `purchaseLimit` of a product that each account may redeem once. Spec: 2§4 */
const LIMITED_TO_ONE = '1';

/** Seals the original price; undefined where a viewer who may see prices gets none. Spec: 1§6, 2§2.10 */
const priceOf = (view: PriceView, price: Cents | undefined): Price | undefined =>
  view.pricesVisible && price === undefined ? undefined : sealOffer(view, { price }).price;

const toProduct = (view: ReturnType<typeof viewOf>, wire: ProductWire): PointsProduct => ({
  id: wire.id,
  name: wire.name ?? '',
  pictures: (wire.picturePath ?? '').split(';').flatMap((part) => part.trim() || []),
  points: wire.productPoints ?? wire.points ?? 0,
  price: priceOf(view, wire.price),
  stock: wire.stock,
  isLimitedToOne: wire.purchaseLimit === LIMITED_TO_ONE,
  isRedeemed: wire.isPay ?? false,
  html: wire.page ?? '',
});

export const pointsProducts = read(
  {
    name: 'points.products',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Products of the points mall by range, with the points of the account',
          spec: '2§2.10, 2§3, 2§7, 2§9',
          assumed: [
            'all products have neither bound, 30,000 and above has no upper one',
            'points are missing or null for a visitor',
            'isAuth and text beside the products',
          ],
        },
    path: '/api/points-product-list',
    host: 'service',
    request: z.object({
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(POINTS_PAGE_SIZE),
      langEnv,
      startPoint: z.optional(z.int().check(z.gte(0))),
      endPoint: z.optional(z.int().check(z.gte(0))),
    }),
    response: shape(
      z.object({
        products: list(productWire),
        points: maybe(number),
        totalPage: count,
        ...viewFields,
      }),
      (wire): PointsProductsPage => ({
        products: wire.products.map((each) => toProduct(viewOf(wire), each)),
        points: wire.points,
        pages: wire.totalPage,
      }),
    ),
    priced: true,
  },
  ({ range, page, language }: PointsProductsQuery & InLanguage) => ({
    pageIndex: page,
    pageSize: POINTS_PAGE_SIZE as typeof POINTS_PAGE_SIZE,
    langEnv: LANGUAGE_ENVS[language],
    ...boundsOf(range),
  }),
);

export const pointsProduct = read(
  {
    name: 'points.product',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A product of the points mall in full',
          spec: '2§2.10, 2§3, 2§7',
          assumed: ['isAuth and text among its fields', 'an unknown id is refused'],
        },
    path: '/api/points-product-detail',
    host: 'service',
    request: z.object({ id: filled, langEnv }),
    response: shape(
      z.extend(productWire, viewFields),
      (wire): PointsProduct => toProduct(viewOf(wire), wire),
    ),
    priced: true,
  },
  ({ id: productId, language }: { readonly id: string } & InLanguage) => ({
    id: productId,
    langEnv: LANGUAGE_ENVS[language],
  }),
);

export const pointsHistory = read(
  {
    name: 'points.history',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What moved the points of the account, newest first',
          spec: '2§2.10, 2§3, 2§7, 2§9',
          assumed: [
            'usedPoints is signed, or unsigned with its direction in tag or in the type asked for',
          ],
        },
    path: '/authapi/user/searchUserPointsHistory',
    request: z.object({
      pageIndex: z.int().check(z.gte(1)),
      pageSize: z.literal(POINTS_HISTORY_PAGE_SIZE),
      langEnv,
      type: z.enum(['total', 'plus', 'reduce']),
    }),
    response: shape(
      z.object({
        list: list(
          z.object({
            picturePath: maybe(text),
            productName: maybe(text),
            orderNo: maybe(text),
            usedTime: maybe(text),
            usedPoints: number,
            tag: maybe(text),
          }),
        ),
        totalPage: count,
      }),
      (wire): PointsHistoryPage => ({
        entries: wire.list.map((each) => ({
          picture: each.picturePath,
          name: each.productName ?? '',
          orderNo: each.orderNo,
          at: parseHongKongTime(each.usedTime),
          points: each.usedPoints,
          tag: each.tag ?? '',
        })),
        pages: wire.totalPage,
      }),
    ),
  },
  ({ tab, page, language }: PointsHistoryQuery & InLanguage) => ({
    pageIndex: page,
    pageSize: POINTS_HISTORY_PAGE_SIZE as typeof POINTS_HISTORY_PAGE_SIZE,
    langEnv: LANGUAGE_ENVS[language],
    type: HISTORY_TYPES[tab],
  }),
);

export const exchangeRecords = read(
  {
    name: 'points.exchanges',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'All points orders of the account, newest first',
          spec: '2§2.10, 2§3, 2§7',
          assumed: ['productPoints is for one piece, amount the number of pieces'],
        },
    path: '/authapi/points-order-list',
    host: 'service',
    request: z.object({ langEnv }),
    response: list(
      shape(
        z.object({
          orderNo: id,
          payTime: maybe(text),
          statusString: maybe(text),
          picturePath: maybe(text),
          productName: maybe(text),
          productPoints: maybe(count),
          amount: maybe(count),
        }),
        (wire): Exchange => ({
          orderNo: wire.orderNo,
          at: parseHongKongTime(wire.payTime),
          statusText: wire.statusString ?? '',
          picture: wire.picturePath,
          name: wire.productName ?? '',
          points: wire.productPoints ?? 0,
          quantity: wire.amount ?? 1,
        }),
      ),
    ),
  },
  ({ language }: InLanguage) => ({ langEnv: LANGUAGE_ENVS[language] }),
);
