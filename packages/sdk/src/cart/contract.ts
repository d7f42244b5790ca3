import * as z from 'zod/mini';
import { read, write } from '../base/http/endpoint.ts';
import type { Cents } from '../base/values/money.ts';
import { type Offer, type PriceView, sealOffer } from '../base/values/price.ts';
import {
  code,
  count,
  flag,
  id,
  list,
  maybe,
  money,
  number,
  shape,
  text,
} from '../base/wire/parsers.ts';
import { lineIdOf, wireIdOf } from './line-id.ts';
import { NEW_CUSTOMER_TAG, SWAP_TAG, swapTierWire, toSwapTier } from './swap-schema.ts';

/** How a line was added. Spec: 1§9 */
const tagType = code({
  '0': 'ordinary',
  '1': 'ordinary',
  [SWAP_TAG]: 'swap',
  [NEW_CUSTOMER_TAG]: 'new-customer',
});

const line = z.object({
  id: maybe(id),
  searchProductId: id,
  productId: maybe(id),
  erpProductNo: maybe(text),
  name: text,
  picturePath: maybe(text),
  standard: maybe(text),
  tags: list(z.object({ tagName: text })),
  tagType: maybe(tagType),
  unitPrice: maybe(money),
  originalPrice: maybe(money),
  discount: maybe(number),
  amount: count,
  sellPartCount: maybe(count),
  stock: count,
  isBuyLimited: maybe(flag),
  promotes: list(z.object({ name: text })),
});

/** One line of the cart in our words. `id` names the line, `specificationId` what is in it. */
export interface CartLine {
  readonly id: string;
  readonly specificationId: string;
  /** The product page that shows it. */
  readonly productId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly standard: string;
  readonly picture: string | undefined;
  readonly tags: readonly string[];
  /** Gifts that come with it. Spec: 1§3 promotes */
  readonly gifts?: readonly string[] | undefined;
  readonly kind: 'ordinary' | 'swap' | 'new-customer' | 'unknown';
  readonly offer: Offer;
  readonly quantity: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  readonly stock: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
}

function toLine(view: PriceView, wire: z.output<typeof line>): CartLine {
  const kind = wire.tagType ?? 'ordinary';
  return {
    id: wire.id ?? lineIdOf({ specificationId: wire.searchProductId, kind }),
    specificationId: wire.searchProductId,
    productId: wire.productId ?? wire.searchProductId,
    articleNumber: wire.erpProductNo ?? '',
    name: wire.name,
    standard: wire.standard ?? '',
    picture: wire.picturePath,
    tags: wire.tags.map((tag) => tag.tagName),
    ...(wire.promotes.length > 0 && { gifts: wire.promotes.map(({ name }) => name) }),
    kind,
    offer: sealOffer(view, {
      price: wire.unitPrice,
      was: wire.originalPrice,
      percentOff: wire.discount,
    }),
    quantity: wire.amount,
    step: Math.max(1, wire.sellPartCount ?? 1),
    stock: wire.stock,
    isLimited: wire.isBuyLimited ?? false,
  };
}

const group = z.object({ title: maybe(text), goods: list(line) });

/** Groups in the order of the server; those that follow each other without a title are one. */
function toGroups(view: PriceView, wire: readonly z.output<typeof group>[]) {
  const groups: { title: string; lines: CartLine[] }[] = [];
  for (const { title = '', goods } of wire) {
    const lines = goods.map((good) => toLine(view, good));
    const last = groups.at(-1);
    if (title === '' && last?.title === '') last.lines.push(...lines);
    else groups.push({ title, lines });
  }
  return groups;
}

const coupon = z.object({
  id: maybe(id),
  name: maybe(text),
  metPrice: maybe(money),
  price: maybe(money),
  isAllUse: maybe(flag),
});

