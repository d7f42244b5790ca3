import type { Clock } from '../../platform/clock.ts';

/** A request as a sender sends it: within its time, and again where that is allowed. */
export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly form?: FormData;
  /** How often it may be sent. */
  readonly attempts: number;
  /** Time limit for one attempt, and for all attempts and pauses together. */
  readonly timeoutMs: number;
  readonly totalMs: number;
  /** Continues when the page closes. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the options of `fetch` for a request, without its signal. */
export function optionsOf({ method, headers, json, form, keepalive }: HttpRequest): RequestInit {
  if (json !== undefined)
    return {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(json),
      ...(keepalive && { keepalive }),
    };
  return { method, headers, ...(form && { body: form }), ...(keepalive && { keepalive }) };
}

/** The refusal after the last attempt. Holds nothing of the request. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  readonly headers: Headers;
  /** The refusal's body if it was JSON. */
  readonly body: unknown;

  constructor({ status, headers }: Response, body: unknown) {
    super(`Answer ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/**
 * Sends a request and hands a successful answer to `read`.
 * @throws HttpRefusal for an HTTP error, an error called TimeoutError after the time limit, whatever `read` throws, and
 * otherwise an error of the network or of `signal`. Errors other than HttpRefusal may hold the request.
 */
export type Sender = <T>(
  request: HttpRequest,
  read: (answer: Response) => Promise<T>,
) => Promise<T>;

/**
 * Makes a sender from the environment's `fetch`. `waitOf` reads how many seconds a refusal asks to wait. ky has its own
 * timers; the other sender takes those of the clock.
 */
export type CreateSender = (options: {
  readonly fetch: typeof fetch;
  readonly waitOf: (headers: Headers) => number | undefined;
  readonly clock: Pick<Clock, 'after'>;
}) => Sender;

/** Longest pause after which a request is sent again; a server that asks for more gets no second attempt. */
export const MAX_RETRY_AFTER_MS = 5_000;
/** Longest pause that a sender chooses itself. */
export const MAX_PAUSE_MS = 2_000;
