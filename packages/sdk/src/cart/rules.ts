import { type Explanation, explain, refuse } from '../base/values/explanation.ts';
import type { Offer } from '../base/values/price.ts';
import { type BuyerReason, type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import type { CartAddition, CartLine } from './contract.ts';
import { refuseQuantity } from './quantity-refusals.ts';
import {
  isOutOfStock,
  maxQuantity,
  type QuantityReason,
  type QuantityTerms,
} from './quantity-rules.ts';
import { isTickable } from './tickable.ts';

/** An item that the buyer selected, with its terms. */
export interface SelectedItem extends QuantityTerms {
  readonly id: string;
  readonly quantity: number;
  readonly offer: Offer;
}

/** The buyer, and how the page was opened. */
export interface Buying {
  readonly standing: BuyerStanding;
  readonly variant?: 'swap' | 'new-customer' | undefined;
  /** True for "buy now", which the page for new customers allows. */
  readonly isDirect?: boolean;
}

/**
 * May these items be added to the cart? Yes with the additions to send, no with the first reason and the specification
 * that it is about.
 */
export type AddDecision =
  | { readonly ok: true; readonly additions: readonly CartAddition[] }
  | ({ readonly ok: false; readonly specificationId?: string } & Explanation<
      BuyerReason | QuantityReason | 'no-add-in-offer' | 'enquire-only'
    >);

/**
 * Decides whether items may be added to the cart; items of quantity 0 are left out. Spec: 1§5 Buying, 1§6, 1§2 (tag
 * type 3)
 */
export function decideAdd(wishes: readonly SelectedItem[], buying: Buying): AddDecision {
  const stranger = refuseBuyer(buying.standing);
  if (stranger) return { ok: false, ...stranger };
  if (buying.variant === 'new-customer' && !buying.isDirect) return refuse('no-add-in-offer');
  const chosen = wishes.filter((wish) => wish.quantity !== 0);
  if (chosen.length === 0) return refuse('select-at-least-one');
  for (const wish of chosen) {
    const refusal =
      wish.offer.price.kind === 'amount'
        ? refuseQuantity(wish.quantity, wish)
        : explain('enquire-only');
    if (refusal) return { ok: false, ...refusal, specificationId: wish.id };
  }
  return {
    ok: true,
    additions: chosen.map((wish) => ({ specificationId: wish.id, quantity: wish.quantity })),
  };
}

type Tickable = Pick<CartLine, 'quantity' | 'step' | 'stock' | 'isLimited'>;

/** Why this line may not be ticked: zero stock, or more than the stock. Spec: 1§4 Cart selection */
export function refuseTick(line: Tickable): Explanation<QuantityReason> | undefined {
  return isTickable(line) ? undefined : refuseQuantity(line.quantity, line);
}

/**
 * Returns the quantity that is left of a line that asks for more; undefined where its quantity can be bought or nothing
 * can. Spec: 1§5
 */
export function quantityLeft(line: Tickable & Pick<CartLine, 'kind'>): number | undefined {
  const most = maxQuantity(line);
  return line.quantity > line.stock && most >= line.step && !refuseChange(line) ? most : undefined;
}

/** May the quantity of this line be changed? Swap items are always one. Spec: 1§5 */
export function refuseChange(
  line: Pick<CartLine, 'kind' | 'stock'>,
): Explanation<'no-stock' | 'fixed-quantity'> | undefined {
  if (isOutOfStock(line)) return { reason: 'no-stock', facts: {} };
  return line.kind === 'swap' ? { reason: 'fixed-quantity', facts: {} } : undefined;
}
