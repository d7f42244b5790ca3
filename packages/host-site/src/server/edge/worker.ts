/**
 * The site on an edge runtime: workerd, or another one with its `fetch` handler and the modules of Node that the build
 * imports. It has no sockets and no files; the settings are bindings, which the runtime copies to `process.env`.
 */
// The console of the runtime, by its module, as in operations/log.ts.
import terminal from 'node:console';
import { createApp } from 'astro/app/entrypoint';
import { codingFor } from '../coding.ts';
import { installLog } from '../operations/log.ts';
import { logRequest, methodClass } from '../operations/observe.ts';
import { inScope, type RequestScope, requestId } from '../operations/request-scope.ts';
import { routeClass } from '../operations/route-class.ts';
import { renderShared } from '../page-cache/render-shared.ts';
import { sharedRequest } from '../page-cache/shared-request.ts';
import { COMMON_HEADERS, embedHeaders } from '../security-headers.ts';
import { LOG, PAGE_CACHE_BYTES, TRUST_PROXY } from '../settings.ts';
import { refuseRequest, wellFormed } from '../well-formed.ts';
import { createPageMemory } from './page-memory.ts';
import { createStaticFiles, type Files } from './static-files.ts';

interface Bindings {
  /** The folder `dist/client`. */
  readonly ASSETS: Files;
}

// Standard output of the runtime is its console, which the log takes over.
const say = terminal.log.bind(terminal);
installLog(LOG, say);
const app = createApp({ streaming: false });
const staticFile = createStaticFiles();
const pageFromMemory = createPageMemory({
  mostBytes: PAGE_CACHE_BYTES,
  // A place for a rendering could be lost with a request that the runtime ends; it bounds memory and time itself.
  render: (asked) => renderShared(app, asked, true),
  now: () => Date.now(),
});

/** Returns the request with a valid address, and without codings: the runtime compresses. */
function forApp(request: Request, url: URL): Request {
  const plain = new Request(url, request);
  plain.headers.delete('accept-encoding');
  return plain;
}

const refusal = (status: number, headers: Readonly<Record<string, string>>) =>
  new Response(null, { status, headers: { ...COMMON_HEADERS, ...headers } });

async function answer(
  request: Request,
  scope: RequestScope,
  { ASSETS }: Bindings,
): Promise<Response> {
  const path = wellFormed(scope.request.url ?? '/');
  const { method } = request;
  const { headers } = scope.request;
  const refused = refuseRequest({ method, url: path, headers });
  if (refused) return refusal(refused.status, { ...refused.headers, 'Cache-Control': 'no-store' });
  const url = new URL(path, request.url);
  const file = await staticFile(request, url.pathname, ASSETS);
  if (file) return file;
  const asked = sharedRequest({ method, url: path, headers });
  if (!asked)
    return app.render(forApp(request, url), { addCookieHeader: true, locals: { hasPlace: true } });
  const page = await pageFromMemory(asked, request.headers.get('if-none-match'));
  scope.cache = page.headers.has('age') ? 'hit' : 'miss';
  return page;
}

/** Returns the answer with the headers that every answer has; the runtime compresses a text by its coding. */
function sent(made: Response, request: Request, { id, request: { url = '/' } }: RequestScope) {
  const { status, statusText } = made;
  const headers = new Headers(made.headers);
  headers.set('X-Request-Id', id);
  for (const [name, value] of Object.entries(embedHeaders(url) ?? {}))
    if (!headers.has(name)) headers.set(name, value);
  const coding = codingFor(request.headers.get('accept-encoding'));
  const isText = /^(?:text|application\/(?:json|manifest))/.test(headers.get('content-type') ?? '');
  if (coding && isText && made.body && !headers.has('content-encoding')) {
    headers.set('Content-Encoding', coding);
    headers.delete('Content-Length');
  }
  return new Response(made.body, { status, statusText, headers });
}

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const startedAt = performance.now();
    const url = request.url.slice(new URL(request.url).origin.length) || '/';
    const scope: RequestScope = {
      id: requestId(request.headers.get('x-request-id') ?? undefined, TRUST_PROXY),
      request: { url, headers: Object.fromEntries(request.headers) },
      ...{ cache: undefined, apiCalls: 0, apiFailures: 0 },
    };
    return inScope(scope, async () => {
      const route = routeClass(url);
      const made = await answer(request, scope, bindings).catch((error: unknown) => {
        console.error(`Could not render ${route}`, error);
        return refusal(500, { 'Cache-Control': 'private, no-store' });
      });
      const ms = performance.now() - startedAt;
      const facts = { method: methodClass(request.method), route, status: made.status, ms };
      if (LOG === 'json') logRequest(scope, { ...facts, isWhole: true, traceId: undefined });
      return sent(made, request, scope);
    });
  },
};
