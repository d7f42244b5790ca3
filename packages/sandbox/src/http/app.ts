import { Hono } from 'hono';
import { blankFormAt } from '../checkout/bill-form.ts';
import type { ConsoleDoor } from '../console/console.ts';
import { consoleRoutes } from '../console/routes.ts';
import type { Db } from '../db/db.ts';
import { avatarAt, type SignedKind, signedPicture } from '../identity/account/uploads.ts';
import { leafletAt } from '../media/pdf.ts';
import { pictureAt } from '../media/pictures.ts';
import { filmAt } from '../media/video.ts';
import { isFramed, standInRoutes } from '../providers/routes.ts';
import { dispatch, routeFor } from './dispatch.ts';
import type { Faults } from './faults.ts';
import { languageOf } from './language.ts';
import { Refusal, refusalEnvelope } from './refusals.ts';
import { REPLAY_HEADER, type Replay, type ReplayMatch } from './replay.ts';
import { readBody } from './request-body.ts';
import type { RequestLog } from './request-log.ts';
import { toResponse } from './response.ts';

const YEAR_S = 31_536_000;
const PREFLIGHT_S = 7200;

const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Dependencies of the HTTP app. */
export interface AppOptions {
  readonly db: () => Db;
  readonly now: () => number;
  readonly faults: Faults;
  /** Whether answers are reduced to the documented fields. */
  readonly documented: () => boolean;
  /** Answers from a recording. */
  readonly replay: Replay | undefined;
  readonly log: RequestLog;
  readonly allowedOrigins: readonly string[] | '*';
  readonly publicUrl: string | undefined;
  /** Origin of the shop that payers return to; defaults to the origin of the calling page. */
  readonly shopUrl: string | undefined;
  readonly console: ConsoleDoor;
  /** Host names, besides the local ones, under which the console answers. */
  readonly hosts: readonly string[];
}

/** Requests whose answer the transport must drop. */
export const lostAnswers = new WeakSet<Request>();

/** The allowed origin of a request, if any. Cookies are not needed: the token is a header. */
function allowedOrigin(parts: AppOptions, origin: string | null): string | undefined {
  if (parts.allowedOrigins === '*') return '*';
  return origin !== null && parts.allowedOrigins.includes(origin) ? origin : undefined;
}

function addCors(parts: AppOptions, request: Request, headers: Headers): void {
  const allowed = allowedOrigin(parts, request.headers.get('Origin'));
  if (parts.allowedOrigins !== '*') headers.append('Vary', 'Origin');
  if (allowed === undefined) return;
  headers.set('Access-Control-Allow-Origin', allowed);
  // Countdowns of pages on other origins need the exposed Date header.
  const replay = parts.replay ? `, ${REPLAY_HEADER}` : '';
  headers.set('Access-Control-Expose-Headers', `Date, ETag, Retry-After${replay}`);
  if (request.method !== 'OPTIONS') return;
  headers.set('Access-Control-Allow-Methods', 'GET, POST');
  headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, LangEnv');
  headers.set('Access-Control-Max-Age', String(PREFLIGHT_S));
}

/** The web origin of an Origin header, which is `null` for opaque origins. */
const webOrigin = (origin: string | undefined): string | undefined =>
  origin !== undefined && /^https?:\/\//.test(origin) && URL.canParse(origin)
    ? new URL(origin).origin
    : undefined;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The shop's HTTP face: calls, pictures and the console. */
