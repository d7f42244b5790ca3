import { type Explanation, explain, refuse } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney } from '../base/values/money.ts';
import { sum, times } from '../base/values/sums.ts';
import { type Saving, savingOf } from '../coupon/rules.ts';
import type { Coupon } from '../coupon/types.ts';
import type { ChequeTerms, Delivery, OrderLine, PlannedOrder, PlannedStore } from './types.ts';

const NOTHING = cents(0);

/** The price of a line before promotions and coupons; 0 for a price on request. */
export function goodsOf({ unit, quantity }: OrderLine): Cents {
  return unit === undefined ? NOTHING : times(unit, quantity);
}

/** The total of a store's goods, which decides on free delivery. */
export function storeGoods({ lines }: Pick<PlannedStore, 'lines'>): Cents {
  let total = 0;
  for (const line of lines) total += goodsOf(line);
  return cents(total);
}

/** The default delivery of a store: the marked one, or else the first. */
export function defaultDelivery(deliveries: readonly Delivery[]): Delivery | undefined {
  return deliveries.find((each) => each.isDefault) ?? deliveries[0];
}

/** The delivery fee of one store. `missing` is the amount up to free delivery. */
export type Freight =
  | {
      readonly ok: true;
      readonly delivery: Delivery;
      readonly cents: Cents;
      readonly missing?: Cents;
    }
  | ({ readonly ok: false } & Explanation<
      'freight-unknown' | 'delivery-missing' | 'delivery-gone'
    >);

/**
 * The fee of the chosen delivery, free where the goods exceed the free-delivery threshold of the store's default one;
 * at the threshold itself it is charged. Spec: 2§5
 */
export function freightOf(store: PlannedStore, goods: Cents = storeGoods(store)): Freight {
  const { deliveries, deliveryId, name } = store;
  if (!deliveries) return refuse('freight-unknown');
  const standard = defaultDelivery(deliveries);
  if (!standard) return refuse('delivery-missing', { store: name });
  const delivery =
    deliveryId === undefined ? standard : deliveries.find((each) => each.id === deliveryId);
  if (!delivery) return refuse('delivery-gone', { store: name });
  const threshold = standard.freeAbove;
  if (threshold !== undefined && goods > threshold) return { ok: true, delivery, cents: NOTHING };
  const freight = cents(Math.max(0, delivery.freight));
  return {
    ok: true,
    delivery,
    cents: freight,
    ...(threshold !== undefined && freight > 0 && { missing: cents(threshold - goods + 1) }),
  };
}

/**
 * Says how far the goods of a store are from free delivery. Delivery is free above the threshold, so the sentence names
 * the amount to exceed, not the cent above it. Spec: 2§5
 */
export function freeDeliveryHint(
  missing: Cents,
  store: string,
): Explanation<'freight-free-from' | 'freight-free-above'> {
  const short = cents(missing - 1);
  return short > 0
    ? explain('freight-free-from', { missing: formatMoney(short), store })
    : explain('freight-free-above', { store });
}

/** The goods of an order that a coupon covers. */
export function coveredBy(
  coupon: Coupon,
  line: OrderLine,
  covers: PlannedOrder['covers'],
): boolean {
  return coupon.coversAll || !covers || covers(coupon, line);
}

/**
 * The saving of a coupon on this order. It needs its minimum and the server's consent (canUse); the minimum counts all
 * goods, the saving only those it covers. Spec: 2§5
 */
export function couponInOrder(
  coupon: Coupon,
  amounts: { readonly goods: Cents; readonly covered: Cents },
): Saving {
  const { goods, covered } = amounts;
  const free = { ...coupon, minimum: undefined };
  // More of these goods makes no coupon for others usable. Without goods every coupon fails only its minimum.
  if (goods > 0 && covered <= 0) return savingOf({ ...free, fitsOrder: true }, covered);
  const saving = savingOf(coupon, goods);
  return saving.ok ? savingOf(free, covered) : saving;
}

/** The totals of an order. The parts add up: goods + cut − coupon + freight = total. */
export interface OrderTotals {
  readonly goods: Cents;
  /** As signed by the server, but never more off than the goods. */
  readonly cut: Cents;
  /** The real saving of the coupon. */
  readonly coupon: Cents;
  readonly freight: Cents;
  readonly total: Cents;
}

/**
 * Computes total = max(0, goods + cut − coupon) + freight. Where the first part would fall below zero, the coupon is
 * reduced and then the cut, so that the parts add up. Spec: 2§5
 */
export function totalsOf(parts: {
  readonly goods: Cents;
  readonly cuts: readonly Cents[];
  readonly coupon: Cents;
  readonly freight: Cents;
}): OrderTotals {
  const { goods, freight } = parts;
  const cut = cents(Math.max(sum(parts.cuts), 0 - goods));
  const afterCut = goods + cut;
  const coupon = cents(Math.min(parts.coupon, afterCut));
  return { goods, cut, coupon, freight, total: cents(afterCut - coupon + freight) };
}

/** May this order be paid by cheque? `isShown` is false where the method is hidden. */
export type ChequeDecision =
  | { readonly ok: true }
  | ({
      readonly ok: false;
      readonly isShown: boolean;
      readonly missing?: Cents;
    } & Explanation<
      'cheque-not-offered' | 'cheque-unusable' | 'cheque-over-quota' | 'cheque-needs-password'
    >);

/**
 * Decides on a cheque: the account has it, the order may use it, the limit suffices, and a payment password is set.
 * Spec: 2§5, 2§6
 */
export function decideCheque(terms: ChequeTerms, total: Cents): ChequeDecision {
  if (!terms.isOffered) return { ...refuse('cheque-not-offered'), isShown: false };
  if (!terms.isUsable) return { ...refuse('cheque-unusable', { why: terms.why }), isShown: true };
  const { quota } = terms;
  if (quota !== undefined && total > quota) {
    const missing = cents(total - quota);
    const facts = { missing: formatMoney(missing), quota: formatMoney(quota) };
    return { ...refuse('cheque-over-quota', facts), isShown: true, missing };
  }
  if (terms.hasPayPassword) return { ok: true };
  const { noPasswordTip: tip = '' } = terms;
  return { ...refuse('cheque-needs-password', { tip }), isShown: true };
}
