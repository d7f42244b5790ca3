import type { Offer } from '../base/values/price.ts';
import { maxQuantity, type QuantityTerms } from './quantity-rules.ts';

/** A specification that a product page offers. */
export type Choice = QuantityTerms & { readonly offer: Offer };

/** The terms that decide the quantity a specification opens with. */
export interface StartTerms extends QuantityTerms {
  /** Pieces that the server proposes; none where it is 0 or left out. Spec: 1§3 amount */
  readonly preset?: number;
  readonly offer?: Offer;
}

/**
 * The quantity that a specification opens with: the one that the server proposes, as far as it can be bought; else one
 * step where there is nothing to choose from, else nothing. Spec: 1§3, 1§5
 */
export function startQuantity(terms: StartTerms, specifications: number): number {
  const { preset = 0, step, offer } = terms;
  const most = maxQuantity(terms);
  if (most < step) return 0;
  if (preset > 0 && offer?.price.kind !== 'enquire') {
    const whole = Math.floor(preset / step) * step;
    return Math.min(Math.max(whole, step), most);
  }
  return specifications === 1 ? step : 0;
}

/** Can any quantity of it be added to a cart now? Spec: 1§5 */
export function isBuyable(choice: Choice): boolean {
  return choice.offer.price.kind !== 'enquire' && maxQuantity(choice) >= choice.step;
}
