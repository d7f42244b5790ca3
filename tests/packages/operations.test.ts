// The built site as an operator sees it: checks, metrics, log, and the end of the process.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort, startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { signedIn } from '../bench/buyer.ts';
import { passOn } from '../browser/support/own-servers.ts';

const root = join(import.meta.dirname, '../..');
const ends: (() => unknown)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** Requests of the API wait for `release` while this is set; `held` resolves when one waits. */
let gate: { readonly held: () => void; readonly open: Promise<void> } | undefined;
/** Headers of the calls that the API received. */
const received: IncomingMessage['headers'][] = [];
let api: string;

async function startSandbox(): Promise<string> {
  const port = await freePort();
  const options = ['--file', ':memory:', '--quiet', '--plain-pictures', '--no-history'];
  const child = startChild(
    process.execPath,
    ['--conditions=source', 'packages/sandbox/src/main.ts', ...options],
    { env: { SANDBOX_PORT: String(port) } },
  );
  ends.push(() => stopChild(child));
  await untilAnswers(`http://localhost:${port}/console`, child);
  return `http://localhost:${port}`;
}

beforeAll(async () => {
  const sandbox = await startSandbox();
  const server = createServer(async (from, answer) => {
    received.push(from.headers);
    gate?.held();
    await gate?.open;
    passOn(from, sandbox, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  api = `http://localhost:${(server.address() as AddressInfo).port}`;
}, 60_000);

beforeEach(() => {
  gate = undefined;
  received.length = 0;
});

/** Starts the built site. Its output is in `lines`. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const lines: string[] = [];
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env: { PORT: String(port), HOST: '0.0.0.0', API_BASE: api, READ_CACHE_MB: '0', ...env },
    line: (text) => lines.push(text),
  });
  ends.push(() => stopChild(child));
  const site = `http://localhost:${port}`;
  await untilAnswers(`${site}/healthz`, child);
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { site, child, lines, exited };
}

const json = (line: string): Record<string, unknown> => JSON.parse(line);

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Requests an address with Node's own client, which shows connection headers; rejects if the answer is cut off. */
function get(url: string, agent?: Agent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: agent ?? new Agent() }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

const codeOf = (url: string) =>
  get(url).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  );

/** Returns a promise and the function that resolves it. */
function signal(): readonly [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, () => resolve()];
}

/** Holds the calls of the API. */
function holdApi() {
  const [isHeld, held] = signal();
  const [isOpen, release] = signal();
  gate = { held, open: isOpen };
  return { held: isHeld, release };
}

describe('the checks', () => {
  test('tell that the process runs, and that it may receive requests', async () => {
    const { site } = await start();
    for (const [path, body] of [
      ['/healthz', { status: 'alive' }],
      ['/readyz', { status: 'ready', apiReachable: true }],
    ] as const) {
      const answer = await fetch(site + path);
      expect([answer.status, await answer.json()]).toEqual([200, body]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('application/json');
      const head = await fetch(site + path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    const calls = received.length;
    await fetch(`${site}/readyz`);
    expect(received.length, 'a recent answer suffices').toBe(calls);
    expect(await codeOf(`${site}/metrics`), 'no metrics unless asked for').toBe(404);
  });

  test('tell that the API is away', async () => {
    const away = { API_BASE: `http://localhost:${await freePort()}` };
    const [strict, lenient] = await Promise.all([
      start(away),
      start({ ...away, READY_WITHOUT_API: '1' }),
    ]);
    const refused = await fetch(`${strict.site}/readyz`);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { status: 'api-unreachable', apiReachable: false },
    ]);
    expect((await fetch(`${strict.site}/healthz`)).status).toBe(200);
    const ready = await fetch(`${lenient.site}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', apiReachable: false },
    ]);
  });
});

/** Values that must be in no log and in no metric. */
const PLANTED = {
  token: 'planted0token0of0a0buyer',
  email: 'amy.wong@clinic.example',
  phone: '61234567',
  name: 'PlantedName',
  word: 'plantedword',
};
const personal = () =>
  ({
    cookie: `language=2; token=${PLANTED.token}; user=${encodeURIComponent(JSON.stringify({ name: PLANTED.name, email: PLANTED.email }))}`,
    authorization: PLANTED.token,
    'user-agent': `Browser of ${PLANTED.email}`,
    referer: `http://shop.example/?phone=${PLANTED.phone}`,
    'x-forwarded-for': PLANTED.phone,
    'x-request-id': `${PLANTED.phone}-${PLANTED.name}`,
  }) as const;
const PERSONAL_PATHS = [
  `/search?keyword=${PLANTED.word}&phone=${PLANTED.phone}`,
  `/product/${encodeURIComponent(PLANTED.email)}?token=${PLANTED.token}`,
  `/user/information?name=${PLANTED.name}`,
  `/${PLANTED.word}/${PLANTED.phone}`,
];

const plantedIn = (text: string) =>
  Object.values(PLANTED).filter((each) => text.toLowerCase().includes(each.toLowerCase()));

describe('the metrics', () => {
  test('count requests, pages, calls and the process, and name no person', async () => {
    const port = await freePort();
    const { site } = await start({ METRICS_PORT: String(port) });
    for (const _ of [1, 2]) expect((await fetch(`${site}/contactUs`)).status).toBe(200);
    for (const path of PERSONAL_PATHS) {
      await fetch(site + path, { headers: personal(), redirect: 'manual' });
      await fetch(site + path, { redirect: 'manual' });
    }
    expect(await codeOf(`${site}/metrics`), 'not on the public port').toBe(404);
    const at = `http://localhost:${port}`;
    const answer = await fetch(`${at}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(plantedIn(text)).toEqual([]);
    const value = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1],
      );
    const page = 'route="/contactUs"';
    expect(value(`clinicart_http_requests_total{${page},method="GET",status="200"}`)).toBe(2);
    expect(value(`clinicart_http_request_duration_seconds_count{${page}}`)).toBe(2);
    expect(value(`clinicart_render_duration_seconds_count{${page}}`)).toBe(1);
    expect(value('clinicart_page_cache_requests_total{result="hit"}')).toBeGreaterThanOrEqual(1);
    expect(value('clinicart_page_cache_requests_total{result="miss"}')).toBeGreaterThanOrEqual(1);
    expect(value('clinicart_page_cache_entries')).toBeGreaterThanOrEqual(1);
    expect(value('clinicart_page_cache_bytes')).toBeGreaterThan(1000);
    const calls = 'source="page",outcome="answered"';
    expect(value(`clinicart_api_calls_total{${calls}}`)).toBeGreaterThan(2);
    expect(value(`clinicart_api_call_duration_seconds_count{${calls}}`)).toBeGreaterThan(2);
    expect(value('process_cpu_user_seconds_total')).toBeGreaterThan(0);
    expect(value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(value('nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0);
    // Each line is a comment or a sample.
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"\n]*",?)+\})? [\d.e+-]+)$/,
      );
    expect(await codeOf(`${at}/readyz`)).toBe(200);
    expect(await codeOf(`${at}/`)).toBe(404);
  });
});

describe('the log', () => {
  test('has one JSON line for a request, with the id that client and API receive', async () => {
    const { site, lines } = await start({ LOG: 'json' });
    const answers = [await fetch(`${site}/contactUs`), await fetch(`${site}/contactUs`)];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(2);
    const logged = lines.map(json).filter(({ message }) => message === 'request');
    expect(logged[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      message: 'request',
      id: ids[0],
      method: 'GET',
      route: '/contactUs',
      status: 200,
      ms: expect.any(Number),
      cache: 'miss',
      apiCalls: expect.any(Number),
    });
    expect(logged[1]).toMatchObject({ id: ids[1], cache: 'hit' });
    const sent = received.map((headers) => headers['x-request-id']);
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent)).toEqual(new Set([ids[0]]));
    expect(lines.map(json)[0]).toMatchObject({ message: 'listening' });
  });

  test('takes the id of a proxy that it trusts', async () => {
    const { site } = await start({ TRUST_PROXY: '1' });
    const idFor = async (id: string) =>
      (await fetch(`${site}/robots.txt`, { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('proxy-4711.a')).toBe('proxy-4711.a');
    expect(await idFor('a b "c"'), 'no id').toMatch(/^[\da-f-]{36}$/);
  });

  test('has the stack of an error, and nothing of a person', async () => {
    const message = `No ${PLANTED.email} ${PLANTED.phone} at http://a/?token=${PLANTED.token}`;
    // The page cache reads a rendered page with it, and nothing else does.
    const fault = `Response.prototype.arrayBuffer = function () { throw new TypeError(${JSON.stringify(message)}); };`;
    const { site, lines } = await start({
      LOG: 'json',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    const failed = await fetch(`${site}/search?keyword=${PLANTED.word}`, {
      headers: { cookie: `note=${PLANTED.name}` },
    });
    expect(failed.status).toBe(500);
    for (const path of PERSONAL_PATHS)
      await fetch(site + path, { headers: personal(), redirect: 'manual' });
    const requests = () => lines.filter((line) => line.includes('"message":"request"')).length;
    await expect.poll(requests).toBe(1 + PERSONAL_PATHS.length);
    const error = lines.map(json).find(({ level }) => level === 'error');
    expect(error).toMatchObject({
      id: failed.headers.get('x-request-id'),
      message: 'Could not render /search',
      stack: expect.stringMatching(/^TypeError: No \[redacted\][\s\S]+\n\s+at .+\.mjs:\d+/),
    });
    expect(plantedIn(lines.join('\n'))).toEqual([]);
  });
});

describe('the places for renderings', () => {
  const PLACES = /^clinicart_renders(?:_waiting)? \d+$/gm;

  test('are bounded; a page beyond them waits, and reads nothing before its turn', async () => {
    const port = await freePort();
    const { site } = await start({
      ...{
        RENDERS_AT_ONCE: '1',
        PAGE_CACHE_MB: '0',
        READ_CACHE_MB: '0',
        METRICS_PORT: String(port),
      },
    });
    const places = async () =>
      (await (await fetch(`http://localhost:${port}/metrics`)).text()).match(PLACES);
    received.length = 0;
    await get(`${site}/contactUs`);
    const calls = received.splice(0).length;
    expect(calls).toBeGreaterThan(1);
    const { held, release } = holdApi();
    const first = get(`${site}/contactUs`);
    await held;
    const second = get(`${site}/contactUs`);
    const third = new AbortController();
    const headers = { cookie: 'token=gone' };
    const gone = fetch(`${site}/question`, { headers, signal: third.signal }).catch(() => 'gone');
    await expect.poll(places).toEqual(['clinicart_renders 1', 'clinicart_renders_waiting 2']);
    expect(received.length).toBeLessThanOrEqual(calls);
    third.abort();
    expect(await gone).toBe('gone');
    await expect.poll(places).toEqual(['clinicart_renders 1', 'clinicart_renders_waiting 1']);
    release();
    for (const { status, body } of [await first, await second]) {
      expect(status).toBe(200);
      expect(body.trimEnd()).toMatch(/<\/html>$/);
    }
    await expect.poll(places).toEqual(['clinicart_renders 0', 'clinicart_renders_waiting 0']);
    expect(received.length, 'calls of two pages').toBe(2 * calls);
  });

  test.each([
    ['zh', '', '瀏覽人數眾多，請稍候'],
    ['en', 'language=2', 'Many clinics are shopping right now'],
  ])('that are taken too long send a page with 503 (%s)', async (_, cookie, title) => {
    const { site } = await start();
    received.length = 0;
    const answer = await fetch(`${site}/status/busy`, { headers: { cookie } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain(title);
    expect(html).not.toContain('<script');
    expect(received).toEqual([]);
  });
});

test.each([['gzip'], ['br'], ['identity']])(
  'a page of a member is sent whole, with its length (%s)',
  async (coding) => {
    const { site } = await start();
    const { token = '' } = (await signedIn(api)).stored;
    const headers = { cookie: `token=${token}`, 'accept-encoding': coding };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${site}/contactUs`, { headers }, resolve).on('error', reject).end();
    });
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['transfer-encoding']).toBeUndefined();
    expect(Number(answer.headers['content-length'])).toBe(Buffer.concat(parts).length);
    expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

describe('the end of the process', () => {
  test('answers the request that is under way, whole, and takes no new one', async () => {
    const { site, child, exited } = await start({
      PAGE_CACHE_MB: '0',
      READ_CACHE_MB: '0',
      LOG: 'json',
    });
    const { held, release } = holdApi();
    const agent = new Agent({ keepAlive: true });
    const slow = get(`${site}/contactUs`, agent);
    await held;
    child.kill('SIGTERM');
    await expect.poll(() => codeOf(`${site}/healthz`)).toBe('ECONNREFUSED');
    release();
    const { status, headers, body } = await slow;
    expect(status).toBe(200);
    expect(headers.connection).toBe('close');
    expect(body.trimEnd()).toMatch(/<\/html>$/);
    expect((await exited)[0]).toBe(0);
    agent.destroy();
  });

  test('is announced first: not ready, and kept connections are closed after their next answer', async () => {
    const { site, child, exited } = await start({ SHUTDOWN_DELAY_S: '600' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await get(`${site}/robots.txt`, agent)).headers.connection).toBe('keep-alive');
    expect((await get(`${site}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => codeOf(`${site}/readyz`)).toBe(503);
    expect(JSON.parse((await get(`${site}/readyz`)).body)).toEqual({ status: 'stopping' });
    expect((await get(`${site}/healthz`)).status, 'still alive').toBe(200);
    const kept = await get(`${site}/contactUs`, agent);
    expect([kept.status, kept.headers.connection]).toEqual([200, 'close']);
    // The second signal ends the wait.
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    agent.destroy();
  });

  test('does not wait longer than its time for an answer', async () => {
    const { site, child, lines, exited } = await start({ SHUTDOWN_GRACE_S: '0.2', LOG: 'json' });
    const { held, release } = holdApi();
    const cut = get(`${site}/contactUs`).catch((error: NodeJS.ErrnoException) => error.code);
    await held;
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    release();
    expect(await cut).toBe('ECONNRESET');
    expect(lines.map(json).at(-1)).toMatchObject({
      level: 'warn',
      message: 'Stopped while 1 answers were under way.',
    });
  });
});

test.each([
  ['LOG', 'xml', 'LOG is neither text nor json.'],
  ['PORT', '70000', 'PORT is no number from 0 to 65535.'],
  ['CAPTCHA_KEY', 'garbage', 'CAPTCHA_KEY is no public key of RSA (base64 SPKI).'],
  ['METRICS_PORT', 'yes', 'METRICS_PORT is no number from 0 to 65535.'],
  ['RENDERS_AT_ONCE', '0.5', 'RENDERS_AT_ONCE is less than 1.'],
  ['SHUTDOWN_DELAY_S', '-1', 'SHUTDOWN_DELAY_S is no number from 0 to 86400.'],
])('does not start with %s=%s', async (name, value, message) => {
  const lines: string[] = [];
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env: { PORT: String(await freePort()), [name]: value },
    line: (text) => lines.push(text),
  });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(lines.join('\n')).toContain(message);
});
