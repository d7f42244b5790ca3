/** Whether a figure that is read again and again grows: the slope of a line through the readings, with its interval. */

/** One reading. */
export interface Reading {
  readonly minute: number;
  readonly value: number;
}

export interface Slope {
  /** Growth in a minute. */
  readonly perMinute: number;
  /** The 95 % interval of the growth. */
  readonly low: number;
  readonly high: number;
  /** Growth over all readings, as a part of the first value of the line. */
  readonly share: number;
}

/** Growth below this share of the beginning is noise of the collector, whatever the interval. */
const LEAST_SHARE = 0.05;

/** The 97.5 % quantile of Student's t for this many degrees of freedom, by the expansion of Cornish and Fisher. */
function studentQuantile(freedom: number): number {
  if (freedom === 1) return 12.706;
  if (freedom === 2) return 4.303;
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The line of least squares; undefined for fewer than three readings or all at one time. */
export function slopeOf(readings: readonly Reading[]): Slope | undefined {
  const count = readings.length;
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / count;
  const minutes = readings.map(({ minute }) => minute);
  const values = readings.map(({ value }) => value);
  const [middle, level] = [mean(minutes), mean(values)];
  const spread = minutes.reduce((sum, minute) => sum + (minute - middle) ** 2, 0);
  if (count < 3 || spread === 0) return undefined;
  const perMinute =
    readings.reduce((sum, { minute, value }) => sum + (minute - middle) * (value - level), 0) /
    spread;
  const lineAt = (minute: number) => level + perMinute * (minute - middle);
  const residual = readings.reduce(
    (sum, { minute, value }) => sum + (value - lineAt(minute)) ** 2,
    0,
  );
  const error = Math.sqrt(residual / (count - 2) / spread);
  const reach = studentQuantile(count - 2) * error;
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)];
  const begin = lineAt(first);
  const growth = perMinute * (last - first);
  return {
    perMinute,
    low: perMinute - reach,
    high: perMinute + reach,
    share: begin > 0 ? growth / begin : growth > 0 ? Number.POSITIVE_INFINITY : 0,
  };
}

/** Whether the figure grows: the whole interval is above zero, and the growth is more than noise. */
export const grows = (slope: Slope): boolean => slope.low > 0 && slope.share > LEAST_SHARE;
