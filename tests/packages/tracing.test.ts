// The built site sends traces to a receiver of OpenTelemetry, if the operator names one.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort, startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { passOn } from '../browser/support/own-servers.ts';

const root = join(import.meta.dirname, '../..');
const ends: (() => unknown)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Sent = z.infer<typeof exported>['resourceSpans'][number];

/** OTLP: the kinds of spans. */
const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];

async function listening(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a receiver. `answer` may answer late, refuse, or never answer. */
async function startReceiver(answer = (response: ServerResponse) => void response.end('{}')) {
  const bodies: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const at = await listening(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    bodies.push(Buffer.concat(parts).toString());
    headers.push({ ...request.headers, path: request.url });
    answer(response);
  });
  const sent = (): Sent[] =>
    bodies.flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans);
  const spans = () =>
    sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return { at, bodies, headers, sent, spans };
}

/** Headers of the calls that the API received. */
const received: IncomingMessage['headers'][] = [];
let api: string;

beforeAll(async () => {
  const port = await freePort();
  const options = ['--file', ':memory:', '--quiet', '--plain-pictures', '--no-history'];
  const child = startChild(
    process.execPath,
    ['--conditions=source', 'packages/sandbox/src/main.ts', ...options],
    { env: { SANDBOX_PORT: String(port) } },
  );
  ends.push(() => stopChild(child));
  const sandbox = `http://localhost:${port}`;
  await untilAnswers(`${sandbox}/console`, child);
  api = await listening((from, answer) => {
    received.push(from.headers);
    passOn(from, sandbox, answer);
  });
}, 60_000);

beforeEach(() => {
  received.length = 0;
});

/** Starts the built site. Its output is in `lines`. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const lines: string[] = [];
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env: { PORT: String(port), HOST: '127.0.0.1', API_BASE: api, LOG: 'json', ...env },
    line: (text) => lines.push(text),
  });
  ends.push(() => stopChild(child));
  const site = `http://127.0.0.1:${port}`;
  await untilAnswers(`${site}/healthz`, child);
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { site, child, lines, exited };
}

/** Settings that send spans at once. */
const to = (at: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: at, OTEL_BSP_SCHEDULE_DELAY: '20' });
const factOf = (span: { readonly attributes: readonly z.infer<typeof attribute>[] }, key: string) =>
  span.attributes.find((each) => each.key === key)?.value;

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${PARENT}-01`;

describe('a trace', () => {
  test('has the request, its rendering and its calls, which carry it to the API', async () => {
    const receiver = await startReceiver();
    const { site, lines } = await start({
      ...to(receiver.at),
      OTEL_SERVICE_NAME: 'shop-of-tests',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=clinicart',
    });
    await fetch(`${site}/contactUs`);
    await expect.poll(() => receiver.spans().some(({ kind }) => kind === SERVER)).toBe(true);
    expect(receiver.headers[0]).toMatchObject({
      ...{ path: '/v1/traces', 'content-type': 'application/json', 'x-tenant': 'clinicart' },
    });
    const spans = receiver.spans();
    const request = spans.find(({ kind }) => kind === SERVER);
    const render = spans.find(({ kind }) => kind === INTERNAL);
    const calls = spans.filter(({ kind }) => kind === CLIENT);
    expect(request?.name).toBe('GET /contactUs');
    expect(request?.parentSpanId).toBeUndefined();
    expect([render?.name, render?.parentSpanId]).toEqual(['render /contactUs', request?.spanId]);
    expect(calls.map(({ name }) => name)).toContain('catalogue.parentCategories');
    for (const { name, parentSpanId } of calls) {
      expect(name).toMatch(/^\w+\.\w+$/);
      expect(parentSpanId).toBe(render?.spanId);
    }
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(received.map((headers) => headers['traceparent']).toSorted()).toEqual(
      calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`).toSorted(),
    );
    const resource = receiver.sent()[0]?.resource ?? { attributes: [] };
    expect(factOf(resource, 'service.name')).toEqual({ stringValue: 'shop-of-tests' });
    expect(factOf(resource, 'deployment.environment.name')).toEqual({ stringValue: 'tests' });
    const logged = lines
      .map((line) => JSON.parse(line))
      .find(({ route }) => route === '/contactUs');
    expect(logged.traceId).toBe(request?.traceId);
  });

  test('continues the trace of a trusted proxy, and of no client', async () => {
    const parents: (readonly [boolean, boolean])[] = [];
    for (const env of [{ TRUST_PROXY: '1' }, {}]) {
      const receiver = await startReceiver();
      const { site } = await start({ ...to(receiver.at), ...env });
      await fetch(`${site}/robots.txt`, { headers: { traceparent } });
      await expect.poll(() => receiver.spans().length).toBe(1);
      const [span] = receiver.spans();
      parents.push([span?.traceId === TRACE, span?.parentSpanId === PARENT]);
    }
    expect(parents).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('has no address, query, cookie, token or contact', async () => {
    const receiver = await startReceiver();
    const { site } = await start({ ...to(receiver.at), API_PROXY: '1' });
    const planted = [
      'planted0token0of0a0buyer',
      'amy.wong@clinic.example',
      '61234567',
      'plantedword',
    ];
    const [token, email, phone, word] = planted;
    const headers = {
      cookie: `token=${token}; user=${email}`,
      authorization: `${token}`,
      'user-agent': `Browser of ${email}`,
      referer: `http://shop.example/?phone=${phone}`,
      traceparent,
      tracestate: `vendor=${word}`,
      baggage: `name=${word}`,
      'x-request-id': `${phone}-${word}`,
    };
    const paths = [
      `/search?keyword=${word}&phone=${phone}`,
      `/product/${email}?token=${token}`,
      `/user/orderDetail/${phone}`,
      `/${word}/${phone}`,
      `/authapi/order/${word}?name=${email}`,
      `/pictures/${word}.webp`,
    ];
    for (const path of paths) {
      await fetch(site + path, { headers, redirect: 'manual' });
      await fetch(site + path, { redirect: 'manual' });
    }
    await expect
      .poll(() => receiver.spans().filter(({ kind }) => kind === SERVER).length)
      .toBe(2 * paths.length);
    const text = receiver.bodies.join('\n').toLowerCase();
    expect(
      planted.filter((each) => text.includes(each) || text.includes(encodeURIComponent(each))),
    ).toEqual([]);
    const keys = receiver.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key));
    expect([...new Set(keys)].toSorted()).toEqual([
      'clinicart.cache',
      'clinicart.request_id',
      'error.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ]);
    expect(received.filter((each) => each['tracestate'] ?? each['baggage'])).toEqual([]);
  });
});

