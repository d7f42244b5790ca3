/** Batches spans for the receiver, within a bounded memory, and counts those that reach it and those that do not. */
import type { Context } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type Span,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';

interface CountedSpansOptions {
  readonly exporter: SpanExporter;
  readonly delayMs: number;
  readonly mostWaiting: number;
  /** Notes spans that the receiver has taken, or that are lost. */
  readonly count: (outcome: 'sent' | 'lost', spans: number) => void;
  /** Hears when the receiver begins to fail, with a reason that names no person, and when it takes spans again. */
  readonly onChange: (isFailing: boolean, reason?: string) => void;
}

const MOST_IN_A_BATCH = 512;

/** The status of the receiver or the code of the network; never the text, which may quote an address. */
function reasonOf(error: (Error & { readonly code?: number | string }) | undefined): string {
  return String(error?.code ?? error?.name ?? 'no answer');
}

/** Returns a processor that sends spans in batches. A request never waits for it. */
export function countedSpans(options: CountedSpansOptions): SpanProcessor {
  const { exporter, delayMs, mostWaiting, count, onChange } = options;
  let waiting = 0;
  let isFailing = false;

  const counted: SpanExporter = {
    export(spans: ReadableSpan[], done) {
      waiting -= spans.length;
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        count(failed ? 'lost' : 'sent', spans.length);
        if (failed !== isFailing) onChange(failed, failed ? reasonOf(result.error) : undefined);
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counted,
    scheduledDelayMillis: delayMs,
    maxQueueSize: mostWaiting,
    maxExportBatchSize: Math.min(MOST_IN_A_BATCH, mostWaiting),
  });
  return {
    onStart: (span: Span, parent: Context) => batches.onStart(span, parent),
    onEnd(span) {
      // The processor would drop it too, but does not say so.
      if (waiting >= mostWaiting) return count('lost', 1);
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}
