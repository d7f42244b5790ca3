import ky, { HTTPError, type KyInstance } from 'ky';
import * as z from 'zod/mini';
import type { ExclusiveRunner, Uploader } from './browser.ts';
import type { Clock } from './clock.ts';
import type { AnyEndpoint, Endpoint, EndpointOverrides } from './endpoint.ts';
import { isShopError, ShopError, type ShopErrorKind } from './errors.ts';

/** Success on the wire. Spec: 1§8 */
export const SUCCESS = 1200;
/** The client's own "please log in first". Spec: 1§6, 1§8 */
export const LOGIN_FIRST = 9999;
/** The server no longer knows the token. Spec: 1§8 */
const SESSION_ENDED: ReadonlySet<number> = new Set([1300, 1323]);

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 120_000;
const TOTAL_TIMEOUT_MS = 30_000;
/** Longest pause that a server may ask for before a read is sent again. */
const MAX_RETRY_AFTER_MS = 5_000;

/** Sentences that the pipeline itself must say. */
export type ApiMessage =
  | 'log-in-first'
  | 'session-ended'
  | 'network-failed'
  | 'timed-out'
  | 'server-failed'
  | 'answer-unfit'
  | 'aborted';

export interface ApiOptions {
  readonly apiBase: string;
  readonly serviceBase: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly endpoints: EndpointOverrides;
  readonly productLine: string;
  /** A second, stricter look at an answer's data; what it returns, if anything, makes the answer unfit. For tests. */
  readonly checkAnswer: ((endpoint: AnyEndpoint, data: unknown) => unknown) | undefined;
  readonly exclusive: ExclusiveRunner | undefined;
  /** How a form is sent when its progress is wanted; without one progress is told at the end only. */
  readonly upload: Uploader | undefined;
  /** The token now, or undefined for a visitor. Asked at each call. */
  token(): string | undefined;
  /** LangEnv header. Spec: 1§7 */
  languageCode(): string;
  /** An account call was asked for without a token. Spec: 1§6 */
  onLoginNeeded(): void;
  /** The server refused this token. Spec: 1§8 */
  onSessionEnded(token: string): void;
  say(message: ApiMessage): string;
  /** Told of every finished call; never of bodies, tokens or people. */
  onCall?:
    | ((call: {
        endpoint: string;
        path: string;
        ms: number;
        outcome: 'ok' | ShopErrorKind;
        resultID?: number;
      }) => void)
    | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes sent of a multipart body. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** A load that no person asked for: without a token it fails quietly instead of opening the login dialog. */
  readonly passive?: boolean | undefined;
}

/** Sends the calls of the contract. Spec: 1§7, 1§8 */
export interface Api {
  /** Resolves with the answer in our words; rejects with a ShopError. */
  call<In, Wire, Out>(
    endpoint: Endpoint<In, Wire, Out>,
    input: In,
    options?: CallOptions,
  ): Promise<Out>;
  /** Full URL of a row, after overrides. */
  url(endpoint: Pick<AnyEndpoint, 'name' | 'path' | 'host'>): string;
}

const envelope = z.object({
  resultID: z.union([z.number(), z.string()]),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});

interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

