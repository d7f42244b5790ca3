import { expect, test } from 'vitest';
import { dayText } from './date.ts';

test.each([
  ['2026-11-30T23:59:59+08:00', '2026 年 11 月 30 日', '30 Nov 2026'],
  ['2026-12-31T16:00:00Z', '2027 年 1 月 1 日', '1 Jan 2027'],
])('%s is a day in Hong Kong', (at, zh, en) => {
  // A day never wraps.
  expect(dayText(Date.parse(at), 'zh')).toBe(zh.replaceAll(' ', '\u00a0'));
  expect(dayText(Date.parse(at), 'en')).toBe(en.replaceAll(' ', '\u00a0'));
});
