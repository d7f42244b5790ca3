import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './assets.ts';

/** Text that compresses as badly as code does. */
const code = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `f${((from + at) * 7919) % 100_003}();`).join('\n');

const FILES = {
  '_astro/home.aaaaaaaa.js': code(0, 2000),
  '_astro/home.bbbbbbbb.js': code(5, 2005),
  '_astro/shared.cccccccc.js': code(1000, 3000),
  '_astro/cart.dddddddd.js': code(1500, 2500),
  '_astro/tiny.eeeeeeee.js': 'tiny();',
  'embed/clinicart.js': 'load();',
};
type File = keyof typeof FILES;

const root = mkdtempSync(join(tmpdir(), 'clinicart-'));
let serve: ReturnType<typeof serveAssets>;
const server = createServer((request, response) => {
  if (!serve(request, response)) response.writeHead(404).end();
});
beforeAll(async () => {
  for (const folder of ['_astro', 'embed']) mkdirSync(join(root, folder));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(root, path), text);
  serve = serveAssets(root, ['_astro', 'embed', 'missing']);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const offer = (text: string) => `:${hashOf(text).toString('base64')}:`;
const CHROMIUM = 'gzip, deflate, br, zstd, dcb, dcz';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/${path}`, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(pieces),
        }),
      );
    }).on('error', reject);
  });
}

test('sends what differs from the file that the browser holds', async () => {
  const held = FILES['_astro/home.aaaaaaaa.js'];
  const { headers, body } = await ask('_astro/home.bbbbbbbb.js', {
    'accept-encoding': CHROMIUM,
    'available-dictionary': offer(held),
  });
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-length': String(body.length),
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/_astro/home.*.js"',
  });
  expect(body.length).toBeLessThan(200);
  // RFC 9842, 5: eight fixed bytes, the hash of the dictionary, and the text.
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(hashOf(held));
  const text = zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(held) });
  expect(text.toString()).toBe(FILES['_astro/home.bbbbbbbb.js']);
});

test('the shared file is a dictionary for each script', async () => {
  const { headers, body } = await ask('_astro/cart.dddddddd.js', {
    'accept-encoding': CHROMIUM,
    'available-dictionary': offer(FILES['_astro/shared.cccccccc.js']),
  });
  expect(headers['content-encoding']).toBe('dcz');
  expect(body.length).toBeLessThan(200);
});

const rows: readonly (readonly [string, File, Record<string, string>])[] = [
  ['offers none', '_astro/home.bbbbbbbb.js', {}],
  [
    'does not take the coding',
    '_astro/home.bbbbbbbb.js',
    {
      'accept-encoding': 'br, dcz;q=0',
      'available-dictionary': offer(FILES['_astro/home.aaaaaaaa.js']),
    },
  ],
  [
    'offers a file that is not here',
    '_astro/home.bbbbbbbb.js',
    { 'available-dictionary': offer('another file') },
  ],
  [
    'offers a file of another name',
    '_astro/home.bbbbbbbb.js',
    { 'available-dictionary': offer(FILES['_astro/cart.dddddddd.js']) },
  ],
  ['offers no hash', '_astro/home.bbbbbbbb.js', { 'available-dictionary': 'home' }],
  [
    'would get more than the whole',
    '_astro/tiny.eeeeeeee.js',
    { 'available-dictionary': offer(FILES['_astro/shared.cccccccc.js']) },
  ],
];
test.each(rows)('sends the whole file to a browser that %s', async (_, path, asked) => {
  const { headers, body } = await ask(path, { 'accept-encoding': CHROMIUM, ...asked });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(FILES[path]);
});

test('a file with a final name is no dictionary, and its answer depends on none', async () => {
  const { headers } = await ask('embed/clinicart.js', { 'accept-encoding': CHROMIUM });
  expect(headers['use-as-dictionary']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
});

test.each([
  ['its tag', (tag: string) => tag],
  ['its tag as a cache weakens it', (tag: string) => `W/${tag}`],
  ['a list with its tag', (tag: string) => `"other", ${tag}`],
  ['any tag', () => '*'],
])('answers 304 to a browser that has the file, by %s', async (_, named) => {
  const first = await ask('_astro/home.aaaaaaaa.js');
  expect(first.body.toString()).toBe(FILES['_astro/home.aaaaaaaa.js']);
  const { status, body } = await ask('_astro/home.aaaaaaaa.js', {
    'if-none-match': named(first.headers.etag ?? ''),
  });
  expect(status).toBe(304);
  expect(body).toHaveLength(0);
  const other = await ask('_astro/home.aaaaaaaa.js', { 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

test('compresses quickly on request: the same text in another form', async () => {
  const best = serve;
  serve = serveAssets(root, ['_astro', 'embed'], 'quick');
  const [{ headers, body }, difference] = await Promise.all([
    ask('_astro/cart.dddddddd.js', { 'accept-encoding': 'br' }),
    ask('_astro/cart.dddddddd.js', {
      'accept-encoding': CHROMIUM,
      'available-dictionary': offer(FILES['_astro/shared.cccccccc.js']),
    }),
  ]);
  serve = best;
  const smallest = await ask('_astro/cart.dddddddd.js', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(smallest.body.length).toBeLessThan(body.length);
  expect(brotliDecompressSync(body).toString()).toBe(FILES['_astro/cart.dddddddd.js']);
  const dictionary = Buffer.from(FILES['_astro/shared.cccccccc.js']);
  const text = zstdDecompressSync(difference.body.subarray(40), { dictionary });
  expect(text.toString()).toBe(FILES['_astro/cart.dddddddd.js']);
});

test.each(['_astro/none.aaaaaaaa.js', '_astro/', '../package.json'])(
  'leaves %s to the others',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
