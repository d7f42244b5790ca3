import { expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

/** Files as workerd's disk service answers: bytes without a type. */
const stored = new Map([
  ['/_astro/engine.A1.js', 'export {}'],
  ['/embed/v1/clinicart.js', 'load()'],
  ['/embed/0.1.0/sizes.json', '{}'],
  ['/icons/icon.png', 'png'],
]);
const files = {
  async fetch(url: string) {
    const body = stored.get(new URL(url).pathname);
    return new Response(body ?? 'none', { status: body === undefined ? 404 : 200 });
  },
};
const staticFile = createStaticFiles();
const ask = (path: string, init?: RequestInit) =>
  staticFile(new Request(`http://shop.example${path}`, init), path, files);

const NEVER_CHANGES = 'public, max-age=31536000, immutable';

test.each([
  ['/_astro/engine.A1.js', 'text/javascript; charset=utf-8', NEVER_CHANGES, null],
  ['/embed/0.1.0/sizes.json', 'application/json; charset=utf-8', NEVER_CHANGES, '*'],
  ['/icons/icon.png', 'image/png', 'public, max-age=0', null],
  [
    '/embed/v1/clinicart.js',
    'text/javascript; charset=utf-8',
    'public, max-age=300, stale-while-revalidate=86400',
    '*',
  ],
])('%s has its type, caching and security headers', async (path, type, policy, origins) => {
  const answer = await ask(path);
  expect(answer?.headers.get('content-type')).toBe(type);
  expect(answer?.headers.get('cache-control')).toBe(policy);
  expect(answer?.headers.get('access-control-allow-origin')).toBe(origins);
  expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer?.text()).toBe(stored.get(path));
});

test('a client that has the file gets 304', async () => {
  const etag = (await ask('/icons/icon.png'))?.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask('/icons/icon.png', { headers: { 'if-none-match': etag } });
  expect([again?.status, await again?.text()]).toEqual([304, '']);
});

test.each([
  ['/none.js', undefined],
  ['/search', undefined],
  ['/notes.md', undefined],
  ['/icons/icon.png', { method: 'POST' }],
])('%s is left to the pages', async (path, init) => {
  expect(await ask(path, init)).toBeUndefined();
});
