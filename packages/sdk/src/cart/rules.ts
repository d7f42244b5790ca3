import { type Explanation, explain, refuse } from '../base/values/explanation.ts';
import { type Cents, cents } from '../base/values/money.ts';
import type { Offer } from '../base/values/price.ts';
import { unitFor } from '../base/values/units.ts';
import { type BuyerReason, type BuyerStanding, refuseBuyer } from '../identity/account/rules.ts';
import type { Cart, CartAddition, CartLine } from './contract.ts';

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
function refuseTerms(
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
  const wanted = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
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
  const over = quantity % terms.step;
  if (over !== 0) {
    const { step } = terms;
    const lower = quantity - over;
    return explain('not-multiple', {
      step,
      lower,
      upper: lower + step,
      unit: unitAfter(step, terms),
    });
  }
  return undefined;
}

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

/**
 * May this line be ticked? Allocates nothing: it runs for every line of a long cart at each change. Spec: 1§4 Cart
 * selection
 */
export function isTickable({ quantity, stock }: Pick<Tickable, 'quantity' | 'stock'>): boolean {
  return stock > 0 && quantity <= stock;
}

/** Why this line may not be ticked: zero stock, or more than the stock. Spec: 1§4 Cart selection */
export function refuseTick(line: Tickable): Explanation<QuantityReason> | undefined {
  return isTickable(line) ? undefined : refuseQuantity(line.quantity, line);
}

/** May the quantity of this line be changed? Swap items are always one. Spec: 1§5 */
export function refuseChange(
  line: Pick<CartLine, 'kind' | 'stock'>,
): Explanation<'no-stock' | 'fixed-quantity'> | undefined {
  if (isOutOfStock(line)) return { reason: 'no-stock', facts: {} };
  return line.kind === 'swap' ? { reason: 'fixed-quantity', facts: {} } : undefined;
}

/** All lines of a cart that are still sold. */
export function allLines(cart: Cart): CartLine[] {
  return cart.groups.flatMap((group) => group.lines);
}

/** Totals of the ticked lines; amounts are left out where prices are hidden. */
export interface CartSummary {
  readonly lines: number;
  readonly pieces: number;
  /** Before offers. */
  readonly before?: Cents;
  readonly saved?: Cents;
  /** Without delivery. Spec: 1§9 */
  readonly total?: Cents;
  /** Ticked lines that have no amount and are not in the total. */
  readonly unpriced: number;
}

/** Sums of one pass over a cart. Plain numbers: it runs at every key press in a cart of a thousand lines. */
export interface CartTally {
  lines: number;
  pieces: number;
  unpriced: number;
  total: number;
  before: number;
  /** Amounts that count towards swap tiers: ordinary lines that can be ordered and have a price. Spec: 1§4 */
  swapAmount: number;
  swapCount: number;
  /** All swap items, and those that would be ordered. */
  readonly swaps: CartLine[];
  readonly picked: CartLine[];
}

/** Sums a cart in one loop. A line counts where `isTicked` says so; it is ordered where it is also tickable. */
export function tally(
  { groups }: Pick<Cart, 'groups'>,
  isTicked: (line: CartLine) => boolean,
): CartTally {
  const swaps: CartLine[] = [];
  const picked: CartLine[] = [];
  let lines = 0;
  let pieces = 0;
  let unpriced = 0;
  let total = 0;
  let before = 0;
  let swapAmount = 0;
  let swapCount = 0;
  for (const group of groups) {
    for (const line of group.lines) {
      const isSwap = line.kind === 'swap';
      if (isSwap) swaps.push(line);
      if (!isTicked(line)) continue;
      const { offer, quantity } = line;
      lines++;
      pieces += quantity;
      const isOrdered = isTickable(line);
      if (isSwap && isOrdered) picked.push(line);
      if (offer.price.kind !== 'amount') {
        unpriced++;
        continue;
      }
      const unit = offer.price.cents;
      const price = unit * quantity;
      total += price;
      before += offer.was === undefined ? price : offer.was * quantity;
      if (isSwap || !isOrdered) continue;
      swapAmount += price;
      swapCount += quantity;
    }
  }
  return { lines, pieces, unpriced, total, before, swapAmount, swapCount, swaps, picked };
}

/** The summary of a tally; amounts only for a viewer who may see prices. Spec: 1§9 */
export function summaryOf(
  { pricesVisible }: Pick<Cart, 'pricesVisible'>,
  { lines, pieces, unpriced, total, before }: CartTally,
): CartSummary {
  if (!pricesVisible) return { lines, pieces, unpriced };
  return {
    lines,
    pieces,
    unpriced,
    total: cents(total),
    before: cents(before),
    saved: cents(before - total),
  };
}

/** Sums the ticked lines. `cartState` computes the swap offer in the same pass. Spec: 1§9 */
export const summarise = (cart: Cart, isTicked: (line: CartLine) => boolean): CartSummary =>
  summaryOf(cart, tally(cart, isTicked));

/** Badge of the cart button: 99+ above 99, nothing at 0. Spec: 2§2.15 */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}
