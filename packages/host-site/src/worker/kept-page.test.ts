import { expect, test } from 'vitest';
import {
  keyOf,
  picturesOf,
  scriptsOf,
  storedPage,
  titleOf,
  viewerOf,
  withNotice,
  withoutScripts,
} from './kept-page.ts';

const keyIn = (path: string) => keyOf(new URL(path, 'https://shop.test'));

test.each([
  ['/', '/'],
  ['/?login=1', '/'],
  ['/product/10008?tagType=2&lang=en', '/product/10008?tagType=2'],
  ['/search?keyword=bur&utm_source=mail', '/search?keyword=bur'],
  ['/questiondetails/7/x', '/questiondetails/7/x'],
])('stores %s under %s', (path, key) => {
  expect(keyIn(path)).toBe(key);
});

test.each([
  '/user',
  '/user/orderList',
  '/shopCart',
  '/order/confirm2',
  '/pay/1',
  '/payResult?type=ok',
  '/paypalResult',
  '/transfer?url=https://a.test',
  '/redirect',
  '/qrCodePage',
  '/register',
  '/rorgotPassword',
  '/forgotPasswordSecond',
  '/mailSubscription',
  '/quickOrder',
  '/newCustomers',
  '/pointsMall',
  '/point/orderDetail',
  '/api/x',
  '/pictures/a.svg',
  '/embed/clinicart.js',
  `/search?keyword=${'x'.repeat(201)}`,
])('never stores %s', (path) => {
  expect(keyIn(path)).toBeUndefined();
});

const answer = (status: number, policy: string, type = 'text/html; charset=utf-8') =>
  viewerOf(
    new Response('', { status, headers: { 'cache-control': policy, 'content-type': type } }),
  );

test('tells a visitor’s page from a member’s by the server’s own cache policy', () => {
  expect(answer(200, 'public, max-age=0, s-maxage=30')).toBe('visitor');
  expect(answer(200, 'private, no-store')).toBe('member');
  expect(answer(200, 'no-store')).toBeUndefined();
  expect(answer(200, '')).toBeUndefined();
  expect(answer(404, 'public')).toBeUndefined();
  expect(answer(200, 'public', 'application/json')).toBeUndefined();
});

test('keeps of an answer only what its document needs', () => {
  const from = new Headers({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
    'content-encoding': 'gzip',
    vary: 'Cookie',
    'set-cookie': 'token=1',
  });
  expect([...storedPage('<p>', from, 5).headers]).toEqual([
    ['content-security-policy', "default-src 'none'"],
    ['content-type', 'text/html'],
    ['x-kept-at', '5'],
  ]);
});

const html =
  '<head><title>Burs · Clinicart</title><link rel="modulepreload" href="/_astro/a.1.js"></head><body><main>' +
  '<img alt="" src="https://api.test/p.svg?a=1&amp;b=2"><img src="data:,"></main>' +
  '<script type="module" src="/_astro/page.2.js"></script><script>{"a":"<p>"}</script></body>';

test('says when the page was seen, in Hong Kong', () => {
  const at = Date.UTC(2026, 10, 23, 2, 5);
  expect(withNotice(html, at, 'en')).toMatch(
    /<body><p [^>]*>Offline: .* 23 Nov 2026, 10:05\s?am, /,
  );
  expect(withNotice(html, at, 'zh')).toMatch(
    /<body><p [^>]*>離線：顯示 2026年11月23日 上午10:05 時的內容/,
  );
});

test('finds title, scripts and pictures, and removes the scripts', () => {
  expect(titleOf(html)).toBe('Burs');
  expect(scriptsOf(html)).toEqual(['/_astro/a.1.js', '/_astro/page.2.js']);
  expect(picturesOf(html)).toEqual(['https://api.test/p.svg?a=1&b=2', 'data:,']);
  expect(withoutScripts(html)).not.toContain('<script');
  expect(withoutScripts(html)).toContain('<img');
});
