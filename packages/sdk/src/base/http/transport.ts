import type { Clock } from '../platform/clock.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { type CreateSender, HttpRefusal, type HttpRequest } from './sender/sender.ts';
import type { Uploader } from './upload.ts';

/** How long a call may take, and how often a read is sent. */
export interface Patience {
  /** Time limit of one attempt in milliseconds; 15,000 by default. All attempts and pauses together take twice as long at most. */
  readonly timeout?: number | undefined;
  /**
   * How often a failed read is sent again; twice by default, and never after its time limit. A write is sent once: its
   * outcome is verified, not guessed.
   */
  readonly retry?: number | undefined;
}

const TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 120_000;
const READ_RETRIES = 2;
/** Most milliseconds and repetitions that timers and ky take; `Infinity` means as many. Twice as long fits a timer too. */
const MOST = 2 ** 30 - 1;
/** Longest wait to report: a server's typing error must not show as centuries. */
const YEAR_SECONDS = 31_536_000;

/** The result of a request. Holds nothing of the request itself, so that no error made from it can. */
export type Delivery =
  | { readonly ok: true; readonly answer: unknown }
  | {
      readonly ok: false;
      readonly kind: 'network' | 'timeout' | 'http' | 'contract';
      readonly status?: number;
      /** Body of the refusal, if it was JSON. */
      readonly body?: unknown;
      readonly retryAfterSeconds?: number;
    };

export interface Letter {
  readonly endpoint: AnyEndpoint;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly wire: unknown;
  /** Continues when the page closes. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** Sends one call; never rejects. */
export type Transport = (letter: Letter) => Promise<Delivery>;

export function createTransport(
  options: Patience & {
    readonly fetch: typeof fetch;
    readonly clock: Clock;
    readonly upload: Uploader | undefined;
    readonly createSender: CreateSender;
  },
): Transport {
  const timeout = Math.min(options.timeout ?? TIMEOUT_MS, MOST);
  const retry = Math.min(Math.max(options.retry ?? READ_RETRIES, 0), MOST);
  const waitOf = (headers: Headers) =>
    retryAfterSeconds(headers.get('Retry-After'), options.clock.now());
  const sendRequest = options.createSender({
    fetch: (input, init) => options.fetch(input, init),
    waitOf,
    clock: options.clock,
  });

  /** The delivery of an HTTP error, from `fetch` or from an upload. */
  function refused(
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    body: unknown,
  ): Delivery {
    const wait = waitOf(headers);
    return {
      ok: false,
      kind: 'http',
      status,
      body,
      ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    };
  }

  async function upload(letter: Letter, uploader: Uploader): Promise<Delivery> {
    const answer = await uploader({
      url: letter.url,
      headers: letter.headers,
      signal: letter.signal,
      body: await formOf(letter.wire),
      timeoutMs: UPLOAD_TIMEOUT_MS,
      onProgress: (sent, total) => letter.onProgress?.(sent, total),
    });
    if (!answer.ok) return refused(answer, await answer.json().catch(() => undefined));
    return { ok: true, answer: await answer.json() };
  }

  async function send(letter: Letter): Promise<Delivery> {
    const { endpoint, wire } = letter;
    const isMultipart = endpoint.encoding === 'multipart';
    if (isMultipart && letter.onProgress && options.upload) return upload(letter, options.upload);
    const answer = await sendRequest(
      {
        url: letter.url,
        method: endpoint.method,
        headers: letter.headers,
        ...(isMultipart ? { form: await formOf(wire) } : bodyOf(endpoint, wire)),
        attempts: endpoint.read ? 1 + retry : 1,
        timeoutMs: isMultipart ? UPLOAD_TIMEOUT_MS : timeout,
        totalMs: isMultipart ? UPLOAD_TIMEOUT_MS : 2 * timeout,
        ...(letter.keepalive ? { keepalive: true } : {}),
        signal: letter.signal,
      },
      (response) => (endpoint.answers === 'picture' ? pictureOf(response) : response.json()),
    );
    letter.onProgress?.(1, 1);
    return { ok: true, answer };
  }

  return async (letter) => {
    try {
      return await send(letter);
    } catch (error) {
      // ky's errors hold the request with its headers and body: they must not leave this file.
      if (error instanceof HttpRefusal) return refused(error, error.body);
      if (error instanceof Error && error.name === 'TimeoutError')
        return { ok: false, kind: 'timeout' };
      return { ok: false, kind: error instanceof SyntaxError ? 'contract' : 'network' };
    }
  };
}

/** Parses `Retry-After`, seconds or a date, into seconds from now; undefined for anything else. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  const said = header?.trim() ?? '';
  if (/^\d+$/.test(said)) return Math.min(Number(said), YEAR_SECONDS);
  // Date.parse accepts more than HTTP dates, which all end in GMT.
  const at = / GMT$/.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(at)
    ? undefined
    : Math.min(Math.max(0, Math.ceil((at - now) / 1_000)), YEAR_SECONDS);
}

/** Reads a picture. A maintenance page and an empty body are none. */
async function pictureOf(response: Response): Promise<Blob> {
  const picture = await response.blob();
  if (picture.size === 0 || /^text\/|json/.test(picture.type)) throw new SyntaxError('no picture');
  return picture;
}

/** The part of the request that carries the wire, unless it is a form. */
function bodyOf({ encoding }: AnyEndpoint, wire: unknown): Pick<HttpRequest, 'json' | 'query'> {
  return encoding === 'none' ? { query: wire as Record<string, string> } : { json: wire };
}

/** Few pages send files. */
async function formOf(wire: unknown): Promise<FormData> {
  const { toForm } = await import('./form-body.ts');
  return toForm(wire);
}
