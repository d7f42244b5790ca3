import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import { amountOf } from '../base/values/price.ts';
import { sum, times } from '../base/values/sums.ts';
import { allLines } from '../cart/cart-lines.ts';
import type { Cart, CartLine } from '../cart/contract.ts';
import { isTickable } from '../cart/tickable.ts';
import { freeDeliveryHint, freightOf } from './rules.ts';
import type { Delivery, StoreDelivery } from './types.ts';

/** The delivery of one store, as far as it is known before the order. */
export interface DeliveryOutlook {
  /** Name of the store; '' where the server names none. */
  readonly store: string;
  /** The store's default delivery. */
  readonly delivery: Delivery;
  /** Its charge for these goods; 0 where they go free. */
  readonly charge: Cents;
  /** The goods amount above which every delivery of the store is free; undefined for never. */
  readonly freeAbove: Cents | undefined;
  /** How far the goods are from free delivery. */
  readonly hint?: Explanation<'freight-free-from' | 'freight-free-above'>;
}

/** Computes the default delivery of a store for some of its goods; undefined where it has none. Spec: 2§5 */
export function deliveryOutlook(
  { id, name, deliveries }: StoreDelivery,
  goods: Cents,
): DeliveryOutlook | undefined {
  const freight = freightOf({ id, name, lines: [], deliveries }, goods);
  if (!freight.ok) return undefined;
  const { delivery, missing } = freight;
  return {
    store: name,
    delivery,
    charge: freight.cents,
    freeAbove: delivery.freight > 0 ? delivery.freeAbove : undefined,
    ...(missing !== undefined && { hint: freeDeliveryHint(missing, name) }),
  };
}

/**
 * Computes the deliveries of a cart, store by store, for the ticked lines. Empty where the server names no delivery
 * before the order: then its charge is known at confirmation only. Spec: 1§9, 2§5
 */
export function cartDeliveries(
  cart: Cart,
  isTicked: (line: CartLine) => boolean,
): readonly DeliveryOutlook[] {
  const lines = allLines(cart).filter((line) => isTicked(line) && isTickable(line));
  return (cart.stores ?? []).flatMap((store) => {
    const own = lines.filter((line) => store.specificationIds.includes(line.specificationId));
    if (own.length === 0) return [];
    const goods = own.flatMap(({ offer, quantity }) => {
      const price = amountOf(offer.price);
      return price === undefined ? [] : times(price, quantity);
    });
    return deliveryOutlook(store, sum(goods)) ?? [];
  });
}
