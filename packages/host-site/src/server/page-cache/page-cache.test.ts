import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { type SharedRequest, sharedRequest } from './shared-request.ts';

const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
const MIB = 1024 * 1024;

const asked = (url: string): SharedRequest => {
  const found = sharedRequest({ method: 'GET', url, headers: { host: 'shop.example' } });
  if (!found) throw new Error(`${url} is not shared.`);
  return found;
};
const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html', 'Cache-Control': SHARED, ...headers },
  });

function cacheOf(render: (asked: SharedRequest) => Response | Promise<Response>, mostBytes = MIB) {
  const clock = { at: 0 };
  const made = vi.fn(async (each: SharedRequest) => {
    const answer = await render(each);
    return { answer, plain: Buffer.from(await answer.arrayBuffer()) };
  });
  const cache = createPageCache({ mostBytes, render: made, now: () => clock.at });
  return { cache, clock, made };
}

describe('a page that visitors may share', () => {
  test('is rendered once, and again when its `s-maxage` is over', async () => {
    const { cache, clock, made } = cacheOf(() => html('A'));
    expect((await cache.answer(asked('/'))).age).toBeUndefined();
    clock.at = 29_999;
    expect((await cache.answer(asked('/?utm_source=mail'))).age).toBe(29);
    expect(made).toHaveBeenCalledTimes(1);
    clock.at = 30_000;
    expect((await cache.answer(asked('/'))).age).toBeUndefined();
    expect(made).toHaveBeenCalledTimes(2);
  });

  test('is sent in brotli, gzip and as it is', async () => {
    const { cache } = cacheOf(() => html('手套'.repeat(100)));
    const { page } = await cache.answer(asked('/'));
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe('手套'.repeat(100));
    expect(gunzipSync(await page.body('gzip')).toString()).toBe('手套'.repeat(100));
    expect((await page.body(undefined)).toString()).toBe('手套'.repeat(100));
    expect(await page.body('gzip'), 'compressed once').toBe(await page.body('gzip'));
    expect(page.headers['content-type']).toBe('text/html');
  });

  test('counts each coding once', async () => {
    const { cache } = cacheOf(() => html('手套'.repeat(100)));
    const { page } = await cache.answer(asked('/'));
    const before = cache.bytes;
    const [packed] = await Promise.all([page.body('gzip'), page.body('gzip'), page.body('br')]);
    expect(cache.bytes - before).toBe(packed.length);
  });

  test('has a tag that names its content', async () => {
    const text = { now: 'A' };
    const { cache, clock } = cacheOf(() => html(text.now));
    const tag = async () => {
      clock.at += 30_000;
      return (await cache.answer(asked('/'))).page.etag;
    };
    const first = await tag();
    expect(first).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tag()).toBe(first);
    text.now = 'B';
    expect(await tag()).not.toBe(first);
  });
});

describe('a page whose time is over', () => {
  const text = readFileSync(import.meta.filename, 'utf8');

  test('keeps its compressed bytes if its text is the same', async () => {
    const { cache, clock, made } = cacheOf(() => html(text));
    const first = await (await cache.answer(asked('/'))).page.body('br');
    clock.at = 30_000;
    const { age, page } = await cache.answer(asked('/'));
    expect([age, made.mock.calls.length]).toEqual([undefined, 2]);
    expect(await page.body('br')).toBe(first);
  });

  test('is compressed as well as can be once its text has stayed', async () => {
    const { cache, clock } = cacheOf(() => html(text));
    const rendered = async () => {
      clock.at += 30_000;
      return (await cache.answer(asked('/'))).page;
    };
    const first = await (await rendered()).body('br');
    const { bytes } = cache;
    await rendered();
    await rendered();
    const page = await rendered();
    await vi.waitFor(async () => expect((await page.body('br')).length).toBeLessThan(first.length));
    const best = await page.body('br');
    expect(brotliDecompressSync(best).toString()).toBe(text);
    expect(bytes - cache.bytes).toBe(first.length - best.length);
    expect(await (await rendered()).body('br'), 'not made again').toBe(best);
  });

  test('is compressed as well as can be once many readers have had it', async () => {
    const { cache } = cacheOf(() => html(text));
    const sent = async () => (await cache.answer(asked('/'))).page.body('br');
    const first = await sent();
    for (let reader = 0; reader < 8; reader++) expect(await sent()).toBe(first);
    await vi.waitFor(async () => expect((await sent()).length).toBeLessThan(first.length));
    expect(brotliDecompressSync(await sent()).toString()).toBe(text);
  });

  test('takes the headers of the new rendering', async () => {
    const clockHeader = { now: 1 };
    const { cache, clock } = cacheOf(() => html('A', { 'X-Turn': String(clockHeader.now++) }));
    expect((await cache.answer(asked('/'))).page.headers['x-turn']).toBe('1');
    clock.at = 30_000;
    expect((await cache.answer(asked('/'))).page.headers['x-turn']).toBe('2');
  });

  test('is not sent when its successor may not be kept', async () => {
    const turns = [html('A'), html('', {}, 503), html('B')];
    const { cache, clock } = cacheOf(() => turns.shift() ?? html(''));
    await cache.answer(asked('/'));
    clock.at = 30_000;
    expect((await cache.answer(asked('/'))).page.status).toBe(503);
    const { page } = await cache.answer(asked('/'));
    expect((await page.body(undefined)).toString()).toBe('B');
  });
});