export function createApp(parts: AppOptions): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(SAFE_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
    if (isFramed(c.req.path)) headers.delete('X-Frame-Options');
    headers.set('Date', new Date(parts.now()).toUTCString());
    // The console is same-origin only.
    if (!c.req.path.startsWith('/console')) addCors(parts, c.req.raw, headers);
  });
  app.options('*', (c) => c.body(null, 204));

  app.get('/', (c) => c.redirect('/console'));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/health', (c) => c.json({ ok: true }));

  app.get('/pictures/:size/:path', (c) => {
    const picture = pictureAt(c.req.param('size'), c.req.param('path'));
    if (!picture) return c.text('not found', 404);
    const headers = {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      ETag: picture.etag,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    };
    if (c.req.header('If-None-Match') === picture.etag) return c.body(null, 304, headers);
    return c.body(picture.svg, 200, headers);
  });

  app.get('/files/:name', (c) => {
    const film = filmAt(c.req.param('name'), c.req.header('Range'));
    if (film)
      return c.body(film.bytes, film.status, {
        ...film.headers,
        'Cache-Control': `public, max-age=${YEAR_S}`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    const leaflet = leafletAt(c.req.path);
    if (!leaflet) return c.text('not found', 404);
    return c.body(leaflet, 200, {
      'Content-Type': 'application/pdf',
      'Cache-Control': `public, max-age=${YEAR_S}`,
    });
  });

  const signed = (kind: SignedKind) =>
    app.get(`/${kind}s/:id`, (c) => {
      const { until = '', signature = '' } = c.req.query();
      const here = { db: parts.db(), now: parts.now() };
      const asked = { until, signature };
      return signedPicture(here, kind, c.req.param('id'), asked) ?? c.text('not found', 404);
    });
  signed('licence');
  signed('bill');
  app.get('/bill-forms/:name', (c) => {
    const { until = '', signature = '' } = c.req.query();
    const here = { db: parts.db(), now: parts.now() };
    const form = blankFormAt(here, c.req.param('name'), { until, signature });
    if (form === undefined) return c.text('not found', 404);
    return c.body(form, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${c.req.param('name')}"`,
      'Cache-Control': 'private, no-store',
    });
  });
  app.get(
    '/avatars/:id',
    (c) => avatarAt(parts.db(), c.req.param('id')) ?? c.text('not found', 404),
  );

  app.get('/console/', (c) => c.redirect('/console'));
  app.route('/console', consoleRoutes(parts.console, parts.hosts));
  app.route(
    '/stand-in',
    standInRoutes({
      shop: () => ({ db: parts.db(), now: parts.now() }),
      lose: (request) => lostAnswers.add(request),
    }),
  );

  app.all('*', async (c) => {
    const started = performance.now();
    const { path, method } = c.req;
    const url = new URL(c.req.url);
    const language = languageOf(c.req.header('LangEnv'));
    let match: ReplayMatch = 'sandbox';
    const finish = (response: Response, resultID: number | undefined) => {
      response.headers.set('Cache-Control', 'no-store');
      if (parts.replay) response.headers.set(REPLAY_HEADER, match);
      const ms = Math.round((performance.now() - started) * 10) / 10;
      parts.log.add({ at: parts.now(), method, path, status: response.status, resultID, ms });
      return response;
    };
    const documented = parts.documented();
    const known = routeFor(path, documented);
    const faults = known ? parts.faults.take(path) : [];
    for (const fault of faults) if (fault.kind === 'delay') await wait(fault.ms);
    for (const fault of faults) {
      if (fault.kind === 'status')
        return finish(new Response('fault injected', { status: fault.status }), undefined);
      if (fault.kind === 'result') {
        const { resultID, message = '' } = fault;
        return finish(c.json({ resultID, message, data: null }), resultID);
      }
    }
    const refuse = (refusal: Refusal, status: 200 | 404 | 413 | 500) => {
      const envelope = refusalEnvelope(refusal, language);
      return finish(c.json(envelope, status), envelope.resultID);
    };
    if (!known) return refuse(new Refusal('noSuchCall', { path: path.slice(0, 200) }), 404);
    const body = await readBody(c.req.raw, known.maxBytes);
    if (!body) return refuse(new Refusal('tooLarge'), 413);
    try {
      const outcome = await dispatch({
        db: parts.db(),
        now: parts.now(),
        language,
        origin: parts.publicUrl ?? url.origin,
        shop: parts.shopUrl ?? webOrigin(c.req.header('Origin')),
        method,
        path,
        token: (c.req.header('Authorization') ?? '').trim(),
        query: url.searchParams,
        contentType: c.req.header('Content-Type') ?? '',
        body,
        documented,
        replay: parts.replay,
      });
      if ('match' in outcome && outcome.match) match = outcome.match;
      const response =
        'picture' in outcome
          ? finish(c.body(outcome.picture, 200, { 'Content-Type': 'image/svg+xml' }), undefined)
          : finish(
              toResponse(outcome.envelope, c.req.header('Accept-Encoding') ?? ''),
              outcome.envelope.resultID,
            );
      if (faults.some((fault) => fault.kind === 'drop')) lostAnswers.add(c.req.raw);
      return response;
    } catch (error) {
      console.error(`[sandbox] ${method} ${path}:`, error);
      return refuse(new Refusal('ourFault'), 500);
    }
  });
  return app;
}