/** The cart as the server has it. `view` says whether its prices may be seen. */
export const getCart = read(
  {
    name: 'cart.get',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The cart, grouped, with swap tiers and lines that are no longer sold',
          spec: '1§3, 1§4, 1§7',
          assumed: [
            'id of a line, productId of its page, title of a group; without an id the searchProductId names a line',
            'isAuth and text as in the catalogue',
            'name, picture, standard, stock and price of swap products; without them they are read from the product',
            "makeUpType is the type of the tier to lead to, '0' money and '1' pieces as in a tier; without it the nearest tier by money leads",
            'promotes of a line, as on a specification; missing means no gifts',
          ],
        },
    path: '/authapi/shoppingcart/getShoppingCartList2',
    request: z.object({ showSelected: z.literal(false) }),
    response: shape(
      z.object({
        list: list(group),
        count,
        tips: maybe(z.object({ makeUpType: maybe(code({ '0': 'amount', '1': 'count' })) })),
        exchangeId: maybe(id),
        exchangeText: maybe(text),
        nscExchangeProducts: list(swapTierWire),
        userCoupon: list(coupon),
        invalidList: list(line),
        isAuth: flag,
        text: maybe(text),
      }),
      (wire) => {
        const view: PriceView = { pricesVisible: wire.isAuth, text: wire.text ?? '' };
        const seal = <T extends { price?: Cents | undefined }>(part: T) =>
          view.pricesVisible ? part.price : undefined;
        return {
          pricesVisible: view.pricesVisible,
          groups: toGroups(view, wire.list),
          count: wire.count,
          invalid: wire.invalidList.map((good) => toLine({ pricesVisible: false, text: '' }, good)),
          swap: {
            id: wire.exchangeId,
            text: wire.exchangeText ?? '',
            /** The unit of the tier that the server leads to next: money or pieces. */
            makeUp: wire.tips?.makeUpType,
            tiers: wire.nscExchangeProducts.map((tier) => toSwapTier(view, tier)),
          },
          coupons: wire.userCoupon.map((each, index) => ({
            /** Identifies it within this cart; an order has another id for it. */
            id: each.id ?? `coupon:${index}`,
            name: each.name ?? '',
            minimum: view.pricesVisible ? each.metPrice : undefined,
            amount: seal(each),
            coversAll: each.isAllUse ?? false,
          })),
        };
      },
    ),
    priced: true,
  },
  (_: null) => ({ showSelected: false as const }),
);

export type Cart = ReturnType<typeof getCart.response.parse>;
export type CartGroup = Cart['groups'][number];

const goodsToAdd = z
  .array(
    z.object({
      searchProductId: z.string(),
      count: z.int().check(z.gte(1)),
      tagType: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1));

/** A specification and how many of it to add. */
export interface CartAddition {
  readonly specificationId: string;
  readonly quantity: number;
  /** Taken at its swap price. Spec: 1§4 */
  readonly kind?: 'swap';
}

/** Answers the new count of the whole cart. */
export const addToCart = write(
  {
    name: 'cart.add',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Add specifications; answers the new count',
          spec: '1§7, 2§7',
          assumed: ['isDeleteStockRegistration is sent as false'],
        },
    path: '/authapi/shoppingcart/addShoppingCart',
    subject: 'cart',
    request: z.object({ goods: goodsToAdd, isDeleteStockRegistration: z.optional(z.boolean()) }),
    response: count,
  },
  (additions: readonly CartAddition[]) => ({
    goods: additions.map((each) => ({
      searchProductId: each.specificationId,
      count: each.quantity,
      ...(each.kind === 'swap' ? { tagType: SWAP_TAG } : {}),
    })),
    isDeleteStockRegistration: false,
  }),
);

export const changeQuantity = write(
  {
    name: 'cart.change',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Set the quantity of a specification in the cart',
          spec: '1§7',
          assumed: ['count is the new quantity, not a difference'],
        },
    path: '/authapi/shoppingcart/changeShoppingCart',
    subject: 'cart',
    request: z.object({ searchProductId: z.string(), count: z.int().check(z.gte(1)) }),
    response: z.unknown(),
  },
  (change: CartAddition) => ({ searchProductId: change.specificationId, count: change.quantity }),
);

export const removeLines = write(
  {
    name: 'cart.remove',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Take lines out of the cart, to the collection if asked',
          spec: '1§7',
          assumed: [
            'id is the id of the cart line, or its searchProductId where lines come without one',
          ],
        },
    path: '/authapi/shoppingcart/deleteShoppingCart2',
    subject: 'cart',
    request: z.object({
      goods: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
      isCollect: z.boolean(),
    }),
    response: z.unknown(),
  },
  (removal: { lineIds: readonly string[]; collect?: boolean }) => ({
    // Goods at two prices may be two lines and one id.
    goods: [...new Set(removal.lineIds.map(wireIdOf))].map((id) => ({ id })),
    isCollect: removal.collect ?? false,
  }),
);
