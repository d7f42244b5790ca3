/** Traces by OpenTelemetry. Loaded only if the operator names a receiver. */
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ActiveSpan, Tracer } from './active-span.ts';
import { countedSpans } from './counted-spans.ts';
import type { TraceSettings } from './trace-settings.ts';

interface OpenTelemetryOptions {
  readonly settings: TraceSettings;
  /** Names the call at a URL. */
  readonly callName: (url: string) => string;
  readonly count: (outcome: 'sent' | 'lost', spans: number) => void;
  readonly onChange: (isFailing: boolean, reason?: string) => void;
  /** Sends batches; by default over OTLP/HTTP as JSON, where the environment says. */
  readonly exporter?: SpanExporter;
}

/** Server errors, and for a call also refusals. */
const leastError = { [SpanKind.SERVER]: 500, [SpanKind.INTERNAL]: 500, [SpanKind.CLIENT]: 400 };
type Kind = keyof typeof leastError;

function samplerOf({ sampler, followsParent, ratio }: TraceSettings): Sampler {
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = samplers[sampler]();
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

/**
 * Returns what the spans have in common. Without the detectors of host and process, which would add the name of the
 * machine, of its user, and the command line.
 */
function resourceOf({ serviceName }: TraceSettings) {
  return defaultResource()
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }));
}

/** Returns the context of a trace that a proxy has begun. */
function remote(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Returns a tracer. Names and attributes come from route classes, rows of the contract and fixed words. */
export function openTelemetry(options: OpenTelemetryOptions): Tracer {
  const { settings, callName, count, onChange, exporter = new OTLPTraceExporter() } = options;
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: samplerOf(settings),
    spanProcessors: [countedSpans({ ...settings, exporter, count, onChange })],
  });
  const tracer = provider.getTracer('@clinicart/host-site');

  function start(name: string, kind: Kind, attributes: Attributes, parent: Context): ActiveSpan {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    const context = trace.setSpan(parent, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      render: (route) =>
        start(`render ${route}`, SpanKind.INTERNAL, { 'http.route': route }, context),
      call: (method, url) =>
        start(callName(url), SpanKind.CLIENT, { 'http.request.method': method }, context),
      end({ status, error, facts = {} } = {}) {
        const isError = error !== undefined || (status ?? 0) >= leastError[kind];
        for (const [key, value] of Object.entries(facts))
          if (value !== undefined) span.setAttribute(key, value);
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (isError) span.setAttribute('error.type', error ?? String(status));
        if (isError && error !== 'cancelled') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    request: (method, route, traceparent) =>
      start(
        `${method} ${route}`,
        SpanKind.SERVER,
        { 'http.request.method': method, 'http.route': route },
        remote(traceparent),
      ),
    async stop(patienceMs) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
