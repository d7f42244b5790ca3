// The server's HTML is kept, guarded and indexable. Design: server-rendered, hydrated, strict policy.

import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Identity, remember, signIn } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { isAccessible, isSettled, useBrowser } from '../support/open-page.ts';
import { goods, languages, said, TAGS } from '../ui-text/common.ts';

const visit = useBrowser();
const { burs } = goods;
const shop = (path: string, init?: RequestInit) =>
  fetch(places().shop + path, { redirect: 'manual', ...init });
const publicPages = [
  '/',
  '/search?keyword=ALL&searchType=keyword',
  `/product/${burs.id}`,
  '/active11/1',
];

let verified: Identity;
beforeAll(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
}, 60_000);

/** Records every element of the server's HTML, once complete and before any script has run. */
function rememberServerNodes() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const nodes = roots.flatMap((root) => [...root.querySelectorAll('.clinic-root *')]);
    Object.assign(window, { serverNodes: nodes });
  });
}

/** Counts the writes of a language that an element has already. */
function countRepeatedLanguages() {
  const lang = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'lang');
  let count = 0;
  Object.defineProperty(HTMLElement.prototype, 'lang', {
    ...lang,
    set(value: string) {
      if (lang?.get?.call(this) === value) count += 1;
      Object.assign(window, { repeatedLanguages: count });
      lang?.set?.call(this, value);
    },
  });
  Object.assign(window, { repeatedLanguages: count });
}

describe('hydration', () => {
  test('leaves the language of the server, because a write would style every element anew', async () => {
    const page = await visit({ language: 'en', first: countRepeatedLanguages, at: '/' });
    expect(await page.evaluate(() => Reflect.get(window, 'repeatedLanguages'))).toBe(0);
  });

  test.each([
    ...publicPages.map((at) => ['zh', at, 'visitor'] as const),
    ['en', `/product/${burs.id}`, 'verified'] as const,
  ])('(%s) of %s for a %s keeps every node and repeats no request', async (language, at, who) => {
    const page = await visit({
      language,
      first: rememberServerNodes,
      as: who === 'verified' ? verified : undefined,
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === places().sandbox && /^\/(auth)?api\//.test(pathname)) calls.push(pathname);
    });
    await page.goto(at);
    await isSettled(page);
    await page.waitForLoadState('networkidle');
    const { count, lost } = await page.evaluate(() => {
      const nodes: Element[] = Reflect.get(window, 'serverNodes');
      // A skeleton gives way to content that only a browser can show.
      const gone = nodes.filter((node) => !node.isConnected && !node.closest('.clinic-skeleton'));
      return { count: nodes.length, lost: gone.map((node) => node.outerHTML.slice(0, 200)) };
    });
    expect(count, 'elements from the server').toBeGreaterThan(100);
    expect(lost).toEqual([]);
    expect(calls).toEqual([]);
  });
});

describe('every answer', () => {
  test.each([...publicPages, '/shopCart', '/nothing/here', `/product/${goods.none.id}`])(
    'of %s is guarded',
    async (path) => {
      const answer = await shop(path);
      const { headers } = answer;
      expect(await answer.text(), 'a mark without its element').not.toMatch(/<!--[\da-f]+ \d+-->/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types clinicart-html");
      expect(policy).not.toMatch(/unsafe|\*/);
    },
  );

  test('for a member is cached nowhere, for a visitor only for equal requests', async () => {
    const token = verified.cookies.find(({ name }) => name === 'token')?.value;
    const own = await shop('/', { headers: { cookie: `token=${token}` } });
    expect(own.headers.get('cache-control')).toContain('no-store');
    const open = await shop('/');
    expect(open.headers.get('vary')).toContain('Cookie');
    const files = (await open.text()).match(/\/_astro\/[\w.-]+\.js/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    const file = await shop(files[0] ?? '');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('describes the page, in both languages', async () => {
    const html = await (await shop(`/product/${burs.id}?lang=en`)).text();
    expect(html).toContain(`<html lang="${TAGS.en}">`);
    expect(html).toMatch(new RegExp(`<title>[^<]*${burs.en}`));
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/product/${burs.id}`));
    expect(html).toContain('hreflang="zh-Hant-HK"');
    expect(html).toContain('"@type":"Product"');
    expect(html, 'readable before any script').toContain(burs.short.article);
  });
});

test('a link of the app opens the product with its query', async () => {
  const answer = await shop(`/app/${burs.id}?tagType=2&from=app`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`/product/${burs.id}?tagType=2&from=app`);
  const page = await visit({ language: 'en', at: `/app/${burs.id}?from=app#description` });
  await see(page).toHaveURL(/\/product\/10008\?from=app#description$/);
  const elsewhere = await shop('/app/%2F%2Fevil.example');
  expect(elsewhere.headers.get('location')).toBe('/product/%2F%2Fevil.example');
});

describe.each(languages)('where there is nothing (%s)', (language) => {
  const words = said[language];
  const mayHear = /404/;

  test('an unknown page says so and links home', async () => {
    const page = await visit({ language, at: '/', mayHear });
    const answer = await page.goto('/nothing/here?x=<script>');
    expect(answer?.status()).toBe(404);
    await see(page.getByRole('heading', { level: 1, name: words.notFound })).toBeVisible();
    await see(page.getByText(words.notFoundWhy)).toBeVisible();
    await isSettled(page);
    await isAccessible(page);
    await page.getByRole('main').getByRole('link').last().click();
    await see(page.getByRole('heading', { level: 1, name: words.home })).toBeAttached();
  });

  test('an unknown product says that it is not sold', async () => {
    const page = await visit({ language, mayHear });
    const answer = await page.goto(`/product/${goods.none.id}`);
    expect(answer?.status()).toBe(404);
    await see(page.getByText(words.gone)).toBeVisible();
    await isAccessible(page);
  });
});

/** Sends a request that `fetch` would refuse to send. */
const bare = (options: { method?: string; host?: string; path?: string }) =>
  new Promise<{ status: number | undefined; allow: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(places().shop);
    const { method = 'GET', host = `localhost:${port}`, path = '/' } = options;
    request({ hostname, port, path, method, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, allow: answer.headers.allow });
    })
      .on('error', reject)
      .end();
  });

describe('an invalid request is refused', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])('%s', async (method) => {
    expect(await bare({ method })).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS' });
  });
  test.each(['a@b', 'localhost:x', 'local host', 'localhost/x'])('Host: %s', async (host) => {
    expect((await bare({ host })).status).toBe(400);
  });
  test('and a valid one is answered', async () => {
    expect((await bare({ host: '127.0.0.1:1' })).status).toBe(200);
  });
});

test.each(['/THIRD-PARTY-NOTICES.txt', '/embed/THIRD-PARTY-NOTICES.txt'])(
  '%s holds the licences of the code that browsers receive',
  async (path) => {
    const answer = await shop(path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/react-dom \d[\s\S]*Permission is hereby granted/);
  },
);

test('a skip link jumps past the header', async () => {
  const page = await visit({ language: 'en', at: `/product/${burs.id}` });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: said.en.skip });
  await see(skip).toBeFocused();
  await see(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await see(page.locator('#main')).toBeFocused();
});

test('the server renders prices for the member alone', async () => {
  const page = await visit({ language: 'en', at: '/' });
  await signIn(page, 'en', 'finance');
  const answer = await page.goto(`/product/${burs.id}`);
  expect(await answer?.text()).toContain('28.00');
  expect(await (await shop(`/product/${burs.id}`)).text()).not.toContain('28.00');
});
