import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { PAGE_CACHE_BYTES } from '../settings.ts';
import { createPageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { plainRequest, sharedRequest } from './shared-request.ts';

const app = createApp({ streaming: false });
const cache = createPageCache({
  mostBytes: PAGE_CACHE_BYTES,
  render: (asked) => app.render(plainRequest(asked)),
});

/** Serves a request for a page that visitors share, and returns whether it did. */
export function visitorPages(request: IncomingMessage, response: ServerResponse): boolean {
  const asked = PAGE_CACHE_BYTES > 0 ? sharedRequest(request) : undefined;
  if (!asked) return false;
  cache
    .answer(asked)
    .then((answer) => sendPage(answer, request, response))
    .catch((error: unknown) => {
      console.error(`Could not render ${asked.url}`, error);
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' });
      response.end();
    });
  return true;
}
