import { expect, it } from 'vitest';
import {
  endOfHongKongDay,
  endOfHongKongWeek,
  formatHongKongTime,
  hongKongDay,
  parseHongKongTime,
  startOfHongKongDay,
} from './hong-kong-time.ts';

/** 01:30 on Saturday in Hong Kong; Friday in UTC. */
const AT = Date.UTC(2026, 10, 20, 17, 30);

it('formats times and days of Hong Kong', () => {
  expect(formatHongKongTime(AT)).toBe('2026-11-21 01:30:00');
  expect(hongKongDay(AT)).toBe('2026-11-21');
});

it('parses what it formats', () => {
  expect(parseHongKongTime(formatHongKongTime(AT))).toBe(AT);
  expect(parseHongKongTime('2026-11-21 01:30')).toBe(AT);
  expect(parseHongKongTime('2026-11-21T01:30')).toBe(AT);
});

it.each([
  '2026/11/21 01:30:00',
  '2026-11-21 01:30:00.0',
  '2026-11-21T01:30:00.000+08:00',
  '2026-11-20T17:30:00Z',
  '2026-11-21 01:30+0800',
  '2026-11-20T09:30:00.000000-08:00',
  '1795195800000',
])('parses %j, as other servers write it', (text) => expect(parseHongKongTime(text)).toBe(AT));

it.each([
  undefined,
  '',
  '2026-11-21',
  '21/11/2026 01:30',
  '2026-13-01 00:00',
  '2026-11-21 01:30 Z',
  'on 2026-11-21 01:30',
  '2026-11-21 01:30:00:00',
  '2026-11-21 01:30..',
  '2026/11-21/01:30',
  '1795195800',
])('returns undefined for %j', (text) => expect(parseHongKongTime(text)).toBeUndefined());

it('finds where days and weeks begin and end', () => {
  expect(formatHongKongTime(startOfHongKongDay(AT, 0))).toBe('2026-11-21 00:00:00');
  expect(formatHongKongTime(startOfHongKongDay(AT, -21))).toBe('2026-10-31 00:00:00');
  expect(formatHongKongTime(endOfHongKongDay('2026-11-21') ?? 0)).toBe('2026-11-21 23:59:59');
  expect(endOfHongKongDay('soon')).toBeUndefined();
});

it('ends a week on Sunday, also on that Sunday and on the Monday after it', () => {
  const endFrom = (text: string) =>
    formatHongKongTime(endOfHongKongWeek(parseHongKongTime(text) ?? 0));
  expect(endFrom('2026-11-21 01:30:00')).toBe('2026-11-22 23:59:59');
  expect(endFrom('2026-11-22 23:59:59')).toBe('2026-11-22 23:59:59');
  expect(endFrom('2026-11-23 00:00:00')).toBe('2026-11-29 23:59:59');
});
