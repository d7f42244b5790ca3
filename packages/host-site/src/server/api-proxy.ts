import { MOST_BYTES } from './body-limit.ts';
import { apiFetch } from './operations/api-calls.ts';
import { COMMON_HEADERS, RETRY_AFTER_S } from './security-headers.ts';
import { API_BASE } from './settings.ts';

const send = apiFetch('proxy');

/** Paths that the proxy serves: the API's calls and its pictures. */
const PREFIXES = [
  '/api/',
  '/authapi/',
  '/pictures/',
  '/avatars/',
  '/licences/',
  '/bills/',
  '/proofs/',
  '/bill-forms/',
];
const METHODS = new Set(['GET', 'HEAD', 'POST']);
/** As long as a browser waits for an upload. */
const TIMEOUT_MS = 120_000;
/**
 * Policy for answers of the API, which have the shop's origin here: opened by its address, a file runs nothing and
 * reads nothing. Drawings keep their own styles.
 */
const NOTHING_RUNS =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers that the proxy sends to the API: neither cookies nor connection headers. */
const SENT = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'langenv',
  'if-none-match',
  // A login that a partner's page hands over is bound to this site.
  'origin',
];
/** Headers that the proxy returns to the browser. */
const RETURNED = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'date',
  'retry-after',
  'last-modified',
];

/** Returns true for a path that the proxy serves, if it is enabled. */
export function isProxied(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname.startsWith(prefix));
}

function only(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

const refusal = (status: number) =>
  new Response(null, { status, headers: { ...COMMON_HEADERS, 'Cache-Control': 'no-store' } });

/** Returns the headers of an answer: those of the API that a browser needs, and ours, which are never weaker. */
function returned(answer: Response): Headers {
  const headers = only(answer.headers, RETURNED);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  // If the API sends a policy too, both apply.
  headers.append('Content-Security-Policy', NOTHING_RUNS);
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  if (answer.status === 503 && !headers.has('retry-after'))
    headers.set('Retry-After', RETRY_AFTER_S);
  return headers;
}

class TooLarge extends Error {}

/** Streams a body up to the limit; a body without a length shows its size only at the end. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let sent = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sent += chunk.byteLength;
      if (sent > MOST_BYTES) controller.error(new TooLarge());
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(count);
}

/** Returns whether an error or its cause says that the body was too large. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof TooLarge || (error instanceof Error && isTooLarge(error.cause));

/** Streams a call to the API and its answer back. */
export async function proxy(request: Request, url: URL): Promise<Response> {
  if (!METHODS.has(request.method)) return refusal(405);
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return refusal(413);
  try {
    const answer = await send(API_BASE + url.pathname + url.search, {
      method: request.method,
      headers: only(request.headers, SENT),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(request.body ? { body: limited(request.body), duplex: 'half' } : {}),
    });
    return new Response(answer.body, { status: answer.status, headers: returned(answer) });
  } catch (error) {
    if (isTooLarge(error)) return refusal(413);
    return refusal(error instanceof Error && error.name === 'TimeoutError' ? 504 : 502);
  }
}
