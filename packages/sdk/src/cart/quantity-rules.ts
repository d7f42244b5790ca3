import { type Explanation, explain } from '../base/values/explanation.ts';
import { unitFor } from '../base/values/units.ts';

/** Terms that bound a quantity. Spec: 1§3, 1§5 */
export interface QuantityTerms {
  /** Sold in multiples of this. */
  readonly step: number;
  readonly stock: number;
  /** When true, the stock is a limit per buyer and is called so. */
  readonly isLimited: boolean;
  /** Unit of sale, for the sentences; '' or none gives the neutral word. Spec: 1§3 */
  readonly unit?: string | undefined;
}

/** The unit of sale as it follows a count; '' where it is not known. */
export function unitAfter(count: number, { unit = '' }: Pick<QuantityTerms, 'unit'>): string {
  return unitFor(count, unit);
}

/** Is it out of stock? Spec: 1§4, 1§5 */
export function isOutOfStock({ stock }: Pick<QuantityTerms, 'stock'>): boolean {
  return stock <= 0;
}

/** Is the stock below one multiple? Then nothing can be bought either. Spec: 1§5 */
export function isBelowOneStep(terms: QuantityTerms): boolean {
  return !isOutOfStock(terms) && maxQuantity(terms) < terms.step;
}

/** The largest multiple within stock. */
export function maxQuantity({ step, stock }: QuantityTerms): number {
  return Math.floor(stock / step) * step;
}

/** Why a quantity cannot be bought: every reason that `refuseQuantity` gives. */
export type QuantityReason =
  | 'no-stock'
  | 'insufficient-stock'
  | 'select-at-least-one'
  | 'quantity-not-whole'
  | 'limited'
  | 'not-multiple';

/** Returns why no quantity can be bought; undefined where one can. Spec: 1§5, 1§8 */
export function refuseTerms(
  terms: QuantityTerms,
): Explanation<'no-stock' | 'insufficient-stock'> | undefined {
  if (isOutOfStock(terms)) return { reason: 'no-stock', facts: {} };
  // A limit below one multiple can never be met, so the stock is named instead.
  return isBelowOneStep(terms)
    ? explain('insufficient-stock', {
        stock: terms.stock,
        unit: unitAfter(terms.stock, terms),
      })
    : undefined;
}

/**
 * The hint beside a quantity before an attempt to buy: low stock, the limit, or, with `saysStep`, the multiple. None
 * where it is out of stock, which the stock display says. Spec: 1§5, 1§8
 */
export function quantityHint(
  terms: QuantityTerms,
  { saysStep = false }: { readonly saysStep?: boolean | undefined } = {},
): Explanation<'no-stock' | 'insufficient-stock' | 'limited' | 'multiple-of'> | undefined {
  if (isOutOfStock(terms)) return undefined;
  if (isBelowOneStep(terms)) return refuseTerms(terms);
  const { step, stock } = terms;
  if (terms.isLimited) return explain('limited', { limit: stock, unit: unitAfter(stock, terms) });
  return saysStep && step > 1
    ? explain('multiple-of', { step, unit: unitAfter(step, terms) })
    : undefined;
}

/** Why a typed quantity was changed. */
export type QuantityChangeReason =
  | 'no-stock'
  | 'insufficient-stock'
  | 'not-a-number'
  | 'raised-to-step'
  | 'rounded-down'
  | 'capped-at-stock'
  | 'capped-at-limit';

/** A valid quantity, and the change that made it so. */
export interface ReadQuantity {
  readonly quantity: number;
  readonly changed?: Explanation<QuantityChangeReason>;
}

/** Reads full-width digits, as Chinese input methods type them. */
const plainDigits = (text: string) =>
  text.trim().replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/**
 * Reads a typed quantity: digits only, rounded down to a multiple, at least one step, capped at stock. Any other text
 * becomes one step. Names the change. Spec: 1§5 Buying
 */
export function readQuantity(typed: string, terms: QuantityTerms): ReadQuantity {
  const { step } = terms;
  const most = maxQuantity(terms);
  const text = plainDigits(typed);
  const wanted = /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined;
  const none = refuseTerms(terms);
  if (none) return { quantity: 0, changed: none };
  if (wanted === undefined)
    return {
      quantity: step,
      changed: explain('not-a-number', { quantity: step, unit: unitAfter(step, terms) }),
    };
  if (wanted < step)
    return {
      quantity: step,
      changed: explain('raised-to-step', { quantity: step, unit: unitAfter(step, terms) }),
    };
  if (wanted > terms.stock) {
    const { stock } = terms;
    const changed = terms.isLimited
      ? explain('capped-at-limit', { quantity: most, limit: stock, unit: unitAfter(stock, terms) })
      : explain('capped-at-stock', { quantity: most, unit: unitAfter(most, terms) });
    return { quantity: most, changed };
  }
  const quantity = wanted - (wanted % step);
  return quantity === wanted
    ? { quantity }
    : {
        quantity,
        changed: explain('rounded-down', { quantity, step, unit: unitAfter(step, terms) }),
      };
}

/**
 * The next quantity of plus or minus; undefined where the button is disabled. `least` is 0 on a product page, one step
 * in a cart. Spec: 1§5
 */
export function stepQuantity(
  current: number,
  direction: 'up' | 'down',
  terms: QuantityTerms,
  least: 0 | 'step' = 'step',
): number | undefined {
  const floor = least === 0 ? 0 : terms.step;
  // Minus from above a stock that has fallen leads to what is left.
  const next =
    direction === 'up'
      ? current - (current % terms.step) + terms.step
      : Math.min(Math.ceil(current / terms.step) * terms.step - terms.step, maxQuantity(terms));
  return next >= floor && next <= maxQuantity(terms) ? next : undefined;
}
