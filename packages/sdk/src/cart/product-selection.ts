import type { Explanation } from '../base/values/explanation.ts';
import { type Cents, sum, times } from '../base/values/money.ts';
import { amountOf, type Offer } from '../base/values/price.ts';
import { type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import {
  mostOf,
  type QuantityReason,
  type QuantityTerms,
  refuseQuantity,
  type Wish,
} from './rules.ts';

/** What a product page offers to choose from. */
export type Choice = QuantityTerms & { readonly offer: Offer };

/** What a specification opens with. */
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
  const most = mostOf(terms);
  if (most < step) return 0;
  if (preset > 0 && offer?.price.kind !== 'enquire') {
    const whole = Math.floor(preset / step) * step;
    return Math.min(Math.max(whole, step), most);
  }
  return specifications === 1 ? step : 0;
}

/** Can some of it be put into a cart now? Spec: 1§5 */
export function isBuyable(choice: Choice): boolean {
  return choice.offer.price.kind !== 'enquire' && mostOf(choice) >= choice.step;
}

/**
 * Why no quantity of it can be chosen, or undefined. A visitor chooses before signing in; a clinic that is not
 * verified could do nothing with what it chose. Spec: 1§5, 1§6
 */
export function refuseChoice(
  choice: Choice,
  standing: BuyerStanding,
): Explanation<QuantityReason | 'not-certified' | 'enquire-only'> | undefined {
  const refusal = refuseBuyer(standing);
  if (refusal?.reason === 'not-certified') return refusal;
  if (choice.offer.price.kind === 'enquire') return { reason: 'enquire-only', facts: {} };
  return refuseQuantity(choice.step, choice);
}

/** Who chooses, what they chose of it (nothing yet where undefined), and among how many. */
export interface Chooser {
  readonly standing: BuyerStanding;
  readonly chosen: number | undefined;
  readonly specifications: number;
}

/** How many of it are wanted: none where none can be, whatever was chosen before a sign-in. Spec: 1§5, 1§6 */
export function wantedQuantity(
  terms: StartTerms,
  { standing, chosen, specifications }: Chooser,
): number {
  if (refuseBuyer(standing)?.reason === 'not-certified') return 0;
  return chosen ?? startQuantity(terms, specifications);
}

/** What the chosen wishes come to; no total where prices are hidden or one is unknown. */
export interface WishSummary {
  readonly kinds: number;
  readonly pieces: number;
  readonly total?: Cents;
}

/** Sums what has a quantity. The price seal holds: no visible amounts, no total. Spec: 1§6 */
export function summariseWishes(wishes: readonly Pick<Wish, 'quantity' | 'offer'>[]): WishSummary {
  const chosen = wishes.filter((wish) => wish.quantity > 0);
  const totals = chosen.map(({ offer, quantity }) => {
    const unit = amountOf(offer.price);
    return unit === undefined ? undefined : times(unit, quantity);
  });
  const known = totals.filter((total) => total !== undefined);
  const pieces = chosen.reduce((count, wish) => count + wish.quantity, 0);
  return {
    kinds: chosen.length,
    pieces,
    ...(known.length === chosen.length && known.length > 0 ? { total: sum(known) } : {}),
  };
}
