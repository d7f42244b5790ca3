import { defineMiddleware } from 'astro:middleware';
import { EARLY_CLICKS, inlineHash, styleHashes } from '@clinicart/widgets/server';
import type { APIContext } from 'astro';
import { isProxied, proxy } from './server/api-proxy.ts';
import { cardSources, hasCardForm } from './server/card-provider.ts';
import { codingFor, compress } from './server/coding.ts';
import { routeClass } from './server/operations/route-class.ts';
import { renderPlaces, renderSeconds } from './server/operations/site-metrics.ts';
import { currentSpan, inSpan } from './server/operations/tracing/active-span.ts';
import { AT_ONCE } from './server/page-cache/content.ts';
import { nameForPurge } from './server/page-cache/surrogate-keys.ts';
import { pageStyle } from './server/rendering/page-style.ts';
import { speculationRules } from './server/rendering/speculation-rules.ts';
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

const inline = {
  styles: [...styleHashes(), await inlineHash(pageStyle)],
  scripts: await Promise.all([EARLY_CLICKS, speculationRules].map(inlineHash)),
};
const policy = contentSecurityPolicy(inline);
const cashierPolicy = contentSecurityPolicy(inline, cardSources());

/**
 * Returns the cache policy of an answer. Caches may share only a whole page that is made for any visitor, from the
 * parts of a request that all of them share. A page with missing data is stored nowhere: the next request may get it.
 */
function cacheControl({ isPersonal, reach }: Visit, status: number, isShared: boolean): string {
  if (isPersonal || reach.failed > 0 || status >= 400) return 'private, no-store';
  return isShared && status === 200 ? SHARED_POLICY : 'private, no-cache';
}

/** Sent instead of a page that found no place. It reads nothing from the API. */
const BUSY_PAGE = '/status/busy';

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
  const answer = (hasPlace: boolean) =>
    rendered(context, () => (hasPlace ? next() : next(BUSY_PAGE)));
  const { hasPlace } = context.locals;
  return hasPlace === undefined ? renderPlaces.run(answer, request.signal) : answer(hasPlace);
});

/** Renders a page. Its data counts from now on, not from the moment at which the request came. */
async function rendered(context: APIContext, next: () => Promise<Response>): Promise<Response> {
  const { request, url } = context;
  const visit = visitOf(request, url);
  context.locals.visit = visit;
  const { surrogateKeys } = context.locals;
  const startedAt = performance.now();
  const route = routeClass(url.pathname);
  const span = currentSpan()?.render(route);
  const made = await inSpan(span, next).finally(() => span?.end());
  renderSeconds.observe({ route }, performance.now() - startedAt);
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
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.append('Vary', 'Cookie');
    headers.set('Content-Language', visit.language === 'zh' ? 'zh-Hant-HK' : 'en');
    for (const cookie of ended) headers.append('Set-Cookie', cookie);
  }
  if (!isPage) return answer;
  headers.append('Vary', 'Accept-Encoding');
  // A shared page keeps its marks: `renderShared` puts the elements in their place, and the memory compresses it.
  return surrogateKeys ? answer : whole(request, answer, visit);
}

/**
 * Compresses a page, which consists mostly of repeated styles and names, to a tenth of its size. Sends it whole with its
 * length: a proxy can then ask another instance as long as nothing has come, and a browser knows when a page is cut.
 */
async function whole(request: Request, answer: Response, { inserts }: Visit): Promise<Response> {
  const { headers, status } = answer;
  if (!answer.body) return answer;
  const plain = await inserts.whole(answer);
  if (import.meta.env.DEV) return new Response(plain, { status, headers });
  const coding = codingFor(request.headers.get('accept-encoding'));
  const body = coding ? await compress(plain, coding, AT_ONCE) : plain;
  if (coding) headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}
