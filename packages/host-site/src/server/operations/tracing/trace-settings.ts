/** Whether and how to send traces, by the variables of the OpenTelemetry specification. */
import { address, number, text } from '../../settings.ts';

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

export interface TraceSettings {
  readonly serviceName: string;
  /** Rule for traces that begin here. */
  readonly sampler: (typeof SAMPLERS)[number];
  /** Whether a trace that a proxy has begun keeps its decision. */
  readonly followsParent: boolean;
  /** Part of the traces that `traceidratio` keeps, 0 to 1. */
  readonly ratio: number;
  /** Longest wait of a span before it is sent. */
  readonly delayMs: number;
  /** Most spans that wait to be sent; further ones are lost. */
  readonly mostWaiting: number;
}

const MINUTE_MS = 60_000;

/** Refuses a value that is not in the list. */
function known<T extends string>(name: string, value: string, values: readonly T[]): T {
  const found = values.find((each) => each === value);
  if (found === undefined)
    throw new Error(`${name} is "${value}"; the site knows ${values.join(', ')}.`);
  return found;
}

/** Reads the settings. Returns undefined if no receiver is named or tracing is off. @throws on a value that it cannot use */
function readTraceSettings(): TraceSettings | undefined {
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const own = text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  if (endpoint === '' && own === '') return undefined;
  if (text('OTEL_SDK_DISABLED').toLowerCase() === 'true') return undefined;
  const exporter = known('OTEL_TRACES_EXPORTER', text('OTEL_TRACES_EXPORTER') || 'otlp', [
    'otlp',
    'none',
  ]);
  if (exporter === 'none') return undefined;
  // The exporter reads both itself, and ignores one that is no address.
  if (endpoint) address('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  if (own) address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own);
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_PROTOCOL', text('OTEL_EXPORTER_OTLP_PROTOCOL')],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL')],
  ] as const)
    if (value) known(name, value, ['http/json']);
  const asked = known(
    'OTEL_TRACES_SAMPLER',
    text('OTEL_TRACES_SAMPLER') || 'parentbased_always_on',
    SAMPLERS.flatMap((each) => [each, `parentbased_${each}` as const]),
  );
  const followsParent = asked.startsWith('parentbased_');
  return {
    serviceName: text('OTEL_SERVICE_NAME') || 'clinicart-site',
    sampler: SAMPLERS.find((each) => asked.endsWith(each)) ?? 'always_on',
    followsParent,
    ratio: number('OTEL_TRACES_SAMPLER_ARG', 1, 1),
    delayMs: number('OTEL_BSP_SCHEDULE_DELAY', 5000, 10 * MINUTE_MS),
    mostWaiting: number('OTEL_BSP_MAX_QUEUE_SIZE', 2048, 1_000_000),
  };
}

/** Undefined if the site sends no traces. */
export const TRACES = readTraceSettings();
