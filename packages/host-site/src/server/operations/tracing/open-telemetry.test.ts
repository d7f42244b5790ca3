import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { expect, test, vi } from 'vitest';
import { openTelemetry } from './open-telemetry.ts';
import type { TraceSettings } from './trace-settings.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const SAMPLED = `00-${TRACE}-${PARENT}-01`;
const UNSAMPLED = `00-${TRACE}-${PARENT}-00`;

/** Returns a tracer, the spans that arrive once it is stopped, and the spans that were counted. */
function traced(changes: Partial<TraceSettings> = {}, exporter?: SpanExporter) {
  const memory = new InMemorySpanExporter();
  const counts = { sent: 0, lost: 0 };
  const onChange = vi.fn();
  // The exporter forgets its spans when it is shut down.
  const kept: ReadableSpan[] = [];
  const usual: SpanExporter = {
    export(spans, done) {
      kept.push(...spans);
      memory.export(spans, done);
    },
    shutdown: () => memory.shutdown(),
  };
  const tracer = openTelemetry({
    settings: {
      ...{ serviceName: 'shop', sampler: 'always_on', followsParent: true, ratio: 1 },
      ...{ delayMs: 5, mostWaiting: 100, ...changes },
    },
    callName: () => 'cart.read',
    count: (outcome, spans) => {
      counts[outcome] += spans;
    },
    onChange,
    exporter: exporter ?? usual,
  });
  return { tracer, kept, counts, onChange };
}

test('a call is part of its rendering, and that of its request', async () => {
  const { tracer, kept, counts } = traced();
  const request = tracer.request('GET', '/shopCart', undefined);
  const render = request.render('/shopCart');
  const call = render.call('POST', 'https://api.example/api/cart?token=secret');
  expect(call.traceparent).toMatch(new RegExp(`^00-${request.traceId}-[\\da-f]{16}-01$`));
  call.end({ status: 200 });
  render.end();
  request.end({ status: 200, facts: { 'clinicart.cache': 'miss', 'clinicart.none': undefined } });
  await tracer.stop(1000);
  expect(counts).toEqual({ sent: 3, lost: 0 });
  expect(kept.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['cart.read', { 'http.request.method': 'POST', 'http.response.status_code': 200 }],
    ['render /shopCart', { 'http.route': '/shopCart' }],
    [
      'GET /shopCart',
      {
        ...{ 'http.request.method': 'GET', 'http.route': '/shopCart' },
        ...{ 'clinicart.cache': 'miss', 'http.response.status_code': 200 },
      },
    ],
  ]);
  const ids = kept.map((span) => span.spanContext().spanId);
  expect(kept.map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual([
    ids[1],
    ids[2],
    undefined,
  ]);
  expect(Object.keys(kept[0]?.resource.attributes ?? {}).toSorted()).toEqual([
    'service.instance.id',
    'service.name',
    'telemetry.sdk.language',
    'telemetry.sdk.name',
    'telemetry.sdk.version',
  ]);
});

test.each([
  ['follows a sampled parent', SAMPLED, {}, 1, TRACE],
  ['follows a parent that is not sampled', UNSAMPLED, {}, 0, TRACE],
  ['decides itself', UNSAMPLED, { followsParent: false }, 1, TRACE],
  ['keeps nothing', SAMPLED, { followsParent: false, sampler: 'always_off' as const }, 0, TRACE],
  ['keeps a part of zero', '', { sampler: 'traceidratio' as const, ratio: 0 }, 0, undefined],
  ['keeps a part of one', '', { sampler: 'traceidratio' as const, ratio: 1 }, 1, undefined],
  ['begins a trace for a header that is none', '00-4711-1-01', {}, 1, undefined],
])('%s', async (_, traceparent, changes, sent, traceId) => {
  const { tracer, kept, counts } = traced(changes);
  const span = tracer.request('GET', '/', traceparent);
  if (traceId) expect(span.traceId).toBe(traceId);
  else expect(span.traceId).not.toBe(TRACE);
  expect(span.traceparent.slice(-2)).toBe(`0${sent}`);
  span.end({ status: 200 });
  await tracer.stop(1000);
  expect(counts).toEqual({ sent, lost: 0 });
  expect(kept[0]?.parentSpanContext?.spanId).toBe(sent && traceId ? PARENT : undefined);
});

test.each([
  ['a server error', { status: 503 }, '503', 2],
  ['a refusal of a request', { status: 404 }, undefined, 0],
  ['a client that left', { status: 200, error: 'cancelled' as const }, 'cancelled', 0],
])('an error of the span: %s', async (_, outcome, type, code) => {
  const { tracer, kept } = traced();
  tracer.request('GET', '/', undefined).end(outcome);
  await tracer.stop(1000);
  expect([kept[0]?.attributes['error.type'], kept[0]?.status.code]).toEqual([type, code]);
});

test.each([
  ['a refusal of a call', { status: 404 }, '404', 2],
  ['a call without an answer', { error: 'timeout' as const }, 'timeout', 2],
])('an error of the span: %s', async (_, outcome, type, code) => {
  const { tracer, kept } = traced();
  tracer.request('GET', '/', undefined).call('POST', '').end(outcome);
  await tracer.stop(1000);
  expect([kept[0]?.attributes['error.type'], kept[0]?.status.code]).toEqual([type, code]);
});

/** A receiver that answers when the test says so. */
function heldReceiver() {
  const waiting: ((result: ExportResult) => void)[] = [];
  const exporter: SpanExporter = {
    export: (_, done) => waiting.push(done),
    shutdown: () => Promise.resolve(),
  };
  return { waiting, exporter };
}

test('a receiver that does not answer fills a bounded memory, and every lost span is counted', async () => {
  const { waiting, exporter } = heldReceiver();
  const { tracer, counts } = traced({ mostWaiting: 10 }, exporter);
  const spans = (number: number) => {
    for (let at = 0; at < number; at += 1) tracer.request('GET', '/', undefined).end();
  };
  spans(10);
  await expect.poll(() => waiting.length).toBe(1);
  spans(25);
  expect(counts).toEqual({ sent: 0, lost: 15 });
  waiting[0]?.({ code: ExportResultCode.SUCCESS });
  await expect.poll(() => waiting.length).toBe(2);
  expect(counts).toEqual({ sent: 10, lost: 15 });
  const startedAt = performance.now();
  await tracer.stop(50);
  expect(performance.now() - startedAt, 'stops without the receiver').toBeLessThan(5000);
});

test('says once that the receiver fails, and once that it is back', async () => {
  const { waiting, exporter } = heldReceiver();
  const { tracer, counts, onChange } = traced({}, exporter);
  const refused = Object.assign(new Error('of amy@clinic.example'), { code: 'ECONNREFUSED' });
  for (const result of [
    { code: ExportResultCode.FAILED, error: refused },
    { code: ExportResultCode.FAILED, error: refused },
    { code: ExportResultCode.SUCCESS },
  ]) {
    tracer.request('GET', '/', undefined).end();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.(result);
    // The next batch begins in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(counts).toEqual({ sent: 1, lost: 2 });
  expect(onChange.mock.calls).toEqual([
    [true, 'ECONNREFUSED'],
    [false, undefined],
  ]);
});
