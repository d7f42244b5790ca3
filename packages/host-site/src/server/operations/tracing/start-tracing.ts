import { API_BASE, SERVICE_BASE } from '../../settings.ts';
import { registry } from '../site-metrics.ts';
import { installTracer } from './active-span.ts';
import { TRACES } from './trace-settings.ts';

/** Starts to trace requests if the operator has named a receiver; loads nothing otherwise. */
export async function startTracing(): Promise<void> {
  if (!TRACES) return;
  const [{ openTelemetry }, { createCallNames }] = await Promise.all([
    import('./open-telemetry.ts'),
    import('./call-names.ts'),
  ]);
  const spans = registry.counter(
    'clinicart_trace_spans_total',
    'Spans of traces by outcome: "sent", or "lost" (the receiver refused them, was gone, or too many waited).',
  );
  installTracer(
    openTelemetry({
      settings: TRACES,
      callName: createCallNames([API_BASE, SERVICE_BASE]),
      count: (outcome, number) => spans.add({ outcome }, number),
      onChange: (isFailing, reason) =>
        console.warn(
          isFailing
            ? `Traces are lost: the receiver does not take them (${reason}).`
            : 'Traces reach their receiver again.',
        ),
    }),
  );
}
