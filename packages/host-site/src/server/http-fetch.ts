/**
 * `fetch` for the calls that a page makes while it is rendered: a text goes out, a short answer comes back whole. Node's
 * own takes more than twice the processor time, because it streams both and starts new connections by other rules.
 */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request } from 'node:http';
import { Agent as HttpsAgent, request as secureRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Below the time after which Node servers close a connection that nothing uses. */
const IDLE_MS = 4000;
const agentOptions = { keepAlive: true, timeout: IDLE_MS, scheduling: 'lifo' } as const;
const agents = { 'http:': new HttpAgent(agentOptions), 'https:': new HttpsAgent(agentOptions) };

/** A proxy before the API may send these, although they are not asked for. */
const DECODE: Readonly<Record<string, (packed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Statuses for which a Response refuses a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The part of `fetch` that is done here; anything else is left to Node's. */
interface ShortCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly signals: readonly AbortSignal[];
}

const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

/** Waits for the head of the answer and then for all of its body. */
function exchange({ url, method, headers, body, signals }: ShortCall) {
  const isSecure = url.protocol === 'https:';
  return new Promise<{ readonly answer: IncomingMessage; readonly body: Buffer }>(
    (resolve, reject) => {
      let sent: ClientRequest | undefined;
      const giveUp = () => {
        const reason: unknown = signals.find(({ aborted }) => aborted)?.reason;
        reject(reason);
        sent?.destroy();
      };
      if (signals.some(({ aborted }) => aborted)) return giveUp();
      const agent = isSecure ? agents['https:'] : agents['http:'];
      const begun = (isSecure ? secureRequest : request)(url, { method, headers, agent });
      sent = begun;
      for (const signal of signals) signal.addEventListener('abort', giveUp);
      begun.once('close', () => {
        for (const signal of signals) signal.removeEventListener('abort', giveUp);
      });
      begun.once('error', (error) => reject(failed(error)));
      begun.once('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', (error) => reject(failed(error)));
        answer.once('end', () => resolve({ answer, body: Buffer.concat(parts) }));
      });
      begun.end(body);
    },
  );
}

async function responseOf(answer: IncomingMessage, body: Buffer): Promise<Response> {
  const headers = headersOf(answer);
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const status = answer.statusCode ?? 0;
  const init = { status, statusText: answer.statusMessage ?? '', headers };
  if (WITHOUT_BODY.has(status)) return new Response(null, init);
  if (coding === 'identity') return new Response(new Uint8Array(body), init);
  const decode = DECODE[coding];
  if (!decode) throw failed(new Error(`The answer is coded as ${coding}.`));
  headers.delete('content-encoding');
  headers.delete('content-length');
  const plain = await decode(body).catch((error: unknown) => {
    throw failed(error);
  });
  return new Response(new Uint8Array(plain), init);
}

/** Sends a call by the `fetch` of the runtime, until the deadline too. */
export const runtimeFetch = (
  input: string | URL | Request,
  init: RequestInit = {},
  deadline?: AbortSignal,
): Promise<Response> => {
  const signals = [init.signal, deadline].filter((each) => each instanceof AbortSignal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/** Sends a call. Fails as `fetch` does: with a TypeError of the network, or the reason of a signal. */
export async function httpFetch(
  input: string | URL | Request,
  init: RequestInit = {},
  deadline?: AbortSignal,
): Promise<Response> {
  const { method = 'GET', body, signal } = init;
  const signals = [signal, deadline].filter((each) => each instanceof AbortSignal);
  const byRuntime = () => runtimeFetch(input, init, deadline);
  const isText = typeof body === 'string' || body === undefined || body === null;
  if (input instanceof Request || !isText) return byRuntime();
  const url = new URL(input);
  const headers = Object.fromEntries(new Headers(init.headers));
  if (typeof body === 'string') headers['content-length'] = String(Buffer.byteLength(body));
  const text = body ?? undefined;
  const { answer, body: received } = await exchange({ url, method, headers, body: text, signals });
  // The API has done nothing yet; the runtime follows it.
  if (REDIRECTS.has(answer.statusCode ?? 0) && answer.headers.location) return byRuntime();
  return responseOf(answer, received);
}
