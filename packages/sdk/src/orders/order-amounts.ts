import { type Cents, cents } from '../base/values/money.ts';
import { sum, times } from '../base/values/sums.ts';
import type { Order, OrderedGood } from './types.ts';

/** A row of an order's breakdown. Spec: 2§2.6 */
export interface AmountRow {
  readonly kind: 'goods' | 'discount' | 'coupon' | 'freight' | 'adjustment';
  /** In cents; savings are negative. */
  readonly amount: Cents;
}

/** A breakdown whose rows add up to the total, to the cent. */
export interface OrderBreakdown {
  readonly rows: readonly AmountRow[];
  readonly total: Cents;
}

/** Price of a line in cents; undefined where the server names no price. */
export const lineAmount = ({ price, quantity }: OrderedGood): Cents | undefined =>
  price === undefined ? undefined : times(price, quantity);

/** All goods of an order. */
export const goodsOfOrder = ({ stores }: Pick<Order, 'stores'>): readonly OrderedGood[] =>
  stores.flatMap(({ goods }) => goods);

function goodsAmount(order: Pick<Order, 'stores' | 'goodsTotal'>): Cents | undefined {
  if (order.goodsTotal !== undefined) return order.goodsTotal;
  const amounts = goodsOfOrder(order).map(lineAmount);
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sum(known) : undefined;
}

/**
 * Breaks the total down: goods, promotions, coupon and freight. Where the server's amounts do not add up, an
 * adjustment names the difference. Rows of 0 are left out, but for goods and freight. Spec: 2§2.6, 2§3
 */
export function orderBreakdown(
  order: Pick<Order, 'stores' | 'goodsTotal' | 'discount' | 'coupon' | 'freight' | 'total'>,
): OrderBreakdown {
  const savings: AmountRow[] = [
    { kind: 'discount', amount: cents(-order.discount || 0) },
    { kind: 'coupon', amount: cents(-order.coupon || 0) },
  ];
  const named = goodsAmount(order);
  const reduced = savings.filter(({ amount }) => amount !== 0);
  const goods = named ?? cents(order.total - order.freight + order.discount + order.coupon);
  const rows: AmountRow[] = [
    { kind: 'goods', amount: goods },
    ...reduced,
    { kind: 'freight', amount: order.freight },
  ];
  const rest = order.total - sum(rows.map(({ amount }) => amount));
  if (rest !== 0) rows.push({ kind: 'adjustment', amount: cents(rest) });
  return { rows, total: order.total };
}

/** Counts kinds of goods and units of an order. */
export function orderSize(order: Pick<Order, 'stores'>): {
  readonly kinds: number;
  readonly units: number;
} {
  const goods = goodsOfOrder(order);
  return {
    kinds: goods.length,
    units: goods.reduce((units, { quantity }) => units + quantity, 0),
  };
}
