const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has had no summer time since 1979. */
const OFFSET_MS = 8 * HOUR_MS;

/** `YYYY-MM-DD HH:mm:ss` in Hong Kong, as the server writes times. Spec: 1§4 */
export const hongKongTime = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `YYYY-MM-DD` in Hong Kong. */
export const hongKongDay = (at: number): string => hongKongTime(at).slice(0, 10);

/** The first moment of a day in Hong Kong, so many days from now. */
export const startOfDay = (now: number, days: number): number =>
  (Math.floor((now + OFFSET_MS) / DAY_MS) + days) * DAY_MS - OFFSET_MS;

/** The Sunday midnight that weekly offers run to. */
export function endOfWeek(now: number): string {
  const day = Math.floor((now + OFFSET_MS) / DAY_MS);
  // 1 January 1970 was a Thursday.
  const daysLeft = 7 - ((day + 3) % 7);
  return hongKongTime((day + daysLeft) * DAY_MS - OFFSET_MS - 1000);
}
