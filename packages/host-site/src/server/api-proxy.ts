import { API_BASE } from './settings.ts';

/** What may be reached through this site: the API's calls and its pictures. */
const PREFIXES = [
  ...['/api/', '/authapi/', '/pictures/', '/avatars/'],
  ...['/licences/', '/bills/', '/bill-forms/'],
];
const METHODS = new Set(['GET', 'HEAD', 'POST']);
const TIMEOUT_MS = 60_000;
/** Ten stamped bills of 2 MB, and the rest of their form. */
const MOST_BYTES = 24 * 1024 * 1024;

/** What the API is told. Neither cookies nor anything of the connection passes. */
const SENT = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'langenv',
  'if-none-match',
];
/** What the browser is told. */
const RETURNED = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'date',
  'retry-after',
  'last-modified',
];

/** True for a path that the proxy serves, when it is on. */
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
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** Hands a call on to the API and its answer back, as they stream. */
export async function proxy(request: Request, url: URL): Promise<Response> {
  if (!METHODS.has(request.method)) return refusal(405);
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return refusal(413);
  try {
    const answer = await fetch(API_BASE + url.pathname + url.search, {
      method: request.method,
      headers: only(request.headers, SENT),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    const headers = only(answer.headers, RETURNED);
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    return refusal(error instanceof Error && error.name === 'TimeoutError' ? 504 : 502);
  }
}
