/** The part of a trace that the caller works for. Without tracing there is none, and nothing of OpenTelemetry is loaded. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** How a part of a trace ended. */
export interface Outcome {
  readonly status?: number;
  /** Fixed word for a part that has no answer. */
  readonly error?: 'cancelled' | 'timeout' | 'network';
  /** Facts from fixed sets: nothing of a person, an address or a query. */
  readonly facts?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A timed part of a trace. */
export interface ActiveSpan {
  /** Identifier of the trace, for the log. */
  readonly traceId: string;
  /** W3C header for calls that are made within this span. */
  readonly traceparent: string;
  /** Starts the rendering of a page of this route class. */
  render(route: string): ActiveSpan;
  /** Starts a call to the API, named after its row of the contract. */
  call(method: string, url: string): ActiveSpan;
  end(outcome?: Outcome): void;
}

export interface Tracer {
  /** Starts the answer to a request. `traceparent` is the W3C header of a proxy that the site trusts. */
  request(method: string, route: string, traceparent: string | undefined): ActiveSpan;
  /** Sends what is left, for at most so long. Later spans are lost. */
  stop(patienceMs: number): Promise<void>;
}

const spans = new AsyncLocalStorage<ActiveSpan>();
let tracer: Tracer | undefined;

/** Lets requests be traced from now on. */
export function installTracer(next: Tracer): void {
  tracer = next;
}

/** Returns the tracer; undefined unless the operator has named a receiver of traces. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Runs work, and all that it starts, as part of a span. */
export const inSpan = <T>(span: ActiveSpan | undefined, work: () => T): T =>
  span ? spans.run(span, work) : work();

/** Returns the span that the caller works for. */
export const currentSpan = (): ActiveSpan | undefined => (tracer ? spans.getStore() : undefined);
