const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has had no summer time since 1979. */
const OFFSET_MS = 8 * HOUR_MS;

/** Parses `YYYY-MM-DD HH:mm[:ss]`, as the server writes times in Hong Kong; undefined for anything else. Spec: 1§4 */
export function parseHongKongTime(text: string | undefined): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text ?? '');
  const at = match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Returns the last second of a day in Hong Kong, `YYYY-MM-DD`; undefined for anything else. */
export const endOfHongKongDay = (day: string | undefined): number | undefined =>
  parseHongKongTime(`${day} 23:59:59`);

/** Formats a time in Hong Kong as `YYYY-MM-DD HH:mm:ss`. Spec: 1§4 */
export const formatHongKongTime = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Formats a day in Hong Kong as `YYYY-MM-DD`. */
export const hongKongDay = (at: number): string => formatHongKongTime(at).slice(0, 10);

/** Returns the first moment of the day in Hong Kong that is so many days from now. */
export const startOfHongKongDay = (now: number, days: number): number =>
  (Math.floor((now + OFFSET_MS) / DAY_MS) + days) * DAY_MS - OFFSET_MS;

/** Returns the last second of the week in Hong Kong, on Sunday. */
export function endOfHongKongWeek(now: number): number {
  const day = Math.floor((now + OFFSET_MS) / DAY_MS);
  // 1 January 1970 was a Thursday.
  const daysLeft = 7 - ((day + 3) % 7);
  return startOfHongKongDay(now, daysLeft) - 1_000;
}
