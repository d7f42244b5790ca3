// The cache of nginx, started with nginx.conf: whom it stores pages for, for how long, and what it sends when a page is too old.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHARED_POLICY } from '../../../packages/host-site/src/server/security-headers.ts';
import type { Answer } from './instances.ts';
import { HOST, isInstalled, nginx } from './proxies.ts';
import { useProxy } from './use-proxy.ts';

const started = [nginx].filter(isInstalled);
const missing = [nginx].filter((kind) => !isInstalled(kind));

test.each(missing)('$name was not started: this machine lacks the program', ({ find }) => {
  expect(find).toThrow('Install it');
});

describe.each(started)('the cache of $name', (kind) => {
  const { folder, proxy, ask, answers, received } = useProxy(kind);
  /** Numbers its answers, so that a stored one is known by its number. */
  const counted = (headers: Readonly<Record<string, string>>) => {
    let count = 0;
    answers((_, response) => {
      count += 1;
      response.writeHead(200, headers).end(`answer ${count}`);
    });
  };
  const body = async (path: string, cookie = '') =>
    (await ask(path, { headers: cookie ? { cookie } : {} })).body;

  test('stores the page of a visitor, and gives it to others with the same language, theme and list', async () => {
    counted({ 'Cache-Control': SHARED_POLICY, Vary: 'Cookie, Accept-Encoding' });
    expect(await body('/')).toBe('answer 1');
    expect(await body('/', '_ga=1; consent=2')).toBe('answer 1');
    expect(await body('/', 'language=2; _ga=1')).toBe('answer 2');
    expect(await body('/', 'theme=dark')).toBe('answer 3');
    expect(await body('/', 'listView=table')).toBe('answer 4');
    expect(await body('/', 'language=2')).toBe('answer 2');
    expect(await body('/?keyword=gloves')).toBe('answer 5');
    expect(received()).toHaveLength(5);
  });

  test('keeps one copy for each coding of the site', async () => {
    counted({ 'Cache-Control': SHARED_POLICY });
    const coded = async (coding: string) =>
      (await ask('/coded', { headers: { 'accept-encoding': coding } })).body;
    expect(await coded('gzip, deflate, br, zstd')).toBe('answer 1');
    expect(await coded('br')).toBe('answer 1');
    expect(await coded('gzip')).toBe('answer 2');
    expect(await coded('br;q=0')).toBe('answer 3');
    const requested = received().map(({ headers }) => headers['accept-encoding'] ?? 'none');
    expect(requested.toSorted()).toEqual(['br', 'gzip', 'none']);
  });

  test('passes on the file that a browser offers, and stores nothing of what differs from it', async () => {
    counted({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    const offer = {
      'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': ':Ytk97RfTr9qHAKq2FFbBK6zJCtUwgkdXbbS8QYGqDhE=:',
    };
    for (const path of ['/_astro/home.aaaaaaaa.js', '/embed/chunks/home-aaaaaaa.js']) {
      const whole = await body(path);
      const [one, other] = [
        await ask(path, { headers: offer }),
        await ask(path, { headers: offer }),
      ];
      expect(new Set([whole, one.body, other.body]).size).toBe(3);
      expect(await body(path)).toBe(whole);
    }
    const offered = received().filter(({ headers }) => headers['accept-encoding'] === 'br, dcz');
    expect(offered).toHaveLength(4);
    for (const { headers } of offered)
      expect(headers['available-dictionary']).toBe(offer['available-dictionary']);
  });

  test('gives a member nothing that is stored, and stores nothing of a member', async () => {
    counted({ 'Cache-Control': SHARED_POLICY });
    expect(await body('/member')).toBe('answer 1');
    for (const cookie of ['token=abc', 'language=3; token=abc', 'token', 'token=; theme=dark'])
      expect(await body('/member', cookie)).not.toBe('answer 1');
    const authorized = await ask('/member', { headers: { authorization: 'Bearer abc' } });
    expect(authorized.body).toBe('answer 6');
    expect(await body('/member')).toBe('answer 1');
    expect(await body('/only-members', 'token=abc')).toBe('answer 7');
    expect(await body('/only-members')).toBe('answer 8');
  });

  test.each(['private, no-store', 'private, no-cache', 'public, max-age=0'])(
    'stores no page that is `%s`',
    async (policy) => {
      counted({ 'Cache-Control': policy });
      const path = `/private?${encodeURIComponent(policy)}`;
      expect([await body(path), await body(path)]).toEqual(['answer 1', 'answer 2']);
    },
  );

  test('hides the names for dropping pages, and gives each answer its own id', async () => {
    counted({
      'Cache-Control': SHARED_POLICY,
      'Surrogate-Key': 'pages product-1',
      'Cache-Tag': 'pages,product-1',
      'X-Request-Id': 'of-the-first-request',
    });
    const [one, other] = [await ask('/named'), await ask('/named')];
    expect(other.body).toBe('answer 1');
    for (const { headers } of [one, other]) {
      expect(headers).not.toHaveProperty('surrogate-key');
      expect(headers).not.toHaveProperty('cache-tag');
      expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    }
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });

  test('finds a file of another release on the next instance, and keeps it', async () => {
    let tried = 0;
    answers((_, response) => {
      tried += 1;
      if (tried < 3) response.writeHead(404).end();
      else response.writeHead(200, { 'Cache-Control': 'public, max-age=31536000' }).end('script');
    });
    for (const _ of ['first', 'second'])
      expect(await ask('/_astro/chunk.js')).toMatchObject({ status: 200, body: 'script' });
    expect(tried).toBe(3);
  });

  test('redirects plain HTTP to the shop', async () => {
    const location = await new Promise((resolve, reject) => {
      const plain = { host: '127.0.0.1', port: proxy().plainPort, path: '/cart?a=1' };
      get({ ...plain, headers: { host: HOST } }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      }).on('error', reject);
    });
    expect(location).toEqual([301, `https://${HOST}/cart?a=1`]);
  });

  test('writes a log of lines in JSON without address, query or cookie', async () => {
    await ask('/zqxpath?zqxquery=1', { headers: { cookie: 'zqxcookie=1', referer: 'zqxpage' } });
    const log = readFileSync(join(folder, 'clinicart.log'), 'utf8');
    const lines = log.trim().split('\n');
    expect(log).not.toMatch(/zqx|127\.0\.0\.1/);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ method: 'GET', status: 200 });
  });
});

