/** A line of an order; amounts in cents. */
export interface PricedLine {
  readonly unit: number;
  readonly quantity: number;
}

/** Savings of an order in cents: `cut` is negative. */
export interface Savings {
  readonly goods: number;
  readonly cut: number;
  readonly coupon: number;
}

const priceOf = ({ unit, quantity }: PricedLine): number => unit * quantity;

/**
 * Splits an amount by weight into whole cents that add up to it: the parts are rounded down, and the cents that are
 * left go to the largest remainders.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((part) => Number(part / total));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Returns the sum paid for each line: its price less its share of the price cut and the coupon. */
export function paidForLines(lines: readonly PricedLine[], savings: Savings): number[] {
  const prices = lines.map(priceOf);
  const shares = apportion(savings.coupon - savings.cut, prices);
  return prices.map((price, at) => price - (shares[at] ?? 0));
}

/** The refund of some pieces of a line: all of them give back exactly what was paid. */
export const refundOfPieces = (paid: number, pieces: number, of: number): number =>
  pieces === of ? paid : Number((BigInt(paid) * BigInt(pieces)) / BigInt(of));
