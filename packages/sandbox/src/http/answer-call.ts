import type { Context } from 'hono';
import type { Db } from '../db/db.ts';
import { dispatch, type Outcome, routeFor } from './dispatch.ts';
import type { Fault, Faults } from './faults.ts';
import { type Language, languageOf } from './language.ts';
import { Refusal, refusalEnvelope } from './refusals.ts';
import { REPLAY_HEADER, type Replay, type ReplayMatch } from './replay.ts';
import { readBody } from './request-body.ts';
import type { RequestLog } from './request-log.ts';
import { toResponse } from './response.ts';

export interface CallParts {
  readonly db: () => Db;
  readonly now: () => number;
  readonly faults: Faults;
  /** Whether answers are reduced to the documented fields. */
  readonly documented: () => boolean;
  /** Answers from a recording. */
  readonly replay: Replay | undefined;
  readonly log: RequestLog;
  readonly publicUrl: string | undefined;
  /** Origin of the shop that payers return to; defaults to the origin of the calling page. */
  readonly shopUrl: string | undefined;
  readonly allowedOrigins: readonly string[] | '*';
}

/** Requests whose answer the transport must drop. */
export const lostAnswers = new WeakSet<Request>();

interface Reply {
  readonly response: Response;
  readonly resultID: number | undefined;
  readonly match?: ReplayMatch | undefined;
}

/** Answers a call of the contract and logs it. A path that the contract does not name is refused. */
export async function answerCall(c: Context, parts: CallParts): Promise<Response> {
  const started = performance.now();
  const { response, resultID, match = 'sandbox' } = await replyTo(c, parts);
  response.headers.set('Cache-Control', 'no-store');
  if (parts.replay) response.headers.set(REPLAY_HEADER, match);
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const { path, method } = c.req;
  parts.log.add({ at: parts.now(), method, path, status: response.status, resultID, ms });
  return response;
}

async function replyTo(c: Context, parts: CallParts): Promise<Reply> {
  const { path, method } = c.req;
  const language = languageOf(c.req.header('LangEnv'));
  const documented = parts.documented();
  const route = routeFor(path, documented);
  const faults = route ? parts.faults.take(path) : [];
  const failed = await injectFaults(c, faults);
  if (failed) return failed;
  const refuse = (refusal: Refusal, status: 404 | 413 | 500) =>
    refused(c, refusal, language, status);
  if (!route) return refuse(new Refusal('noSuchCall', { path: path.slice(0, 200) }), 404);
  const body = await readBody(c.req.raw, route.maxBytes);
  if (!body) return refuse(new Refusal('tooLarge'), 413);
  try {
    const reply = replyWith(c, await dispatch(incoming(c, parts, { language, documented, body })));
    if (faults.some((fault) => fault.kind === 'drop')) lostAnswers.add(c.req.raw);
    return reply;
  } catch (error) {
    console.error(`[sandbox] ${method} ${path}:`, error);
    return refuse(new Refusal('ourFault'), 500);
  }
}

/** Waits as long as the faults say. Returns the answer of a fault that replaces the work. */
async function injectFaults(c: Context, faults: readonly Fault[]): Promise<Reply | undefined> {
  for (const fault of faults) if (fault.kind === 'delay') await wait(fault.ms);
  for (const fault of faults) {
    if (fault.kind === 'status') {
      const response = new Response('fault injected', { status: fault.status });
      return { response, resultID: undefined };
    }
    if (fault.kind === 'result') {
      const { resultID, message = '' } = fault;
      return { response: c.json({ resultID, message, data: null }), resultID };
    }
  }
  return undefined;
}

/** Returns the request as `dispatch` takes it. */
function incoming(
  c: Context,
  parts: CallParts,
  read: { language: Language; documented: boolean; body: Uint8Array<ArrayBuffer> },
): Parameters<typeof dispatch>[0] {
  const url = new URL(c.req.url);
  const caller = webOrigin(c.req.header('Origin'));
  const { allowedOrigins } = parts;
  return {
    db: parts.db(),
    now: parts.now(),
    language: read.language,
    origin: parts.publicUrl ?? url.origin,
    shop: parts.shopUrl ?? caller,
    caller,
    isCallerAllowed:
      allowedOrigins === '*' || (caller !== undefined && allowedOrigins.includes(caller)),
    method: c.req.method,
    path: c.req.path,
    token: (c.req.header('Authorization') ?? '').trim(),
    query: url.searchParams,
    contentType: c.req.header('Content-Type') ?? '',
    body: read.body,
    documented: read.documented,
    replay: parts.replay,
  };
}

function replyWith(c: Context, outcome: Outcome): Reply {
  if ('picture' in outcome) {
    const response = c.body(outcome.picture, 200, { 'Content-Type': 'image/svg+xml' });
    return { response, resultID: undefined };
  }
  const { envelope, match } = outcome;
  const response = toResponse(envelope, c.req.header('Accept-Encoding') ?? '');
  return { response, resultID: envelope.resultID, match };
}

function refused(c: Context, refusal: Refusal, language: Language, status: 404 | 413 | 500): Reply {
  const envelope = refusalEnvelope(refusal, language);
  return { response: c.json(envelope, status), resultID: envelope.resultID };
}

/** The web origin of an Origin header, which is `null` for opaque origins. */
const webOrigin = (origin: string | undefined): string | undefined =>
  origin !== undefined && /^https?:\/\//.test(origin) && URL.canParse(origin)
    ? new URL(origin).origin
    : undefined;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
