import type { Language } from '../foundation/context.tsx';

const HONG_KONG_MS = 8 * 3_600_000;
/** Returns a day in Hong Kong for machines: 2026-11-30. */
export const isoDay = (at: number): string =>
  new Date(at + HONG_KONG_MS).toISOString().slice(0, 10);

/** Keeps a day on one line. */
const NO_BREAK = '\u00a0';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Returns a day in Hong Kong for people: 2026 年 11 月 30 日, 30 Nov 2026. Without Intl, because server and browser may
 * format differently and hydration would fail.
 */
export function dayText(at: number, language: Language): string {
  const date = new Date(at + HONG_KONG_MS);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const parts =
    language === 'zh' ? [year, '年', month + 1, '月', day, '日'] : [day, MONTHS[month], year];
  return parts.join(NO_BREAK);
}
