import { describe, expect, test } from 'vitest';
import { parseHongKongTime } from '../base/values/hong-kong-time.ts';
import { pictureUrl } from './picture-url.ts';
import { refuseCollecting } from './rules.ts';

test.each([
  ['visitor', 'log-in-first'],
  ['unverified', 'collect-not-certified'],
  ['verified', undefined],
] as const)('saving by a buyer who is %s: %s (Spec: 1§6)', (standing, reason) => {
  expect(refuseCollecting(standing)?.reason).toBe(reason);
});

describe('pictures and links of the server', () => {
  test.each([
    ['https://shop.example/p/{0}/a.svg', 'https://shop.example/p/400x400/a.svg'],
    ['/p/{0}/a.svg', 'https://api.example/p/400x400/a.svg'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['blob:https://shop.example/1', undefined],
    ['', undefined],
  ])('%j becomes %j', (template, url) => {
    expect(pictureUrl(template, 'card', 'https://api.example')).toBe(url);
  });
});

test.each([
  ['2026-11-30 23:59:59', Date.UTC(2026, 10, 30, 15, 59, 59)],
  ['2026-11-30 23:59', Date.UTC(2026, 10, 30, 15, 59)],
  ['soon', undefined],
  [undefined, undefined],
])('%s of the server is Hong Kong time', (text, at) => {
  expect(parseHongKongTime(text)).toBe(at);
});
