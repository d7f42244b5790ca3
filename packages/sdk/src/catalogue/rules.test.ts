import { describe, expect, test } from 'vitest';
import { pictureUrl, readSearchParams, safeUrl, writeSearchParams } from './rules.ts';
import { hongKongTime } from './shapes.ts';

describe('the address bar of a search (Spec: 1§2)', () => {
  test.each([
    ['', { sort: 'composite', page: 1, title: '' }],
    [
      'keyword=gloves&searchType=keyword&title=Gloves&pageIndex=3&orderBy=4',
      { keyword: 'gloves', title: 'Gloves', page: 3, sort: 'price-high' },
    ],
    ['brandId=7&searchType=brandId&title=Veyra', { brandId: '7', title: 'Veyra' }],
    ['keyword=VY-1&type=articleNumber', { byArticleNumber: true, title: 'VY-1' }],
    ['keyword=ALL', { keyword: 'ALL', title: '' }],
    ['keyword=x&pageIndex=0', { page: 1 }],
    ['keyword=x&pageIndex=-3', { page: 1 }],
    ['keyword=x&pageIndex=99999', { page: 99999 }],
    ['keyword=x&pageIndex=1e9x&orderBy=99', { page: 1, sort: 'composite' }],
    ['keyword=%20%20', { title: '' }],
  ])('%j', (bar, query) => {
    expect(readSearchParams(new URLSearchParams(bar))).toMatchObject(query);
  });

  test('is written as it is read', () => {
    const bar =
      'keyword=%E6%89%8B%E5%A5%97&searchType=keyword&title=%E6%89%8B%E5%A5%97&type=articleNumber&orderBy=7&pageIndex=2';
    expect(writeSearchParams(readSearchParams(new URLSearchParams(bar))).toString()).toBe(bar);
  });
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

  test('a relative link stays relative where the shop has no base', () => {
    expect(safeUrl('/p/a.svg', '')).toBe('/p/a.svg');
    expect(safeUrl('//evil.example/a.svg', '')).toBeUndefined();
  });
});

test.each([
  ['2026-11-30 23:59:59', Date.UTC(2026, 10, 30, 15, 59, 59)],
  ['2026-11-30 23:59', Date.UTC(2026, 10, 30, 15, 59)],
  ['soon', undefined],
  [undefined, undefined],
])('%s of the server is Hong Kong time', (text, at) => {
  expect(hongKongTime(text)).toBe(at);
});
