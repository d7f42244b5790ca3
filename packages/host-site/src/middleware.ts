import { defineMiddleware } from 'astro:middleware';
import { styleHashes } from '@clinicart/widgets/server';
import { isProxied, proxy } from './server/api-proxy.ts';
import { cardSources, hasCardForm } from './server/card-provider.ts';
import { routeClass } from './server/operations/route-class.ts';
import { renderSeconds } from './server/operations/site-metrics.ts';
import { nameForPurge } from './server/page-cache/surrogate-keys.ts';
import { pageStyleHash } from './server/page-style.ts';
import { endedSession, type Visit, visitOf } from './server/request-context.ts';
import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  HSTS,
  PERMISSIONS,
  RETRY_AFTER_S,
  SHARED_POLICY,
} from './server/security-headers.ts';
import { API_PROXY } from './server/settings.ts';

const inlineStyles = [...styleHashes(), await pageStyleHash()];
const policy = contentSecurityPolicy(inlineStyles);
const cashierPolicy = contentSecurityPolicy(inlineStyles, cardSources());

/**
 * Returns the cache policy of an answer. Caches may share only a whole page that is made for any visitor, from the
 * parts of a request that all of them share. A page with missing data is stored nowhere: the next request may get it.
 */
function cacheControl({ isPersonal, reach }: Visit, status: number, isShared: boolean): string {
  if (isPersonal || reach.failed > 0 || status >= 400) return 'private, no-store';
  return isShared && status === 200 ? SHARED_POLICY : 'private, no-cache';
}

const ENDED_COOKIE = 'sessionEnded';
const hasJustEnded = (request: Request) =>
  request.headers.get('cookie')?.includes(`${ENDED_COOKIE}=`) ?? false;

/**
 * Redirects to the same page once more, without the token that the API no longer accepts: the data read with it is
 * void. The marker prevents an endless redirect if a cookie cannot be removed.
 */
function asVisitor(url: URL, cookies: readonly string[]): Response {
  const headers = new Headers({
    ...COMMON_HEADERS,
    Location: url.pathname.replace(/^\/+/, '/') + url.search,
    'Cache-Control': 'private, no-store',
  });
  const marker = `${ENDED_COOKIE}=1; Path=/; Max-Age=10; SameSite=Lax; HttpOnly`;
  for (const cookie of [...cookies, marker]) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

export const onRequest = defineMiddleware(async (context, next) => {
  const { request, url } = context;
  if (API_PROXY && isProxied(url.pathname)) return proxy(request, url);

  const visit = visitOf(request, url);
  context.locals.visit = visit;
  const { surrogateKeys } = context.locals;
  const startedAt = performance.now();
  const made = await next();
  renderSeconds.observe({ route: routeClass(url.pathname) }, performance.now() - startedAt);
  // Every call to the API failed: sends the page, whose widgets retry in the browser, but reports it as unavailable.
  const isAway = visit.reach.failed > 0 && visit.reach.answered === 0;
  const answer =
    isAway && visit.needsApi && made.status === 200
      ? new Response(made.body, { status: 503, headers: made.headers })
      : made;
  const ended = endedSession(visit);
  if (ended.length > 0 && !hasJustEnded(request)) return asVisitor(url, ended);
  const { headers } = answer;
  // A page may set stricter headers than the defaults.
  const ours = Object.entries(COMMON_HEADERS).filter(([name]) => !headers.has(name));
  for (const [name, value] of ours) headers.set(name, value);
  headers.set('Permissions-Policy', PERMISSIONS);
  if (answer.status === 503 && !headers.has('Retry-After'))
    headers.set('Retry-After', RETRY_AFTER_S);
  if (visit.isHttps) headers.set('Strict-Transport-Security', HSTS);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!headers.has('Cache-Control')) {
    const policy = cacheControl(visit, answer.status, surrogateKeys !== undefined);
    headers.set('Cache-Control', policy);
    if (surrogateKeys && policy === SHARED_POLICY) nameForPurge(headers, surrogateKeys);
  }
  if (isPage) {
    // The development server adds its scripts and styles to the page.
    if (import.meta.env.PROD)
      headers.set('Content-Security-Policy', hasCardForm(url.pathname) ? cashierPolicy : policy);
    headers.set('Speculation-Rules', '"/speculation-rules.json"');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.append('Vary', 'Cookie');
    headers.set('Content-Language', visit.language === 'zh' ? 'zh-Hant-HK' : 'en');
    for (const cookie of ended) headers.append('Set-Cookie', cookie);
  }
  return isPage ? packed(request, answer) : answer;
});

/** Compresses a page, which consists mostly of repeated styles and names, to a tenth of its size. */
function packed(request: Request, answer: Response): Response {
  const { body, headers, status } = answer;
  headers.append('Vary', 'Accept-Encoding');
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (import.meta.env.DEV || !body || !/\bgzip\b/.test(accepted)) return answer;
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}
