import { Hono } from 'hono';
import type { ConsoleDoor } from '../console/console.ts';
import { consoleRoutes } from '../console/routes.ts';
import { isFramed, standInRoutes } from '../providers/routes.ts';
import { answerCall, type CallParts, lostAnswers } from './answer-call.ts';
import { addCors, type CorsParts } from './cors.ts';
import { fileRoutes } from './file-routes.ts';

const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Dependencies of the HTTP app. */
export interface AppOptions extends CallParts, CorsParts {
  readonly console: ConsoleDoor;
  /** Files of an imported range's pictures, by the names in their addresses. */
  readonly ownPictures: ReadonlyMap<string, string>;
  /** Host names, besides the local ones, under which the console answers. */
  readonly hosts: readonly string[];
}

/** The shop's HTTP face: calls, pictures and the console. */
export function createApp(parts: AppOptions): Hono {
  const app = new Hono();
  const shop = () => ({ db: parts.db(), now: parts.now() });
  app.use('*', async (c, next) => {
    await next();
    addHeaders(parts, c.req.raw, c.req.path, c.res.headers);
  });
  app.options('*', (c) => c.body(null, 204));

  app.get('/', (c) => c.redirect('/console'));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/health', (c) => c.json({ ok: true }));

  app.route('/', fileRoutes(shop, parts.ownPictures));
  app.get('/console/', (c) => c.redirect('/console'));
  app.route('/console', consoleRoutes(parts.console, parts.hosts));
  const lose = (request: Request) => lostAnswers.add(request);
  app.route('/stand-in', standInRoutes({ shop, lose }));

  app.all('*', (c) => answerCall(c, parts));
  return app;
}

/** Adds the headers that every answer has. */
function addHeaders(parts: AppOptions, request: Request, path: string, headers: Headers): void {
  for (const [name, value] of Object.entries(SAFE_HEADERS))
    if (!headers.has(name)) headers.set(name, value);
  if (isFramed(path)) headers.delete('X-Frame-Options');
  headers.set('Date', new Date(parts.now()).toUTCString());
  // The console is same-origin only.
  if (!path.startsWith('/console')) addCors(parts, request, headers);
}
