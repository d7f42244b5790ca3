import { type Explanation, explain } from '../base/values/explanation.ts';
import {
  maxQuantity,
  type QuantityReason,
  type QuantityTerms,
  refuseTerms,
  unitAfter,
} from './quantity-rules.ts';

/** Returns why these quantities are invalid whatever the stock: none at all, or no whole number of pieces. Spec: 1§5 */
export function refuseQuantities(
  quantities: readonly number[],
): Explanation<'select-at-least-one' | 'quantity-not-whole'> | undefined {
  if (quantities.length === 0) return { reason: 'select-at-least-one', facts: {} };
  const areWhole = quantities.every((each) => Number.isSafeInteger(each) && each > 0);
  return areWhole ? undefined : { reason: 'quantity-not-whole', facts: {} };
}

/** Returns why a quantity cannot be bought; undefined where it can. Spec: 1§5, 1§8 */
export function refuseQuantity(
  quantity: number,
  terms: QuantityTerms,
): Explanation<QuantityReason> | undefined {
  const none = refuseTerms(terms) ?? refuseQuantities([quantity]);
  if (none) return none;
  if (quantity > terms.stock) {
    return terms.isLimited
      ? explain('limited', { limit: terms.stock, unit: unitAfter(terms.stock, terms) })
      : explain('insufficient-stock', { stock: terms.stock, unit: unitAfter(terms.stock, terms) });
  }
  const { step } = terms;
  const over = quantity % step;
  if (over !== 0) {
    // Both can be bought, unless the stock is below two multiples.
    const lower = Math.max(step, Math.min(quantity - over, maxQuantity(terms) - step));
    return explain('not-multiple', {
      step,
      lower,
      upper: lower + step,
      unit: unitAfter(step, terms),
    });
  }
  return undefined;
}