test('equal requests under way share one rendering, also of a page that is not kept', async () => {
  const { cache, made } = cacheOf(async () => {
    await Promise.resolve();
    return html('', {}, 503);
  });
  const answers = await Promise.all([asked('/'), asked('/?x=1'), asked('/')].map(cache.answer));
  expect(answers.map(({ page }) => page.status)).toEqual([503, 503, 503]);
  expect(made).toHaveBeenCalledTimes(1);
});

test('without memory, each request has its own rendering and nothing is kept', async () => {
  const { cache, made } = cacheOf(() => html('A'), 0);
  const answers = await Promise.all([asked('/'), asked('/')].map(cache.answer));
  expect(answers.map(({ page, age }) => [page.status, page.etag, age])).toEqual([
    [200, undefined, undefined],
    [200, undefined, undefined],
  ]);
  expect([made.mock.calls.length, cache.bytes]).toEqual([2, 0]);
});

test('a rendering that throws is not remembered', async () => {
  const turns = [() => Promise.reject(new Error('lost')), () => html('A')];
  const { cache } = cacheOf(() => turns.shift()?.() ?? html(''));
  await expect(cache.answer(asked('/'))).rejects.toThrow('lost');
  expect((await cache.answer(asked('/'))).page.status).toBe(200);
});

test.each([
  ['a missing page', html('', {}, 404)],
  ['an unavailable page', html('', {}, 503)],
  ['a failed page', html('', {}, 500)],
  ['a redirect', html('', { Location: '/' }, 303)],
  ['a permanent redirect', html('', { Location: '/' }, 301)],
  ['an answer made while the API failed', html('', { 'Cache-Control': 'no-store' })],
  ['a private page', html('', { 'Cache-Control': 'private, s-maxage=30' })],
  ['a contradictory policy', html('', { 'Cache-Control': 'public, s-maxage=30, no-cache="a"' })],
  ['a page only for browsers', html('', { 'Cache-Control': 'public, max-age=30' })],
  ['a page without time', html('', { 'Cache-Control': 'public, s-maxage=0' })],
  ['a page that sets a cookie', html('', { 'Set-Cookie': 'token=a' })],
])('%s is never kept', async (_, answer) => {
  const { cache, made } = cacheOf(() => answer.clone());
  for (let time = 0; time < 2; time++) {
    const { page, age } = await cache.answer(asked('/'));
    expect([page.status, page.etag, age]).toEqual([answer.status, undefined, undefined]);
  }
  expect(made).toHaveBeenCalledTimes(2);
  expect(cache.bytes).toBe(0);
});

test('the memory is bounded: many addresses push the oldest pages out', async () => {
  const noise = (seed: string) =>
    Array.from({ length: 2000 }, (_, at) => ((at * 7919) ^ seed.length).toString(36)).join(seed);
  const { cache } = cacheOf(({ url }) => html(noise(url)), 100_000);
  await cache.answer(asked('/'));
  for (let page = 1; page <= 60; page++) {
    await cache.answer(asked(`/search?keyword=gloves&pageIndex=${page}`));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.bytes).toBeGreaterThan(50_000);
  expect((await cache.answer(asked('/'))).age, 'pushed out').toBeUndefined();
});