describe('a receiver', () => {
  test.each([
    ['that never answers', () => undefined],
    ['that refuses', (response: ServerResponse) => void response.writeHead(400).end()],
    ['that is gone', undefined],
  ])('%s costs no request, and its spans are counted', async (_, answer) => {
    const receiver = answer ? await startReceiver(answer) : undefined;
    const port = String(await freePort());
    const { site, child, exited } = await start({
      ...to(receiver?.at ?? `http://127.0.0.1:${await freePort()}`),
      ...{ METRICS_PORT: port, OTEL_BSP_MAX_QUEUE_SIZE: '4', OTEL_EXPORTER_OTLP_TIMEOUT: '300' },
    });
    for (let at = 0; at < 20; at += 1) {
      const { status } = await fetch(`${site}/robots.txt`);
      expect(status).toBe(200);
    }
    const lost = async () =>
      /^clinicart_trace_spans_total\{outcome="lost"\} (\d+)$/m.exec(
        await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
      )?.[1];
    await expect.poll(lost, { timeout: 10_000 }).toBe('20');
    await fetch(`${site}/robots.txt`);
    const endsAt = performance.now() + 8000;
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    expect(performance.now(), 'ends without the receiver').toBeLessThan(endsAt);
  });

  test('gets the last spans before the process ends', async () => {
    const receiver = await startReceiver();
    const { site, child, exited } = await start({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.at}/own`,
      OTEL_BSP_SCHEDULE_DELAY: '60000',
    });
    await fetch(`${site}/robots.txt`);
    expect(receiver.bodies).toEqual([]);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    expect(receiver.spans().map(({ name }) => name)).toEqual(['GET file']);
    expect(receiver.headers[0]?.['path']).toBe('/own');
  });

  test.each([
    ['loaded with a receiver', { OTEL_EXPORTER_OTLP_ENDPOINT: 'on' }, true],
    ['not loaded without', {}, false],
    [
      'not loaded with OTEL_SDK_DISABLED',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'on', OTEL_SDK_DISABLED: 'true' },
      false,
    ],
    [
      'not loaded with OTEL_TRACES_EXPORTER=none',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'on', OTEL_TRACES_EXPORTER: 'none' },
      false,
    ],
  ])('OpenTelemetry is %s', async (_, env, isLoaded) => {
    const receiver = await startReceiver();
    const watch = `import { registerHooks } from 'node:module'; registerHooks({ resolve(name, context, next) { if (name.startsWith('@opentelemetry/')) console.log('loads', name); return next(name, context); } });`;
    const { site, lines } = await start({
      ...env,
      ...('OTEL_EXPORTER_OTLP_ENDPOINT' in env && to(receiver.at)),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch)}`,
    });
    await fetch(`${site}/contactUs`);
    await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(1);
    expect(lines.some((line) => line.includes('loads'))).toBe(isLoaded);
    expect(received.length).toBeGreaterThan(0);
    expect(received.some((headers) => headers['traceparent'])).toBe(isLoaded);
    if (!isLoaded) expect(receiver.bodies).toEqual([]);
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'which is not a web address.'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'the site knows http/json.'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'the site knows otlp, none.'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'traceidratio, parentbased_traceidratio.'],
  ['OTEL_TRACES_SAMPLER_ARG', '7', 'is no number from 0 to 1.'],
])('does not start with %s=%s', async (name, value, message) => {
  const lines: string[] = [];
  const child = startChild(process.execPath, ['dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env: {
      PORT: String(await freePort()),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      [name]: value,
    },
    line: (text) => lines.push(text),
  });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(lines.join('\n')).toContain(`${name} is`);
  expect(lines.join('\n')).toContain(message);
});
