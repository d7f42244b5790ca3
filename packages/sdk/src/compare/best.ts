/** A price, and the measure it is for; without a measure it compares with no other. */
interface MeasuredPrice {
  readonly cents: number;
  readonly measure: string | undefined;
}

const isBest = <T>(values: readonly (T | undefined)[], best: T) =>
  values.map((value) => value === best);
const none = (values: readonly unknown[]) => values.map(() => false);

/**
 * Marks the lowest prices. None where fewer than two products have a price, all have the same, or one is for another
 * or an unknown measure: a lower number then says nothing.
 */
export function lowestCents(prices: readonly (MeasuredPrice | undefined)[]): readonly boolean[] {
  const known = prices.filter((price) => price !== undefined);
  const [first] = known;
  if (!first?.measure || known.some(({ measure }) => measure !== first.measure))
    return none(prices);
  const cents = known.map((price) => price.cents);
  const lowest = Math.min(...cents);
  if (lowest === Math.max(...cents)) return none(prices);
  return isBest(
    prices.map((price) => price?.cents),
    lowest,
  );
}

/**
 * Marks the latest months. None where fewer than two products have one, all have the same, or one is written in another
 * form than yyyy-mm.
 */
export function longestMonths(months: readonly (string | undefined)[]): readonly boolean[] {
  const known = months.filter((month) => month !== undefined && month !== '');
  const latest = known.toSorted().at(-1);
  if (latest === undefined || known.some((month) => !/^\d{4}-\d{2}$/.test(month ?? '')))
    return none(months);
  return known.every((month) => month === latest) ? none(months) : isBest(months, latest);
}
