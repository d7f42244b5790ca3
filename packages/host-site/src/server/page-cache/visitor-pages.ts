import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { currentScope } from '../operations/request-scope.ts';
import { routeClass } from '../operations/route-class.ts';
import { pageCache, registry, renderPlaces } from '../operations/site-metrics.ts';
import { PAGE_CACHE_BYTES } from '../settings.ts';
import { createPageCache } from './page-cache.ts';
import { renderShared } from './render-shared.ts';
import { sendPage } from './send-page.ts';
import { sharedRequest } from './shared-request.ts';

const app = createApp({ streaming: false });
const cache = createPageCache({
  mostBytes: PAGE_CACHE_BYTES,
  render: (asked, hasPlace) => renderShared(app, asked, hasPlace),
  inPlace: (work) => renderPlaces.run(work),
});

registry.gauge(
  'clinicart_page_cache_bytes',
  'Memory of pages that visitors share.',
  () => cache.bytes,
);
registry.gauge('clinicart_page_cache_entries', 'Number of these pages.', () => cache.entries);

/** Notes whether a page came from memory. */
function note(result: 'hit' | 'miss') {
  if (PAGE_CACHE_BYTES === 0) return;
  pageCache.add({ result });
  const scope = currentScope();
  if (scope) scope.cache = result;
}

/** Serves a request for a page that visitors share, and returns whether it did. */
export function visitorPages(request: IncomingMessage, response: ServerResponse): boolean {
  const asked = sharedRequest(request);
  if (!asked) return false;
  cache
    .answer(asked)
    .then((answer) => {
      note(answer.age === undefined ? 'miss' : 'hit');
      return sendPage(answer, request, response);
    })
    .catch((error: unknown) => {
      console.error(`Could not render ${routeClass(request.url ?? '/')}`, error);
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'private, no-store' });
      response.end();
    });
  return true;
}