export function createApi(options: ApiOptions): Api {
  const http: KyInstance = ky.create({
    fetch: (input, init) => options.fetch(input, init),
    timeout: TIMEOUT_MS,
    totalTimeout: TOTAL_TIMEOUT_MS,
  });
  const flights = new Map<string, Flight>();
  const queues = new Map<string, Promise<unknown>>();

  function url(endpoint: Pick<AnyEndpoint, 'name' | 'path' | 'host'>): string {
    const override = options.endpoints[endpoint.name];
    const base =
      (override?.host ?? endpoint.host) === 'service' ? options.serviceBase : options.apiBase;
    return (
      base.replace(/\/$/, '') +
      (override?.path ?? endpoint.path).replace('{product}', options.productLine)
    );
  }

  function fail(
    endpoint: AnyEndpoint,
    kind: ShopErrorKind,
    message: string,
    facts: { resultID?: number; status?: number; cause?: unknown } = {},
  ) {
    return new ShopError(kind, message, { path: endpoint.path, endpoint: endpoint.name, ...facts });
  }

  async function send(
    endpoint: AnyEndpoint,
    wire: unknown,
    token: string | undefined,
    call: CallOptions,
  ): Promise<unknown> {
    const headers: Record<string, string> = { LangEnv: options.languageCode() };
    if (token !== undefined) headers.Authorization = token;
    const multipart = endpoint.encoding === 'multipart';
    if (multipart && call.onProgress && options.upload) {
      return upload(endpoint, options.upload, {
        headers,
        body: toForm(wire),
        signal: call.signal,
        onProgress: call.onProgress,
      });
    }
    const answer = await http(url(endpoint), {
      method: endpoint.method,
      headers,
      ...(endpoint.encoding === 'json' ? { json: wire } : {}),
      ...(multipart
        ? { body: toForm(wire), timeout: UPLOAD_TIMEOUT_MS, totalTimeout: UPLOAD_TIMEOUT_MS }
        : {}),
      ...(endpoint.encoding === 'none' ? { searchParams: wire as Record<string, string> } : {}),
      // A write is sent once: whether it was done is asked, not guessed.
      retry: endpoint.read
        ? {
            limit: 2,
            methods: ['post', 'get'],
            jitter: true,
            backoffLimit: 2_000,
            maxRetryAfter: MAX_RETRY_AFTER_MS,
          }
        : { limit: 0 },
      ...(call.signal ? { signal: call.signal } : {}),
    });
    call.onProgress?.(1, 1);
    return endpoint.answers === 'picture' ? answer.blob() : answer.json();
  }

  async function upload(
    endpoint: AnyEndpoint,
    uploader: Uploader,
    form: Omit<Parameters<Uploader>[0], 'url' | 'timeoutMs'>,
  ): Promise<unknown> {
    const answer = await uploader({ ...form, url: url(endpoint), timeoutMs: UPLOAD_TIMEOUT_MS });
    if (!answer.ok)
      throw fail(endpoint, 'http', options.say('server-failed'), { status: answer.status });
    return answer.json();
  }

  function translate(
    endpoint: AnyEndpoint,
    error: unknown,
    signal: AbortSignal | undefined,
  ): ShopError {
    if (isShopError(error)) return error;
    if (signal?.aborted) return fail(endpoint, 'aborted', options.say('aborted'), { cause: error });
    if (error instanceof Error && error.name === 'TimeoutError')
      return fail(endpoint, 'timeout', options.say('timed-out'), { cause: error });
    if (error instanceof HTTPError) {
      const said = envelope.safeParse(error.data);
      const message = (said.success && said.data.message) || options.say('server-failed');
      return fail(endpoint, 'http', message, { status: error.response.status, cause: error });
    }
    if (error instanceof SyntaxError)
      return fail(endpoint, 'contract', options.say('answer-unfit'), { cause: error });
    return fail(endpoint, 'network', options.say('network-failed'), { cause: error });
  }

  function open(endpoint: AnyEndpoint, answer: unknown, token: string | undefined): unknown {
    const outer = envelope.safeParse(answer);
    if (!outer.success)
      throw fail(endpoint, 'contract', options.say('answer-unfit'), { cause: outer.error });
    const resultID = Number(outer.data.resultID);
    const message = outer.data.message ?? '';
    if (SESSION_ENDED.has(resultID)) {
      if (token !== undefined) options.onSessionEnded(token);
      throw fail(endpoint, 'session-ended', message || options.say('session-ended'), { resultID });
    }
    if (resultID !== SUCCESS)
      throw fail(endpoint, 'server', message || options.say('server-failed'), { resultID });
    const objection = options.checkAnswer?.(endpoint, outer.data.data);
    if (objection !== undefined)
      throw fail(endpoint, 'contract', options.say('answer-unfit'), { resultID, cause: objection });
    const parsed = endpoint.response.safeParse(outer.data.data);
    if (!parsed.success)
      throw fail(endpoint, 'contract', options.say('answer-unfit'), {
        resultID,
        cause: parsed.error,
      });
    return parsed.data;
  }

  /** `asked` is who was here when a call began to wait for its turn: another who has come since does not do it. */
  async function run(
    endpoint: AnyEndpoint,
    wire: unknown,
    call: CallOptions,
    asked?: string,
  ): Promise<unknown> {
    const token = options.token();
    if (asked !== undefined && token !== undefined && asked !== token)
      throw fail(endpoint, 'session-ended', options.say('session-ended'));
    if (endpoint.access === 'account' && token === undefined) {
      if (!call.passive) options.onLoginNeeded();
      throw fail(endpoint, 'login-required', options.say('log-in-first'), {
        resultID: LOGIN_FIRST,
      });
    }
    const started = options.clock.now();
    const report = (outcome: 'ok' | ShopErrorKind, resultID?: number) =>
      options.onCall?.({
        endpoint: endpoint.name,
        path: endpoint.path,
        ms: options.clock.now() - started,
        outcome,
        ...(resultID === undefined ? {} : { resultID }),
      });
    try {
      const answer = await send(endpoint, wire, token, call);
      const result = endpoint.answers === 'picture' ? answer : open(endpoint, answer, token);
      report('ok');
      return result;
    } catch (error) {
      const failure = translate(endpoint, error, call.signal);
      report(failure.kind, failure.resultID);
      throw failure;
    }
  }

  /** Equal reads under way are one; it is aborted when the last who waits has left. */
  function share(endpoint: AnyEndpoint, wire: unknown, call: CallOptions): Promise<unknown> {
    const key = [
      endpoint.name,
      options.languageCode(),
      options.token() ?? '',
      JSON.stringify(wire),
    ].join('\n');
    let flight = flights.get(key);
    if (!flight) {
      const controller = new AbortController();
      const promise = run(endpoint, wire, { passive: call.passive, signal: controller.signal });
      flight = { controller, promise, waiting: 0 };
      flights.set(key, flight);
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      promise.then(land, land);
    }
    const { signal } = call;
    const mine = flight;
    mine.waiting++;
    if (!signal) return mine.promise;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(fail(endpoint, 'aborted', options.say('aborted'), { cause: signal.reason }));
        mine.waiting--;
        if (mine.waiting === 0) {
          flights.delete(key);
          mine.controller.abort(signal.reason);
        }
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      mine.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  /** Writes of one subject follow each other, in this page and across tabs. */
  function inTurn(subject: string, job: () => Promise<unknown>): Promise<unknown> {
    const { exclusive } = options;
    const turn = (queues.get(subject) ?? Promise.resolve()).then(() =>
      exclusive ? exclusive(subject, job) : job(),
    );
    const settled = turn.catch(() => {});
    queues.set(subject, settled);
    settled.then(() => {
      if (queues.get(subject) === settled) queues.delete(subject);
    });
    return turn;
  }

  function waiting(endpoint: AnyEndpoint, wire: unknown, call: CallOptions) {
    const asked = endpoint.access === 'account' ? options.token() : undefined;
    return () => run(endpoint, wire, call, asked);
  }

  return {
    url,
    async call<In, Wire, Out>(
      endpoint: Endpoint<In, Wire, Out>,
      input: In,
      call: CallOptions = {},
    ): Promise<Out> {
      const wire = endpoint.toWire(input);
      const anonymous = endpoint as unknown as AnyEndpoint;
      const result = endpoint.read
        ? share(anonymous, wire, call)
        : inTurn(endpoint.subject ?? endpoint.name, waiting(anonymous, wire, call));
      return (await result) as Out;
    },
  };
}

function toForm(wire: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(wire as Record<string, unknown>)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined) continue;
      if (part instanceof Blob) form.append(key, part, 'name' in part ? String(part.name) : key);
      else form.append(key, String(part));
    }
  }
  return form;
}
