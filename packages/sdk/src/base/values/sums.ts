import { type Cents, cents } from './money.ts';

/** Converts cents to the decimal number of the wire. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** Multiplies a price by a quantity. Both are integers, so is the product. */
export function times(unit: Cents, quantity: number): Cents {
  return cents(unit * quantity);
}

/** Sums amounts. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/**
 * Returns a percentage of an amount, rounded half up to a cent. The percentage counts to its second decimal, in whole
 * hundredths: 0.7 % of HK$105.00 is half a cent above HK$0.73 and rounds up, which binary fractions miss.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n;
  const whole = hundredths / 10_000n;
  // BigInt truncates towards zero; half a cent rounds up on both sides of it.
  return cents(Number(hundredths < 0n && hundredths % 10_000n !== 0n ? whole - 1n : whole));
}
