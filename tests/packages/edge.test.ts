// The entry for edge runtimes. `npm run edge -- --check` tries it in workerd, which needs a download; here Node calls it.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort, startChild } from '../../scripts/children.mjs';
import { differences, EXPECTED, EXPECTED_OF_FILES } from '../../scripts/edge/compare.ts';
import { COMPATIBILITY_DATE, packWorker, workerdConfig } from '../../scripts/edge/pack.ts';

const root = join(import.meta.dirname, '../..');

describe('the packed worker', () => {
  test('imports nothing but modules of Node, and contains no traces', async () => {
    const { folder, gzipBytes } = await packWorker(root);
    const code = readFileSync(join(folder, 'worker.mjs'), 'utf8');
    const imported = [...code.matchAll(/(?:^|[;}\n])import\b[^'"();]*["']([^"']+)["']/g)].map(
      ([, name = '']) => name.replace(/^node:/, ''),
    );
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((name) => !builtinModules.includes(name))).toEqual([]);
    expect(code).not.toContain('createServer');
    expect(code).not.toContain('OTEL_');
    // Cloudflare takes 3 MB, compressed, on its smallest plan.
    expect(gzipBytes).toBeLessThan(1_000_000);
  });

  test('is configured with its files, its settings and the way to the API', () => {
    const text = workerdConfig({
      ...{ folder: '/srv', client: '/srv/client', address: '127.0.0.1:8080' },
      settings: { API_BASE: 'https://api.shop.example', SITE_URL: 'https://"shop"' },
    });
    expect(text).toContain('disk = (path = "/srv/client")');
    expect(text).toContain('(name = "API_BASE", text = "https://api.shop.example")');
    expect(text).toContain(String.raw`text = "https://\"shop\""`);
    expect(text).toContain(`compatibilityDate = "${COMPATIBILITY_DATE}"`);
  });
});

/** Calls the worker in a process without an API, and prints the answers. */
const CALLS = `
const { default: worker } = await import(process.env.ENTRY);
const ASSETS = { fetch: async (url) => new Response(url.endsWith('/sw.js') ? 'worker' : '', { status: url.endsWith('/sw.js') ? 200 : 404 }) };
const answers = [];
for (const [path, init] of JSON.parse(process.env.ASKED)) {
  const answer = await worker.fetch(new Request('https://shop.example' + path, init), { ASSETS });
  answers.push({ status: answer.status, headers: Object.fromEntries(answer.headers), body: (await answer.text()).slice(0, 60) });
}
process.stdout.write('ANSWERS' + JSON.stringify(answers) + '\\n');
process.exit(0);
`;
const answersOf = z.array(
  z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
);

async function answers(asked: readonly (readonly [string, RequestInit?])[]) {
  const lines: string[] = [];
  const child = startChild(process.execPath, ['--input-type=module', '-e', CALLS], {
    cwd: join(root, 'packages/host-site'),
    env: {
      ENTRY: pathToFileURL(join(root, 'packages/host-site/dist/server/edge.mjs')).href,
      API_BASE: `http://127.0.0.1:${await freePort()}`,
      ASKED: JSON.stringify(asked),
      LOG: 'json',
    },
    line: (text) => lines.push(text),
  });
  await once(child, 'close');
  const line = lines.find((each) => each.startsWith('ANSWERS')) ?? '';
  const log = lines.filter((each) => each.startsWith('{')).map((each) => JSON.parse(each));
  return { answers: answersOf.parse(JSON.parse(line.slice('ANSWERS'.length))), log };
}

test('the handler answers files, pages, refusals and faults with the headers of the site', async () => {
  const { answers: all, log } = await answers([
    ['/sw.js'],
    ['/contactUs', { headers: { cookie: 'language=2' } }],
    ['/contactUs', { headers: { cookie: 'language=2', 'accept-encoding': 'gzip' } }],
    ['/no/such/page'],
    ['/', { method: 'PUT' }],
    ['/%ff'],
  ]);
  expect(all.map(({ status }) => status)).toEqual([200, 503, 503, 404, 405, 400]);
  for (const { headers } of all) {
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-frame-options']).toBe('DENY');
  }
  const [file, page, compressed, missing] = all;
  expect([file?.body, file?.headers['content-type']]).toEqual([
    ...['worker', 'text/javascript; charset=utf-8'],
  ]);
  expect(page?.body).toContain('<html lang="en"');
  // Made without the API: for no cache, and not from memory.
  for (const each of [page, compressed])
    expect([each?.headers['cache-control'], each?.headers['age']]).toEqual([
      ...['private, no-store', undefined],
    ]);
  expect([page?.headers['content-encoding'], compressed?.headers['content-encoding']]).toEqual([
    ...[undefined, 'gzip'],
  ]);
  expect(missing?.headers['content-security-policy']).toContain("default-src 'none'");
  const requests = log.filter(({ message }) => message === 'request');
  expect(requests.map(({ route, status }) => [route, status])).toContainEqual(['/contactUs', 503]);
}, 60_000);

describe('the comparison', () => {
  const seen = (headers: Record<string, string>, body = 'a', status = 200) => ({
    ...{ status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) },
  });

  test.each([
    ['status', seen({}), seen({}, 'a', 404), EXPECTED, ['status 200 → 404']],
    ['a header', seen({ vary: 'cookie' }), seen({}), EXPECTED, ['vary "cookie" → none']],
    ['body', seen({}, 'one'), seen({}, 'two'), EXPECTED, ['body at 0: "one" → "two"']],
    ['length', seen({ 'content-length': '1' }), seen({}), EXPECTED, ['content-length "1" → none']],
    [
      'no length of chunks',
      seen({ 'transfer-encoding': 'chunked' }),
      seen({ 'content-length': '1' }),
      EXPECTED,
      [],
    ],
    ['no date', seen({ date: 'now' }), seen({}), EXPECTED, []],
    ['no age in seconds', seen({ age: '1' }), seen({ age: '2' }), EXPECTED, []],
    ['an age', seen({ age: '1' }), seen({}), EXPECTED, ['age "1" → none']],
    [
      'no order of sources',
      seen({ 'content-security-policy': 'img-src a b; c d' }),
      seen({ 'content-security-policy': 'img-src b a; c d' }),
      EXPECTED,
      [],
    ],
    [
      'a source',
      seen({ 'content-security-policy': 'img-src a b' }),
      seen({ 'content-security-policy': 'img-src a' }),
      EXPECTED,
      ['content-security-policy "img-src a b" → "img-src a"'],
    ],
    ['no tag of a file', seen({ etag: '1' }), seen({ etag: '2' }), EXPECTED_OF_FILES, []],
  ])('finds %s', (_, node, edge, expected, found) => {
    expect(differences(node, edge, expected)).toEqual(found);
  });
});
