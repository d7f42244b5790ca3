import type { Language } from '../../ui/foundation/context.tsx';

const NO_BREAK = '\u00a0';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Writes a day without its year: 11 月 26 日, 26 Nov. */
export function shortDay(day: string, language: Language): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return language === 'zh'
    ? [month, '月', date, '日'].join(NO_BREAK)
    : [date, MONTHS[month - 1]].join(NO_BREAK);
}

/** Writes the month of `YYYY-MM`: 11 月, Nov. */
export function monthName(month: string, language: Language): string {
  const number = Number(month.slice(5, 7));
  return language === 'zh' ? `${number}${NO_BREAK}月` : (MONTHS[number - 1] ?? '');
}

/** Writes the year of a month: 2026 年, 2026. */
export function yearName(month: string, language: Language): string {
  const year = month.slice(0, 4);
  return language === 'zh' ? `${year}${NO_BREAK}年` : year;
}

/** Writes a month with its year: 2026 年 11 月, Nov 2026. */
export function monthAndYear(month: string, language: Language): string {
  const year = yearName(month, language);
  const name = monthName(month, language);
  return (language === 'zh' ? [year, name] : [name, year]).join(NO_BREAK);
}
