/** Estimates from a list of measurements, with their confidence intervals. */

const RESAMPLES = 2000;
const CONFIDENCE = 0.95;

/** An estimate and the interval that holds it with 95 % confidence. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the value at a quantile from 0 to 1, interpolated between neighbours. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A seeded generator: the same measurements always give the same interval. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Computes a statistic of rounds with its bootstrap interval: whole rounds are resampled with replacement. */
function bootstrap(rounds: number, statistic: (drawn: readonly number[]) => number): Estimate {
  const next = chance(rounds);
  const all = Array.from({ length: rounds }, (_, index) => index);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    statistic(all.map(() => Math.floor(next() * rounds))),
  );
  const tail = (1 - CONFIDENCE) / 2;
  return { value: statistic(all), low: quantile(drawn, tail), high: quantile(drawn, 1 - tail) };
}

const pick = (values: readonly number[], drawn: readonly number[]) =>
  drawn.map((index) => values[index] ?? Number.NaN);

/** The median and its interval. */
export function estimate(values: readonly number[]): Estimate {
  return bootstrap(values.length, (drawn) => median(pick(values, drawn)));
}

/**
 * Returns the ratio of two medians, `ours` to `theirs`. The two alternate, so resampling keeps each round as a pair: a
 * slow moment of the machine then affects both.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): Estimate {
  const rounds = Math.min(ours.length, theirs.length);
  return bootstrap(rounds, (drawn) => median(pick(ours, drawn)) / median(pick(theirs, drawn)));
}
