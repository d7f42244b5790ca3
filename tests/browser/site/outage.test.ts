// Answers of the site while the API is down, wholly or in part: none that a cache may keep.
import { createServer } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { passOn, useOwnServers } from '../support/own-servers.ts';
import { goods } from '../ui-text/common.ts';

const { startSite, listen } = useOwnServers();
/** Paths that the API does not answer. */
let away: RegExp;
let site: string;

beforeAll(async () => {
  const api = createServer((from, answer) => {
    if (away.test(from.url ?? '')) from.socket.destroy();
    else passOn(from, places().sandbox, answer);
  });
  site = await startSite({ API_BASE: await listen(api) });
}, 60_000);

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { headers: { cookie: 'language=2', ...headers }, redirect: 'manual' });

describe('while the API is away', () => {
  beforeEach(() => {
    away = /./;
  });

  test.each([
    '/',
    '/search?keyword=ALL&searchType=keyword',
    `/product/${goods.burs.id}`,
    '/active11/1',
    '/discountZone',
    '/newCustomers',
    '/brandIndex',
    '/question',
    '/about/3',
    '/contactUs',
    '/shopCart',
    '/register',
    '/rorgotPassword',
    '/compare?products=10001',
    '/quickOrder',
    '/user/information',
    '/user/address',
    '/order/confirm2',
    '/payResult?orderId=1',
  ])('%s answers 503 and is stored nowhere', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text(), 'the page itself').toContain('</html>');
  });

  test.each([
    ['/redirect?url=https%3A%2F%2Felsewhere.example', 200],
    ['/nothing/here', 404],
  ])(
    '%s, which has content without the server, answers %i and is stored nowhere',
    async (path, status) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  test('sends a member the same, privately', async () => {
    const answer = await ask('/shopCart', { cookie: 'token=somebody; language=2' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

test('sends a page that lacks a part to be stored nowhere', async () => {
  away = /getParentCategory|category/i;
  const answer = await ask('/contactUs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('lets a cache keep a complete page for a moment', async () => {
  away = /^$/;
  const answer = await ask('/contactUs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('s-maxage');
});
