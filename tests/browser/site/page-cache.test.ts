// The site's memory of visitors' pages: who gets a kept page, and who never does.
import { createServer, request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '../../../packages/host-site/src/server/page-cache/content.ts';
import { places } from '../../setup/servers.ts';
import { type Identity, logInButton, remember } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { everythingIn, isSettled, useBrowser } from '../support/open-page.ts';
import { passOn, useOwnServers } from '../support/own-servers.ts';
import { goods, SWITCHES, TAGS } from '../ui-text/common.ts';

const visit = useBrowser();
const { startSite, listen } = useOwnServers();
/** Paths that the API does not answer. */
let away = /^$/;
let site: string;
let verified: Identity;

beforeAll(async () => {
  await merchant.reset();
  verified = await remember(visit, 'verified');
  const api = createServer((from, answer) => {
    if (away.test(from.url ?? '')) from.socket.destroy();
    else passOn(from, places().sandbox, answer);
  });
  site = await startSite({
    API_BASE: await listen(api),
    PICTURE_ORIGINS: places().sandbox,
    PAGE_CACHE_MB: '8',
    READ_CACHE_MB: '0',
  });
}, 60_000);

beforeEach(() => {
  away = /^$/;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers, redirect: 'manual' });

/** Returns the age of the kept page; null for a page that was rendered for this request. */
const ageOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).headers.get('age');

