import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import type { Cents } from '../../base/values/money.ts';
import type { PriceView } from '../../base/values/price.ts';
import {
  code,
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
import { storeDeliveryFields, toStoreDelivery } from '../../checkout/contract/delivery.ts';
import type { StoreDelivery } from '../../checkout/types.ts';
import { PERCENTAGE } from '../../coupon/coupon-type.ts';
import { type OfferedTier, swapTierWire, toSwapTier } from '../swap-schema.ts';
import { type CartLine, line, toLine } from './line.ts';

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
  /** Percent off, in place of an amount; undefined where the server names none, and while prices are hidden. */
  readonly percentOff?: number | undefined;
  /** Whether it covers every product, or selected ones. */
  readonly coversAll: boolean;
}

/** A store that sends some of the goods of a cart. */
export interface SendingStore extends StoreDelivery {
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
  readonly stores?: readonly SendingStore[] | undefined;
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
  type: maybe(text),
  discount: lenient(number),
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
            'type and discount of a coupon, as in the lists of coupons; without them the saving of a percentage is said at confirmation',
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
        isAuth: maybe(flag),
        text: maybe(text),
      }),
      (wire): Cart => {
        // Without any verdict the prices show: only a verified clinic could fill this cart.
        const view: PriceView = { pricesVisible: wire.isAuth ?? true, text: wire.text ?? '' };
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
            percentOff:
              view.pricesVisible && each.type === PERCENTAGE ? (each.discount ?? 0) : undefined,
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
