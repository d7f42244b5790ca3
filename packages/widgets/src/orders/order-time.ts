import type { Language } from '../ui/foundation/context.tsx';
import { dayText, isoDay } from '../ui/page/date.ts';

const HONG_KONG_MS = 8 * 3_600_000;
const HOUR_AT = 11;
const MINUTE_END = 16;

/** Returns the time of day in Hong Kong: 09:42. */
const hourText = (at: number): string =>
  new Date(at + HONG_KONG_MS).toISOString().slice(HOUR_AT, MINUTE_END);

/** Returns a time in Hong Kong in digits: 2026-11-20 09:42. */
export const digitTime = (at: number): string => `${isoDay(at)} ${hourText(at)}`;

/** Returns a time in Hong Kong for a sentence: 2026 年 11 月 20 日 09:42; 20 Nov 2026, 09:42. */
export const fullTime = (at: number, language: Language): string =>
  `${dayText(at, language)}${language === 'zh' ? ' ' : ', '}${hourText(at)}`;

/** Returns a time in Hong Kong for a row: 2026-11-20 09:42; 20 Nov 2026, 09:42. */
export const rowTime = (at: number, language: Language): string =>
  language === 'zh' ? digitTime(at) : fullTime(at, language);

/** Returns the day and the time in Hong Kong without the year, for a step: 11-20 09:42; 20 Nov 09:42. */
export function stepTime(at: number, language: Language): readonly [day: string, hour: string] {
  const day =
    language === 'zh'
      ? isoDay(at).slice('2026-'.length)
      : dayText(at, language).slice(0, -'\u00a02026'.length);
  return [day, hourText(at)];
}

/** Returns a recent time: today 11:26, or the full time. `today` is the word. */
export function recentTime(at: number, now: number, language: Language, today: string): string {
  if (isoDay(at) !== isoDay(now)) return fullTime(at, language);
  return language === 'zh' ? `${today} ${hourText(at)}` : `${today}, ${hourText(at)}`;
}