const memberCookie = () => verified.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('a visitor', () => {
  test.each([
    '/',
    `/product/${goods.burs.id}`,
    '/search?keyword=ALL',
    '/question',
    '/about/3',
    '/contactUs',
  ])('gets %s as another visitor got it', async (path) => {
    const first = await ask(path, { cookie: '_ga=GA1.2; consent=all' });
    expect([first.status, first.headers.get('age')]).toEqual([200, null]);
    const second = await ask(path.includes('?') ? `${path}&utm_source=mail` : `${path}?gclid=1`);
    expect(second.headers.get('age')).toMatch(/^\d+$/);
    expect(await second.text()).toBe(await first.text());
    for (const name of [
      'cache-control',
      'content-security-policy',
      'vary',
      'content-language',
      'etag',
    ])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(second.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  });

  test('learns that the page is still the same', async () => {
    const first = await ask('/quickOrder');
    const tag = first.headers.get('etag') ?? '';
    const again = await ask('/quickOrder', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const other = await ask('/quickOrder', { 'if-none-match': tag, cookie: 'language=2' });
    expect(other.status, 'in the other language').toBe(200);
  });

  test('gets it in the coding that the browser reads', async () => {
    const plain = await (await ask('/newCustomers')).text();
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await ask('/newCustomers', { 'accept-encoding': coding });
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
      expect(await answer.text()).toBe(plain);
    }
  });

  test('asks for its headers alone', async () => {
    const { headers, body } = await new Promise<{ headers: object; body: number }>(
      (resolve, reject) => {
        const sent = request(`${site}/contactUs`, { method: 'HEAD' }, (answer) => {
          let body = 0;
          answer.on('data', (part: Buffer) => {
            body += part.length;
          });
          answer.on('end', () => resolve({ headers: answer.headers, body }));
        });
        sent.on('error', reject).end();
      },
    );
    expect(headers).toHaveProperty('content-length');
    expect(headers).toHaveProperty('etag');
    expect(body).toBe(0);
  });

  test.each([
    ['language=2', 'en'],
    ['language=3', 'zh-Hant-HK'],
    ['language=2; theme=dark', 'en'],
  ])('with %s gets no page of another choice', async (cookie, language) => {
    const answer = await ask('/brandIndex', { cookie });
    expect(answer.headers.get('age'), 'a page of its own').toBeNull();
    expect(answer.headers.get('content-language')).toBe(language);
    const html = await answer.text();
    expect(/<html[^>]*data-theme="dark"/.test(html)).toBe(cookie.includes('dark'));
  });

  test.each([
    ['/', 29_000],
    ['/?lang=en', 29_000],
    [`/product/${goods.burs.id}`, 24_000],
    ['/search?keyword=ALL', 22_000],
  ])('gets %s in at most %i bytes of brotli', async (path, most) => {
    const html = Buffer.from(await (await ask(path)).arrayBuffer());
    const content = await contentOf(html, () => {});
    await content.improve();
    expect(content.bytes).toBeLessThanOrEqual(most);
  });

  test('gets the language of the address', async () => {
    await ask('/', { cookie: 'language=3' });
    const html = await (await ask('/?lang=en', { cookie: 'language=3' })).text();
    expect(html).toContain(`<html lang="${TAGS.en}">`);
  });

  test('is redirected, or told that a page is missing, each time anew', async () => {
    const long = `/search?keyword=${'a'.repeat(300)}`;
    for (const [path, status] of [
      [long, 303],
      [`/product/${goods.none.id}`, 404],
      ['/nothing/here', 404],
    ] as const) {
      for (const _ of [1, 2]) {
        const answer = await ask(path);
        expect([answer.status, answer.headers.get('age')], path).toEqual([status, null]);
      }
    }
  });
});

describe('a member', () => {
  test('never gets a kept page, and leaves none', async () => {
    const path = `/product/${goods.gloves.id}`;
    for (const _ of [1, 2]) {
      const answer = await ask(path, { cookie: memberCookie() });
      expect(answer.headers.get('age')).toBeNull();
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const open = await ask(path);
    expect(open.headers.get('age'), 'the first visitor').toBeNull();
    const user: unknown = JSON.parse(
      decodeURIComponent(verified.cookies.find(({ name }) => name === 'user')?.value ?? 'null'),
    );
    const own = await (await ask(path, { cookie: memberCookie() })).text();
    const name = String(Reflect.get(Object(user), 'name') ?? Reflect.get(Object(user), 'userName'));
    expect(name).toMatch(/^\p{L}{2}/u);
    expect(name).not.toBe('undefined');
    expect(own).toContain(name);
    expect(await open.text()).not.toContain(name);
    expect(await ageOf(path), 'the second visitor').not.toBeNull();
  });

  test('whose login has ended is sent on once, and then is a visitor', async () => {
    await ask('/');
    const ended = await ask('/', { cookie: 'token=none' });
    expect([ended.status, ended.headers.get('age')]).toEqual([303, null]);
    expect(await ageOf('/', { cookie: 'sessionEnded=1' })).not.toBeNull();
  });
});

describe('while the API fails', () => {
  test('keeps no page, and the next visitor gets the whole one', async () => {
    away = /./;
    for (const _ of [1, 2]) {
      const answer = await ask('/discountZone');
      expect([answer.status, answer.headers.get('age')]).toEqual([503, null]);
    }
    away = /^$/;
    const answer = await ask('/discountZone');
    expect([answer.status, answer.headers.get('age')]).toEqual([200, null]);
    expect(await ageOf('/discountZone')).not.toBeNull();
  });

  test('keeps no page that lacks a part', async () => {
    away = /getParentCategory|category/i;
    for (const _ of [1, 2]) {
      const answer = await ask('/newProductZone');
      expect(answer.headers.get('age')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('answers with the page that it has', async () => {
    await ask('/pointsMall');
    away = /./;
    expect((await ask('/pointsMall')).status).toBe(200);
  });
});

test('a kept page comes to life, follows the language, and gives way to the page of a login', async () => {
  await ask('/contactUs', { cookie: 'language=2' });
  const page = await visit({ site, language: 'en', at: '/contactUs' });
  await isSettled(page);
  await page.getByRole('banner').getByRole('button', { name: SWITCHES.zh, exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(TAGS.zh);
  await page.reload();
  await isSettled(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(TAGS.zh);
  await see(logInButton(page, 'zh')).toBeVisible();
  for (const { name, value } of verified.cookies)
    await page.context().addCookies([{ name, value, url: site }]);
  await page.reload();
  await isSettled(page);
  await see(logInButton(page, 'zh')).toBeHidden();
  await page.context().clearCookies({ name: 'token' });
  await page.reload();
  await isSettled(page);
  expect(await everythingIn(page)).not.toContain('verified@clinicart.test');
});
