import { type Cents, cents } from '../../base/values/money.ts';
import { sum } from '../../base/values/sums.ts';
import { apportion } from '../../checkout/apportion.ts';
import { lineAmount } from '../order-amounts.ts';
import type { OrderedGood } from '../types.ts';
import type { BoughtOrder, Purchase } from './purchases.ts';

/** A completed refund of an order. */
export interface Refund {
  readonly orderNo: string;
  /** In cents. */
  readonly amount: Cents;
  /** The goods that it refunds; empty where the server names none. */
  readonly goods: readonly OrderedGood[];
}

const isSameArticle = (one: OrderedGood, other: OrderedGood) =>
  one.specificationId
    ? one.specificationId === other.specificationId
    : one.articleNumber !== '' && one.articleNumber === other.articleNumber;

/** Returns the amounts of the lines after one refund. */
function deductOne(
  purchases: readonly Purchase[],
  left: readonly Cents[],
  { amount, goods }: Refund,
): Cents[] {
  const rest = [...left];
  /** Takes a share off the lines at these places, in proportion, and no more than is left of them. */
  const take = (share: Cents, places: readonly number[]) => {
    const amounts = places.map((place) => rest[place] ?? cents(0));
    const parts = apportion(cents(Math.min(share, sum(amounts))), amounts);
    places.forEach((place, at) => {
      rest[place] = cents((rest[place] ?? 0) - (parts[at] ?? 0));
    });
  };
  const placesOf = (good: OrderedGood) =>
    purchases.flatMap((line, place) => (isSameArticle(line.good, good) ? [place] : []));
  const found = goods
    .map((good) => ({ places: placesOf(good), weight: lineAmount(good) ?? cents(0) }))
    .filter(({ places }) => places.length > 0);
  if (found.length === 0)
    take(
      amount,
      purchases.map((_, place) => place),
    );
  else {
    const shares = apportion(
      amount,
      found.map(({ weight }) => weight),
    );
    found.forEach(({ places }, at) => {
      take(shares[at] ?? cents(0), places);
    });
  }
  return rest;
}

/**
 * Deducts completed refunds from the orders that they belong to, in the month of the order: the documents do not say
 * when a refund was made. A refund takes no more from an article than was paid for it; the rest is freight, which is no
 * spending. A refund without goods is shared among all lines. Spec: 2§3, 2§4
 */
export function deductRefunds(
  orders: readonly BoughtOrder[],
  refunds: readonly Refund[],
): readonly BoughtOrder[] {
  if (refunds.length === 0) return orders;
  const byOrder = new Map<string, Refund[]>();
  for (const refund of refunds)
    byOrder.set(refund.orderNo, [...(byOrder.get(refund.orderNo) ?? []), refund]);
  return orders.map((order) => {
    const { purchases } = order;
    const left = (byOrder.get(order.orderNo) ?? []).reduce<readonly Cents[]>(
      (amounts, refund) => deductOne(purchases, amounts, refund),
      purchases.map(({ amount }) => amount),
    );
    return {
      ...order,
      purchases: purchases.map((line, at) => ({ ...line, amount: left[at] ?? line.amount })),
    };
  });
}
