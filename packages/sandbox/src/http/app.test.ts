import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../seed/catalogue.ts';
import { refused, succeeded, VERIFIED_ACCOUNT } from '../testing/answers.ts';
import { START, testShop } from '../testing/shop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.sandbox.close());

const get = (path: string, init: RequestInit = {}) =>
  shop.sandbox.fetch(new Request(`http://shop.test${path}`, init));

describe('another origin', () => {
  it('may call with the headers of the contract, read Date, and send no cookies', async () => {
    const preflight = await get('/authapi/user/userinfo2', {
      method: 'OPTIONS',
      headers: { Origin: 'https://clinic.test', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, Content-Type, LangEnv',
    );
    expect(preflight.headers.get('Access-Control-Max-Age')).toBe('7200');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const answer = await get('/api/getAreaCode', { method: 'POST', body: '{}' });
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Date');
    expect(answer.headers.get('Date')).toBe(new Date(START).toUTCString());
  });

  it('is kept out where a list of origins is given', async () => {
    shop.sandbox.close();
    shop = testShop({ allowedOrigins: ['https://clinic.test'] });
    const allowed = async (origin: string) =>
      (await get('/health', { headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    expect(await allowed('https://clinic.test')).toBe('https://clinic.test');
    expect(await allowed('https://clinic.test:8443')).toBeNull();
  });
});

describe('pictures', () => {
  it('are served at the asked size, for a year, under a policy, and not again', async () => {
    const { data } = await shop.search({ keyword: 'ALL' });
    const template = String(data['products']?.[0]?.['picturePath']);
    expect(template).toMatch(/^http:\/\/shop\.test\/pictures\/\{0\}\//);
    const url = template.replace('{0}', '400x300');
    const picture = await shop.sandbox.fetch(new Request(url));
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('Cache-Control')).toContain('immutable');
    expect(picture.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await picture.text()).toMatch(/^<svg [^>]*width="400" height="300"/);
    const etag = picture.headers.get('ETag') ?? '';
    const again = await shop.sandbox.fetch(
      new Request(url, { headers: { 'If-None-Match': etag } }),
    );
    expect(again.status).toBe(304);
  });

  it('are compressed in a way that the browser reads', async () => {
    const { data } = await shop.search({ keyword: 'ALL' });
    const path = new URL(String(data['products']?.[0]?.['picturePath'])).pathname;
    const ask = (accepted: string) =>
      get(decodeURI(path).replace('{0}', '400x300'), { headers: { 'Accept-Encoding': accepted } });
    const plain = await ask('identity');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    const svg = await plain.text();
    const cases = [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const;
    for (const [accepted, coding, unpack] of cases) {
      const answer = await ask(accepted);
      expect(answer.headers.get('Content-Encoding')).toBe(coding);
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect(answer.headers.get('ETag')).toBe(plain.headers.get('ETag'));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThan(svg.length / 1.5);
      expect(unpack(bytes).toString()).toBe(svg);
    }
  });

  it('of everything that the answers name exist', async () => {
    const token = await shop.signIn('new-customer');
    const answers = [
      await shop.call('catalogue.home', { type: 1 }, token),
      await shop.call('catalogue.parentCategories', {}),
      await shop.call('account.userInfo', { type: -1 }, token),
      await shop.call('catalogue.specifications', { id: '10001' }, token),
    ];
    const paths = JSON.stringify(answers).matchAll(/http:\/\/shop\.test(\/pictures\/[^"]+)/g);
    const unique = new Set([...paths].map(([, path]) => path?.replace('{0}', '200x200') ?? ''));
    expect(unique.size).toBeGreaterThan(100);
    for (const path of unique) expect((await get(path)).status, path).toBe(200);
  });

  it.each([
    '/pictures/0x0/placeholder.svg',
    '/pictures/99999x10/placeholder.svg',
    '/pictures/400x400/..%2Fschema.sql',
    '/pictures/400x400/none~b1.svg',
    '/pictures/400x400/avatar~3c~0.svg',
    '/pictures/400x400/poster~constructor~bare.svg',
    '/pictures/400x400/poster~restock~zh.svg',
  ])('%s is not one', async (path) => expect((await get(path)).status).toBe(404));

  it('leaflets of the catalogue are there too', async () => {
    const product = catalogue().products.find((each) => each.instructions?.length);
    const leaflet = await get(product?.instructions?.[0]?.path ?? '');
    expect(leaflet.headers.get('Content-Type')).toBe('application/pdf');
  });
});

describe('faults', () => {
  const areaCodes = () => get('/api/getAreaCode', { method: 'POST', body: '{}' });

  it('answer a status, or a code, as many times as asked', async () => {
    shop.sandbox.console.setFault({
      path: '/api/getAreaCode',
      kind: 'status',
      status: 503,
      times: 2,
    });
    expect([(await areaCodes()).status, (await areaCodes()).status]).toEqual([503, 503]);
    expect((await areaCodes()).status).toBe(200);
    shop.sandbox.console.setFault({ path: '*', kind: 'result', resultID: 1323 });
    expect(await shop.call('session.areaCodes', {})).toEqual(refused(1323, ''));
    shop.sandbox.console.clearFaults();
    expect(await shop.call('session.areaCodes', {})).toEqual(
      succeeded([
        { code: '+852', name: 'Hong Kong' },
        { code: '+853', name: 'Macau' },
        { code: '+86', name: 'Mainland China' },
        { code: '+1', name: 'United States and Canada' },
      ]),
    );
  });

  it('lose an answer after the work was done', async () => {
    const token = await shop.signIn('verified');
    const spec = catalogue()
      .products.flatMap((product) => product.specifications)
      .find((each) => each.stock > 100 && each.priceCents < 1e8 && !each.buyLimit);
    shop.sandbox.console.setFault({
      path: '/authapi/shoppingcart/addShoppingCart',
      kind: 'drop',
      times: 1,
    });
    const goods = [{ searchProductId: String(spec?.id), count: spec?.sellPartCount }];
    await expect(shop.call('cart.add', { goods }, token)).rejects.toThrow(TypeError);
    const cart = await shop.call('cart.get', { showSelected: false }, token);
    expect(cart.data['count']).toBe(1);
  });
});

describe('the console page', () => {
  it('has no inline code, and its scripts stay on its own origin', async () => {
    const page = await get('/console');
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|style=|onclick=/);
    expect(html).not.toMatch(/\{\w+\}/);
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('refuses to be read or posted to from another site', async () => {
    const post = (headers: Record<string, string>) =>
      get('/console/api/approve', {
        method: 'POST',
        body: JSON.stringify({ account: 3 }),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    expect((await post({ Origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    const status = () => shop.sandbox.console.accounts().find(({ id }) => id === 3)?.authStatus;
    expect(status()).toBe('0');
    expect((await post({ Origin: 'http://shop.test' })).status).toBe(200);
    expect(status()).toBe('1');
    const state = await get('/console/api/state', { headers: { Origin: 'https://evil.test' } });
    expect(state.status).toBe(403);
  });

  it('rejects with a reason that the clinic reads in its language', async () => {
    const post = (body: object) =>
      get('/console/api/reject', {
        method: 'POST',
        body: JSON.stringify({ account: 3, ...body }),
        headers: { 'Content-Type': 'application/json' },
      });
    const token = await shop.signIn('under-review');
    const reasons = async () =>
      Promise.all(
        ['3', '2'].map(
          async (language) =>
            (await shop.call('account.userInfo', { type: -1 }, token, language)).data['reason'],
        ),
      );
    expect((await post({ reason: '影像模糊', reasonEn: 'Blurred' })).status).toBe(200);
    expect(await reasons()).toEqual(['影像模糊', 'Blurred']);
    await post({ reason: '過期' });
    expect(await reasons()).toEqual(['過期', '過期']);
    expect((await post({ reason: '' })).status).toBe(400);
    expect((await post({ account: 99, reason: '過期' })).status).toBe(400);
  });

  it('lists requests without tokens, bodies or people', async () => {
    await shop.signIn('verified');
    const text = JSON.stringify(shop.sandbox.console.requests());
    expect(text).toContain('/api/login');
    expect(text).not.toMatch(/verified|Clinic2026|@/);
  });
});

describe('a file', () => {
  it('keeps its rows from one opening to the next, and starts anew for another catalogue', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const file = join(folder, 'deep', 'shop.db');
    const first = testShop({ file });
    const token = await first.signIn('verified');
    first.sandbox.console.advanceClock(60_000);
    first.sandbox.close();
    const second = testShop({ file });
    expect(second.sandbox.console.now()).toBe(START + 60_000);
    const info = { type: -1 };
    expect(await second.call('account.userInfo', info, token)).toEqual(succeeded(VERIFIED_ACCOUNT));
    second.sandbox.close();
    const third = testShop({ file, products: 300 });
    expect(await third.call('account.userInfo', info, token)).toEqual(refused(1300));
    expect((await third.search({ keyword: 'ALL' })).data['totalCount']).toBe(299);
    third.sandbox.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the console under another name', () => {
  const ask = (url: string, host?: string) =>
    shop.sandbox.fetch(new Request(url, host === undefined ? {} : { headers: { Host: host } }));
  const PATHS = ['/console', '/console/page.js', '/console/api/state', '/console/api/licence/1'];

  it.each(PATHS)('%s is not answered: a page of that name would be of its origin', async (path) => {
    expect((await ask(`http://rebound.evil.test${path}`)).status).toBe(403);
    expect((await ask(`http://localhost${path}`, 'rebound.evil.test:8787')).status).toBe(403);
  });

  it('takes no action', async () => {
    const answer = await shop.sandbox.fetch(
      new Request('http://rebound.evil.test/console/api/reset', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    );
    expect(answer.status).toBe(403);
  });

  it.each(['localhost:8787', '127.0.0.1:8787', '[::1]:8787', 'shop.test'])(
    'is answered under %s',
    async (host) => {
      expect((await ask(`http://${host}/console/api/state`, host)).status).toBe(200);
    },
  );

  it('is answered under the name of the public address', async () => {
    const { sandbox } = testShop({ publicUrl: 'https://demo.example' });
    expect((await sandbox.fetch(new Request('https://demo.example/console'))).status).toBe(200);
    sandbox.close();
  });
});
