import { createShop } from '@clinicart/sdk/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEarly, takeEarly } from './early-calls.ts';
import { configure, page } from './page-config.ts';

const API = 'https://api.example';
const DETAIL = `${API}/api/product/detail`;
const BODY = '{"id":"7"}';
const stores = (kept: Record<string, string>) => ({ sessionStorage: kept, localStorage: kept });
/** A page with cards of these products, as far as the calls look at it. */
const withCards = (...ids: readonly (string | null)[]) =>
  ({
    querySelectorAll: () => ids.map((id) => ({ shadowRoot: null, getAttribute: () => id })),
  }) as unknown as ParentNode;
const init = (LangEnv: string, token?: string): RequestInit => ({
  body: BODY,
  headers: { LangEnv, ...(token && { Authorization: token }) },
});
const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  configure({ apiBase: `${API}/`, storage: 'session', language: 'en' });
  for (const [name, kept] of Object.entries(stores({}))) vi.stubGlobal(name, kept);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page().config = {};
  delete page().early;
});

test('asks what the SDK asks for a card, once for each product', async () => {
  callEarly(withCards('7', '7', null, ''));
  const asked: string[] = [];
  const describe = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const words = ['LangEnv', 'content-type'].map((name) => request.headers.get(name));
    return [request.method, request.url, await request.text(), ...words].join(' ');
  };
  const { catalogue } = createShop({
    apiBase: API,
    defaultLanguage: 'en',
    retry: 0,
    fetch: async (input, init) => {
      asked.push(await describe(input, init));
      return new Response('{}');
    },
  });
  await Promise.allSettled([
    catalogue.product.get({ id: '7' }),
    catalogue.specifications.get({ id: '7' }),
  ]);
  const early = await Promise.all(fetched.mock.calls.map(([url, init]) => describe(url, init)));
  expect(early.toSorted()).toEqual(asked.toSorted());
  expect(early).toHaveLength(2);
});

test('gives each answer once', async () => {
  callEarly(withCards('7'));
  expect(takeEarly(DETAIL, init('2'))).toBe(fetched.mock.results[0]?.value);
  expect(takeEarly(DETAIL, init('2'))).toBeUndefined();
});

const rows: readonly (readonly [string, Record<string, string>, RequestInit, boolean])[] = [
  ['the same', {}, init('2'), true],
  ['another language', {}, init('3'), false],
  ['another body', {}, { ...init('2'), body: '{"id":"8"}' }, false],
  ['a login since', {}, init('2', 'secret'), false],
  ['the same login', { token: 'secret' }, init('2', 'secret'), true],
  ['a logout since', { token: 'secret' }, init('2'), false],
  ['the chosen language', { language: '3' }, init('3'), true],
  ['the chosen language by its other name', { langEnv: '3' }, init('3'), true],
  ['a language that is none', { language: 'fr' }, init('2'), true],
];
test.each(rows)('a call with %s: answers %#', (_, kept, asked, isTaken) => {
  for (const [name, store] of Object.entries(stores(kept))) vi.stubGlobal(name, store);
  callEarly(withCards('7'));
  expect(takeEarly(DETAIL, asked) !== undefined).toBe(isTaken);
});

test('an answer grows stale', () => {
  callEarly(withCards('7'));
  vi.advanceTimersByTime(30_000);
  expect(takeEarly(DETAIL, init('2'))).toBeUndefined();
});

test.each([
  ['the shop’s own site', { storage: 'cookie' }],
  ['a page with addresses of its own', { endpoints: {} }],
  ['a page with a fetch of its own', { fetch: () => Promise.reject() }],
] as const)('asks nothing on %s', (_, settings) => {
  configure(settings);
  callEarly(withCards('7'));
  expect(fetched).not.toHaveBeenCalled();
});

test('asks as a visitor where the browser refuses its storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  callEarly(withCards('7'));
  expect(takeEarly(DETAIL, init('2'))).toBeDefined();
});
