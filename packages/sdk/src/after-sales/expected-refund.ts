import { type Cents, cents } from '../base/values/money.ts';
import { sum, times } from '../base/values/sums.ts';
import { apportion } from '../checkout/apportion.ts';
import type { Order, OrderedGood } from '../orders/types.ts';
import { type ChosenQuantities, type ReturnLine, returnStores } from './return-goods.ts';
import { isUnshipped } from './services.ts';
import type { ReturnKind } from './types.ts';

/** The refund to expect; the merchant decides. All amounts in cents. */
export interface ExpectedRefund {
  /** Paid price × units of the chosen goods; undefined where a price is not known. */
  readonly goods: Cents | undefined;
  /** Their share of the promotions and the coupon of the order, at least 0. */
  readonly savings: Cents;
  /** Freight; only for a refund of everything that has not been shipped. */
  readonly freight: Cents;
  /** Goods less savings plus freight; undefined where a price is not known. */
  readonly total: Cents | undefined;
  /** Refund of each chosen line by its key, freight left out. */
  readonly lines: ReadonlyMap<string, Cents | undefined>;
}

const NOTHING = cents(0);

const amountOf = ({ price }: OrderedGood, quantity: number): Cents | undefined =>
  price === undefined ? undefined : times(price, quantity);

/** Sums amounts; undefined where one is not known. */
function sumOfKnown(amounts: readonly (Cents | undefined)[]): Cents | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sum(known) : undefined;
}

/**
 * Shares the savings of the order over its lines. They are the difference between the goods and what was paid for them,
 * so that the refund of everything is never more than the payment. Undefined where a price is not known.
 */
function savingsOfLines(
  order: Pick<Order, 'total' | 'freight'>,
  lines: readonly ReturnLine[],
): readonly Cents[] | undefined {
  const amounts = lines.map(({ good }) => amountOf(good, good.quantity));
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return undefined;
  const goods = sum(known);
  const paid = Math.min(Math.max(order.total - order.freight, 0), goods);
  return apportion(cents(goods - paid), known);
}

/** The refund of some units of a line, rounded down: all of them give back exactly what was paid. */
function refundOf(paid: Cents, quantity: number, of: number): Cents {
  return quantity === of ? paid : cents(Number((BigInt(paid) * BigInt(quantity)) / BigInt(of)));
}

type Refunded = Pick<Order, 'status' | 'stores' | 'total' | 'freight'>;

/**
 * Computes the refund to expect for chosen goods: the paid price of each less its share of promotions and coupon, to
 * the cent. Freight comes back only with everything of an order that has not been shipped. Spec: 2§2.7, 2§3
 */
export function expectedRefund(
  order: Refunded,
  kind: ReturnKind | undefined,
  chosen: ChosenQuantities,
): ExpectedRefund {
  const lines = returnStores(order).flatMap((store) => store.lines);
  const savings = savingsOfLines(order, lines);
  const parts = lines.flatMap(({ key, good, most }, index) => {
    const quantity = Math.min(chosen[key] ?? 0, most);
    if (quantity <= 0) return [];
    const amount = amountOf(good, quantity);
    const whole = amountOf(good, good.quantity);
    const saved = savings?.[index];
    // Without every price of the order, no share of its savings is known.
    const isKnown = amount !== undefined && whole !== undefined && saved !== undefined;
    const refund = isKnown ? refundOf(cents(whole - saved), quantity, good.quantity) : undefined;
    return [{ key, amount, refund }];
  });
  const isEverything =
    lines.length > 0 && lines.every(({ key, good }) => (chosen[key] ?? 0) >= good.quantity);
  const freight =
    kind === 'refund-only' && isUnshipped(order) && isEverything ? order.freight : NOTHING;
  const goods = sumOfKnown(parts.map(({ amount }) => amount));
  const refund = sumOfKnown(parts.map((part) => part.refund));
  return {
    goods,
    savings: goods === undefined || refund === undefined ? NOTHING : cents(goods - refund),
    freight,
    total: refund === undefined ? undefined : cents(refund + freight),
    lines: new Map(parts.map((part) => [part.key, part.refund])),
  };
}
