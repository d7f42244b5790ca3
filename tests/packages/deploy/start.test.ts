// nginx and Caddy, started with the files of examples/deploy in front of three instances, as a person and an operator rely on them.
import { connect } from 'node:http2';
import { describe, expect, test } from 'vitest';
import type { Instance, Received } from './instances.ts';
import { caddy, HOST, isInstalled, nginx } from './proxies.ts';
import { PAGE, page, useProxy } from './use-proxy.ts';

const PROXIES = [nginx, caddy];
const started = PROXIES.filter(isInstalled);
const missing = PROXIES.filter((kind) => !isInstalled(kind));

const MIB = 1024 * 1024;

test.each(missing)('$name was not started: this machine lacks the program', ({ find }) => {
  expect(find).toThrow('Install it');
});

describe.each(started)('$name in front of three instances', (kind) => {
  const { instances, proxy, ask, answers, received, untilAllAnswer } = useProxy(kind);

  test('passes a page with the headers of the site', async () => {
    const { status, headers, body } = await ask('/product/10001?lang=zh');
    expect({ status, body }).toEqual({ status: 200, body: PAGE });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'private, no-store',
      'set-cookie': ['language=2; Path=/'],
    });
    expect(received()[0]?.url).toBe('/product/10001?lang=zh');
  });

  test('speaks HTTP/2', async () => {
    const { port, certificate } = proxy();
    const session = connect(`https://${HOST}:${port}`, {
      ca: certificate,
      host: '127.0.0.1',
      servername: HOST,
    });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      session
        .request({ ':path': '/' })
        .on('response', (headers) => resolve(headers[':status']))
        .resume();
    });
    session.close();
    expect(status).toBe(200);
  });

  test('sets what the site trusts, and takes none of it from a client', async () => {
    const forged = 'forged-by-the-client';
    const { headers } = await ask('/', {
      headers: {
        traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
        'X-Forwarded-Host': `${forged}.example`,
        'X-Forwarded-Proto': 'http',
        'X-Request-Id': forged,
      },
    });
    const [one] = received();
    expect(one?.headers).toMatchObject({
      host: HOST,
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
    });
    expect(one?.headers).not.toHaveProperty('traceparent');
    expect(one?.headers['x-request-id']).toMatch(/^[\w-]{32,36}$/);
    expect(headers['x-request-id']).toBe(one?.headers['x-request-id']);
    expect(JSON.stringify(one)).not.toContain(forged);
  });

  test.each(['/healthz', '/readyz', '/readyz?deep=1', '/metrics', '/%72eadyz', '//readyz'])(
    'hides %s from the public',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).not.toContain('ready');
      expect(received()).toEqual([]);
    },
  );

  test('passes an upload of 24 MiB', async () => {
    const { headers } = await ask('/bill', { method: 'POST', body: Buffer.alloc(24 * MIB) });
    expect(headers['x-bytes']).toBe(String(24 * MIB));
  });

  test('refuses an upload that announces more', async () => {
    const { status } = await ask('/bill', { method: 'POST', announced: 26 * MIB });
    expect(status).toBe(413);
    expect(received()).toEqual([]);
  });

  test('uses every instance after uploads that are too long and do not say so', async () => {
    const long = { method: 'POST', headers: { 'transfer-encoding': 'chunked' } };
    for (const _ of instances) {
      // The site refuses what the proxy passes; a proxy that refuses may close the connection meanwhile.
      await ask('/bill', { ...long, body: Buffer.alloc(26 * MIB) }).catch(() => {});
    }
    for (let count = 0; count < 60; count++) expect((await ask('/')).status).toBe(200);
    const pages = instances.map((one) => one.received.filter(({ url }) => url === '/').length);
    expect(Math.min(...pages)).toBeGreaterThan(0);
  });

  test('passes an address of 90 kB', async () => {
    const path = `/search?keyword=${'%E6%89%8B'.repeat(10_000)}`;
    expect((await ask(path)).status).toBe(200);
    expect(received()[0]?.url === path).toBe(true);
  });

  test('gives a page from another instance when one is killed while it answers', async () => {
    await untilAllAnswer();
    let victim: Instance | undefined;
    answers((one, response, instance) => {
      if (victim) return page(one, response, instance);
      victim = instance;
      void instance.kill();
    });
    expect(await ask('/held')).toMatchObject({ status: 200, body: PAGE });
    const held = (all: readonly Received[]) => all.filter(({ url }) => url === '/held').length;
    expect([held(victim?.received ?? []), held(received())]).toEqual([1, 2]);
  });

  test('gives every page while one instance alone is left', async () => {
    await untilAllAnswer();
    const [first, second, last] = instances;
    const statuses: unknown[] = [];
    for (let count = 0; count < 60; count++) {
      if (count === 20) void first?.kill();
      if (count === 40) void second?.kill();
      statuses.push((await ask(`/page-${count}`)).status);
    }
    expect(statuses).toEqual(Array(60).fill(200));
    expect(last?.received.length).toBeGreaterThanOrEqual(20);
  });

  test('never repeats a POST that an instance has received', async () => {
    await untilAllAnswer();
    answers((_, __, instance) => void instance.kill());
    const { status } = await ask('/api/order', { method: 'POST', body: Buffer.from('order') });
    expect(status).toBe(502);
    expect(received().filter(({ url }) => url === '/api/order')).toHaveLength(1);
  });
});
