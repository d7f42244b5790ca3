import { type Cents, cents } from '../base/values/money.ts';
import type { Cart, CartLine } from './contract.ts';
import { isTickable } from './tickable.ts';

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
