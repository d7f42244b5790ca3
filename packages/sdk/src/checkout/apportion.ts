import { type Cents, cents } from '../base/values/money.ts';
import { sum } from '../base/values/sums.ts';

/**
 * Shares an amount by weight in whole cents that add up to it: rounds every share down, and gives the remaining cents
 * to the largest remainders. No share exceeds its weight while the amount does not exceed all weights. BigInt, because
 * amount × weight exceeds the safe integers in large orders.
 */
export function apportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const size = BigInt(Math.abs(amount));
  const whole = BigInt(sum(weights));
  if (weights.length === 0 || amount === 0) return weights.map(() => cents(0));
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : cents(0)));
  const products = weights.map((weight) => size * BigInt(weight));
  const shares = products.map((product) => product / whole);
  const left = Number(shares.reduce((rest, share) => rest - share, size));
  const byLoss = products
    .map((product, index) => ({ index, loss: product % whole }))
    .toSorted((a, b) => (a.loss === b.loss ? 0 : a.loss > b.loss ? -1 : 1));
  const raised = new Set(byLoss.slice(0, left).map(({ index }) => index));
  const sign = amount < 0 ? -1 : 1;
  return shares.map((share, index) => {
    const part = Number(share) + (raised.has(index) ? 1 : 0);
    return cents(part === 0 ? 0 : sign * part);
  });
}
