import { defineMiddleware } from 'astro:middleware';
import { styleHashes } from '@clinicart/widgets/server';
import { isProxied, proxy } from './server/api-proxy.ts';
import { cardSources, hasCardForm } from './server/card-provider.ts';
import { routeClass } from './server/operations/route-class.ts';
import { renderSeconds } from './server/operations/site-metrics.ts';
import { pageStyleHash } from './server/page-style.ts';
import { endedSession, type Visit, visitOf } from './server/request-context.ts';
import {
  COMMON_HEADERS,
  contentSecurityPolicy,
  HSTS,
  PERMISSIONS,
  RETRY_AFTER_S,
} from './server/security-headers.ts';
import { API_PROXY } from './server/settings.ts';

const inlineStyles = [...styleHashes(), await pageStyleHash()];
const policy = contentSecurityPolicy(inlineStyles);
const cashierPolicy = contentSecurityPolicy(inlineStyles, cardSources());

/**
 * Returns the cache policy of a page. Visitors with the same cookies may share a page for a moment. A buyer's page is
 * never shared, nor one with missing data, which the next request may get.
 */
function cacheControl({ isPersonal, reach }: Visit, status: number): string {
  if (isPersonal) return 'private, no-store';
  return status === 200 && reach.failed === 0
    ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'
    : 'no-store';
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
  if (isPage) {
    // The development server adds its scripts and styles to the page.
    if (import.meta.env.PROD)
      headers.set('Content-Security-Policy', hasCardForm(url.pathname) ? cashierPolicy : policy);
    headers.set('Speculation-Rules', '"/speculation-rules.json"');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.append('Vary', 'Cookie');
    headers.set('Content-Language', visit.language === 'zh' ? 'zh-Hant-HK' : 'en');
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', cacheControl(visit, answer.status));
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
