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
import { storeDeliveryFields, toStoreDelivery } from '../checkout/contract/delivery.ts';
import type { StoreDelivery } from '../checkout/types.ts';
import { lineIdOf, wireIdOf } from './line-id.ts';
import {
  NEW_CUSTOMER_TAG,
  type OfferedTier,
  SWAP_TAG,
  swapTierWire,
  toSwapTier,
} from './swap-schema.ts';

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
  unit: maybe(text),
  containerQuantity: maybe(text),
  promotes: list(z.object({ name: text })),
});

/** A line of the cart. Spec: 1§3, 1§4 */
export interface CartLine {
  /** Id of the line. */
  readonly id: string;
  /** Id of the specification in it. */
  readonly specificationId: string;
  /** The product page that shows it. */
  readonly productId: string;
  /** Article number of the merchant; '' where there is none. */
  readonly articleNumber: string;
  /** Name of the product. */
  readonly name: string;
  /** Size, shade or gauge; '' where the server names none. */
  readonly standard: string;
  /** Picture template with `{0}` for the size; undefined where there is none. */
  readonly picture: string | undefined;
  /** Words to show with it. */
  readonly tags: readonly string[];
  /** Gifts that come with it. Spec: 1§3 promotes */
  readonly gifts?: readonly string[] | undefined;
  /** The price the buyer added it at: its own, the swap price or the new-customer price. Spec: 1§9 */
  readonly kind: 'ordinary' | 'swap' | 'new-customer' | 'unknown';
  /** Price of one piece in cents with its reduction; hidden while prices are. */
  readonly offer: Offer;
  /** Pieces in the cart. */
  readonly quantity: number;
  /** Sold in multiples of this; at least 1. */
  readonly step: number;
  /** Pieces that can be ordered. */
  readonly stock: number;
  /** When true, `stock` is what this buyer may still buy. */
  readonly isLimited: boolean;
  /** Unit of sale, such as a box; undefined where the server names none. */
  readonly unit?: string | undefined;
  /** Content of one unit, as the server writes it; undefined for none. */
  readonly pack?: string | undefined;
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
    ...(wire.unit && { unit: wire.unit }),
    ...(wire.containerQuantity && { pack: wire.containerQuantity }),
  };
}

/** Lines that belong together. Spec: 1§3 */
export interface CartGroup {
  /** Heading of the group; '' for goods without one. */
  readonly title: string;
  /** Lines in the order of the server. */
  readonly lines: readonly CartLine[];
}

/** The swap offer of a cart as the server names it; `swapState` computes how far the cart has come. Spec: 1§4 */
export interface CartSwapOffer {
  /** Id of the offer; undefined where there is none. */
  readonly id: string | undefined;
  /** The merchant's text about the offer; '' for none. */
  readonly text: string;
  /** Unit of the tier that the server leads to next: money or pieces; undefined where it names none. */
  readonly makeUp: 'amount' | 'count' | 'unknown' | undefined;
  /** Tiers in the order of the server. */
  readonly tiers: readonly OfferedTier[];
}

/** A coupon of the buyer that the cart names. Spec: 1§3 userCoupon */
export interface CouponOfCart {
  /** Identifies it within this cart; an order has another id for it. */
  readonly id: string;
  /** Name; '' where the server names none. */
  readonly name: string;
  /** Least spend in cents on the goods that it covers; undefined for none, and while prices are hidden. */
  readonly minimum: Cents | undefined;
  /** Amount off in cents; undefined where the server names none, and while prices are hidden. */
  readonly amount: Cents | undefined;
  /** Whether it covers every product, or selected ones. */
  readonly coversAll: boolean;
}

/** A store that sends some of the goods of a cart. */
export interface CartStore extends StoreDelivery {
  /** The specifications that it sends. */
  readonly specificationIds: readonly string[];
}

/** The cart as the server has it. Spec: 1§3, 1§4 */
export interface Cart {
  /** Whether this buyer may see prices. */
  readonly pricesVisible: boolean;
  /** Lines that are sold, in their groups. */
  readonly groups: readonly CartGroup[];
  /** Number that the badge shows, as the server counts it. */
  readonly count: number;
  /** Lines that are no longer sold; they have no price. */
  readonly invalid: readonly CartLine[];
  /** The swap offer; without tiers there is none. */
  readonly swap: CartSwapOffer;
  /** Coupons of the buyer that may apply to these goods. */
  readonly coupons: readonly CouponOfCart[];
  /** The stores with their deliveries; undefined where the server names none, and while prices are hidden. */
  readonly stores?: readonly CartStore[] | undefined;
}

const group = z.object({ title: maybe(text), goods: list(line) });

/** Groups in the order of the server; those that follow each other without a title are one. */
function toGroups(view: PriceView, wire: readonly z.output<typeof group>[]): CartGroup[] {
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
            'splitOrders: the stores that send these goods, with storeId, storeName and expressPrice as in a confirmation and the searchProductId of their goods; without them delivery is said at confirmation',
            'unit and containerQuantity of a line, as on a specification; without a unit the quantity is counted in neutral words',
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
        splitOrders: list(z.object({ ...storeDeliveryFields, goods: list(id) })),
        isAuth: flag,
        text: maybe(text),
      }),
      (wire): Cart => {
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
            makeUp: wire.tips?.makeUpType,
            tiers: wire.nscExchangeProducts.map((tier) => toSwapTier(view, tier)),
          },
          coupons: wire.userCoupon.map((each, index) => ({
            id: each.id ?? `coupon:${index}`,
            name: each.name ?? '',
            minimum: view.pricesVisible ? each.metPrice : undefined,
            amount: seal(each),
            coversAll: each.isAllUse ?? false,
          })),
          stores: wire.splitOrders.flatMap((split) => {
            const store = toStoreDelivery(view, split);
            return store ? { ...store, specificationIds: split.goods } : [];
          }),
        };
      },
    ),
    priced: true,
  },
  (_: null) => ({ showSelected: false as const }),
);

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