/** Policies with short times. nginx counts whole seconds: after four, a page of one second is older than two. */
const POLICIES = {
  '/refreshed': 'public, max-age=0, s-maxage=1, stale-while-revalidate=600',
  '/too-old': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600',
  '/api-gone': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600',
  '/site-gone': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600',
  '/deleted': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600',
  '/incomplete': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=600',
  '/api-gone-for-long': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=1',
  '/site-gone-for-long':
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=1',
  '/kept-before': 'public, max-age=0, s-maxage=600',
} as const;
const OLDER_MS = 4000;

describe.each(started)('a page that $name has stored, four seconds later', (kind) => {
  const { instances, ask, answers } = useProxy(kind);
  const stored: Answer = ({ url }, response) => {
    const policy = POLICIES[url as keyof typeof POLICIES];
    // A memory before nginx has had this page for longer than its policy allows.
    const age = url === '/kept-before' ? { Age: '700' } : {};
    response.writeHead(200, { 'Cache-Control': policy, ...age }).end('of before');
  };
  const later =
    (status: number, policy = 'private, no-store'): Answer =>
    (_, response) =>
      void response.writeHead(status, { 'Cache-Control': policy }).end('of now');
  const sent = async (path: keyof typeof POLICIES) => {
    const { status, body } = await ask(path);
    return [status, body];
  };

  beforeAll(async () => {
    answers(stored);
    for (const path of Object.keys(POLICIES)) await ask(path);
    await wait(OLDER_MS);
  });

  test('is sent once more while a new one is fetched, for stale-while-revalidate', async () => {
    answers(later(200, SHARED_POLICY));
    expect(await sent('/refreshed')).toEqual([200, 'of before']);
    await expect.poll(() => sent('/refreshed'), { timeout: 10_000 }).toEqual([200, 'of now']);
  });

  test('is fetched anew before the answer when it is older than that', async () => {
    answers(later(200, SHARED_POLICY));
    expect(await sent('/too-old')).toEqual([200, 'of now']);
  });

  test.each(['/api-gone', '/api-gone-for-long'] as const)(
    'is sent while the site answers with 503, also past stale-if-error: %s',
    async (path) => {
      answers(later(503));
      expect(await sent(path)).toEqual([200, 'of before']);
    },
  );

  test('makes way for a page that may not be stored', async () => {
    answers(later(200));
    expect(await sent('/incomplete')).toEqual([200, 'of now']);
  });

  test('is sent for its whole s-maxage, although it was older when nginx stored it: nginx does not subtract Age', async () => {
    answers(later(200, SHARED_POLICY));
    expect(await sent('/kept-before')).toEqual([200, 'of before']);
  });

  test('makes way for the answer that it does not exist any more', async () => {
    answers(later(404));
    expect(await sent('/deleted')).toEqual([404, 'of now']);
  });

  test('is sent while no instance is left, for stale-if-error and no longer', async () => {
    for (const instance of instances) await instance.kill();
    expect(await sent('/site-gone')).toEqual([200, 'of before']);
    const [status] = await sent('/site-gone-for-long');
    expect(status).toBe(502);
  });
});
