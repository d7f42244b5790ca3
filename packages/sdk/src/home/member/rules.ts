import type { AgainLine } from '../../orders/buy-again.ts';
import { isBought, timeOf } from '../../orders/history/purchases.ts';
import { type ActionFacts, hasExpired, orderActions } from '../../orders/order-actions.ts';
import { goodsOfOrder } from '../../orders/order-amounts.ts';
import { orderWording } from '../../orders/order-status.ts';
import { parcelsOf } from '../../orders/parcel-rules.ts';
import type { Order, OrderCounts, OrderedGood } from '../../orders/types.ts';
import type { HomeOrder } from './types.ts';

/** Rows of orders at home; the link to the order list has the others. */
export const HOME_ORDERS = 3;
/** Orders awaiting payment among them, so that a parcel keeps a row. */
export const HOME_UNPAID = 2;
/** Articles to buy again: three rows of two on a desk. */
export const AGAIN_ARTICLES = 6;
/** Offers in these categories: one row on a desk. */
export const OWN_OFFERS = 4;

const newestFirst = (one: Order, other: Order) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0);
const deadlineOf = ({ payBy }: Order) => payBy ?? Number.MAX_SAFE_INTEGER;

const isPending = ({ status }: Order) => status === 'pending';
const awaitsPayment = (order: Order, now: number) => isPending(order) && !hasExpired(order, now);
const isOnItsWay = ({ status }: Order) => status === 'shipped';

function toHomeOrder(order: Order, facts: ActionFacts): HomeOrder {
  const goods = goodsOfOrder(order);
  const [first] = goods;
  return {
    orderNo: order.orderNo,
    wording: orderWording(order, facts.now),
    isPayable: orderActions(order, facts).pay.ok,
    payBy: awaitsPayment(order, facts.now) ? order.payBy : undefined,
    total: order.total,
    name: first?.name ?? '',
    picture: first?.picture,
    kinds: goods.length,
    parcels: isOnItsWay(order) ? parcelsOf(order) : [],
  };
}

/**
 * Chooses the orders at the head of home: what awaits payment, the first deadline first, then what is on its way, the
 * newest first. Spec: 2§4
 */
export function ordersAtHome(orders: readonly Order[], facts: ActionFacts): readonly HomeOrder[] {
  const unpaid = orders
    .filter((order) => awaitsPayment(order, facts.now))
    .toSorted((one, other) => deadlineOf(one) - deadlineOf(other) || newestFirst(one, other));
  const sent = orders.filter(isOnItsWay).toSorted(newestFirst);
  return [...unpaid.slice(0, HOME_UNPAID), ...sent]
    .slice(0, HOME_ORDERS)
    .map((order) => toHomeOrder(order, facts));
}

/** The tabs whose orders home shows. */
export type HomeTab = 'pending' | 'to-receive';

/**
 * Returns the tabs that home reads besides the first page of all orders: those whose count is larger than what that
 * page holds, since an old order may still be on its way.
 */
export function tabsToRead(orders: readonly Order[], counts: OrderCounts): readonly HomeTab[] {
  const tabs = { pending: isPending, 'to-receive': isOnItsWay };
  return (['pending', 'to-receive'] as const).filter(
    (tab) => counts[tab] > orders.filter(tabs[tab]).length,
  );
}

/** Joins pages of orders; an order of two tabs counts once. */
export const joinOrders = (pages: readonly (readonly Order[])[]): readonly Order[] => [
  ...new Map(pages.flat().map((order) => [order.orderNo, order])).values(),
];

/** Removes the paid price: home shows today's, and none to a person who may not see prices. Spec: 1§6 */
const withoutPrice = (good: OrderedGood): OrderedGood => ({ ...good, price: undefined, tags: [] });

/**
 * Returns the articles of bought orders, the last bought first, each once with the quantity of its last order. An
 * article that the server does not name by its specification cannot be bought again, and is left out. Spec: 2§4
 */
export function articlesToBuyAgain(orders: readonly Order[]): readonly AgainLine[] {
  const articles = new Map<string, AgainLine>();
  for (const order of orders.filter(isBought).toSorted(newestFirst))
    for (const good of goodsOfOrder(order)) {
      const { specificationId: id, quantity } = good;
      if (id !== '' && quantity > 0 && !articles.has(id))
        articles.set(id, { good: withoutPrice(good), quantity });
    }
  return [...articles.values()].slice(0, AGAIN_ARTICLES);
}
