import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import { amountOf } from '../base/values/price.ts';
import { sum, times } from '../base/values/sums.ts';
import { type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import { type Choice, type StartTerms, startQuantity } from './product-selection.ts';
import { refuseQuantity } from './quantity-refusals.ts';
import type { QuantityReason } from './quantity-rules.ts';
import type { SelectedItem } from './rules.ts';

/**
 * Returns why no quantity can be chosen; undefined where one can. A visitor chooses before logging in; an unverified
 * clinic could not buy what it chose. Spec: 1§5, 1§6
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

/**
 * The buyer, the chosen quantity (undefined before the first choice) and the number of specifications to choose from.
 */
export interface Chooser {
  readonly standing: BuyerStanding;
  readonly chosen: number | undefined;
  readonly specifications: number;
}

/**
 * The wanted quantity; 0 where nothing can be bought, even if a visitor chose some before logging in. Spec: 1§5, 1§6
 */
export function wantedQuantity(
  terms: StartTerms,
  { standing, chosen, specifications }: Chooser,
): number {
  if (refuseBuyer(standing)?.reason === 'not-certified') return 0;
  return chosen ?? startQuantity(terms, specifications);
}

/** The totals of the chosen items; no total where prices are hidden or one is unknown. */
export interface WishSummary {
  readonly kinds: number;
  readonly pieces: number;
  readonly total?: Cents;
}

/** Sums the items with a quantity. The price seal holds: without visible amounts there is no total. Spec: 1§6 */
export function summariseWishes(
  wishes: readonly Pick<SelectedItem, 'quantity' | 'offer'>[],
): WishSummary {
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
