const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hong Kong has had no summer time since 1979. */
const OFFSET_MS = 8 * HOUR_MS;

/** Day, time with a fraction of the second, and the offset of its zone. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)[ T]([\d:.]+)([Z+-][\d:]*)?$/;

/**
 * Parses `YYYY-MM-DD HH:mm[:ss]`, as the server writes times in Hong Kong, and what other servers write: slashes, a
 * fraction, an offset from UTC, milliseconds since 1970; undefined for anything else. Spec: 1§4
 */
export function parseHongKongTime(text = ''): number | undefined {
  const [, day, time, zone = '+08:00'] = WRITTEN.exec(text.replaceAll('/', '-')) ?? [];
  const milliseconds = Number(text);
  const at = milliseconds > 1e12 ? milliseconds : Date.parse(`${day}T${time}${zone}`);
  // Neither an unreadable time nor 0, which is 1970, is one.
  return at || undefined;
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
