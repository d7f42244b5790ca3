import { needsLogin, strict } from '@clinicart/sdk/contract';
import { expireOrders } from '../checkout/order-expiry.ts';
import type { Db } from '../db/db.ts';
import { hashToken } from '../identity/session/password-hash.ts';
import { accountByToken } from '../identity/session/session.ts';
import { runWarehouse } from '../orders/automatic-warehouse.ts';
import { receiveDueOrders } from '../orders/receipt.ts';
import type { Account, Call } from './call.ts';
import {
  documentedData,
  documentedEnvelope,
  documentedInput,
  isDocumentedCall,
} from './documented.ts';
import type { Language } from './language.ts';
import { type Envelope, Refusal, refusalEnvelope, successEnvelope } from './refusals.ts';
import type { Replay, Replayed } from './replay.ts';
import { readForm, readJson } from './request-body.ts';
import { isConstant } from './response.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

type Schema = Parameters<typeof strict>[0];

/** Describes the first issue of a value against a strict schema. */
function firstSchemaIssue(schema: Schema, value: unknown): string | undefined {
  const result = strict(schema)['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('wire schemas answer at once');
  const issue = result.issues?.[0];
  if (!issue) return undefined;
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.join(', ') : '';
  const field = [...path, keys].filter(Boolean).join('.') || 'body';
  const code = 'code' in issue ? String(issue.code) : 'invalid';
  return `${field} (${code.replaceAll('_', ' ')})`;
}

const exactRoutes = new Map<string, Route>();
const patternRoutes: { pattern: RegExp; route: Route }[] = [];
for (const route of routes) {
  const { path } = route.endpoint;
  exactRoutes.set(path.replace('{product}', ''), route);
  if (path.includes('{product}')) {
    const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    patternRoutes.push({
      pattern: new RegExp(`^${escaped.replace('{product}', '[\\w-]*')}$`),
      route,
    });
  }
}

/** Finds the route of a path; a literal path wins over a pattern. */
export function routeFor(path: string, documented = false): Route | undefined {
  const route =
    exactRoutes.get(path) ?? patternRoutes.find(({ pattern }) => pattern.test(path))?.route;
  return route && documented && !isDocumentedCall(route.endpoint) ? undefined : route;
}

/** A request as the HTTP app passes it on. */
export interface Incoming {
  readonly db: Db;
  readonly now: number;
  readonly language: Language;
  readonly origin: string;
  readonly shop: string | undefined;
  readonly caller: string | undefined;
  readonly isCallerAllowed: boolean;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Answers carry only documented fields and result codes. */
  readonly documented: boolean;
  /** Answers from a recording. */
  readonly replay: Replay | undefined;
}

export type Outcome =
  | { readonly envelope: Envelope; readonly match?: Replayed['match'] }
  | { readonly picture: string };

/** Answers a call: authenticates, validates the body, runs the handler and checks its answer. */
export async function dispatch(incoming: Incoming): Promise<Outcome> {
  const outcome = await answer(incoming);
  // Recorded answers are returned unchanged.
  if (!incoming.documented || 'picture' in outcome || outcome.match) return outcome;
  return { envelope: documentedEnvelope(outcome.envelope) };
}

async function answer(incoming: Incoming): Promise<Outcome> {
  const { language, path, documented } = incoming;
  try {
    const route = routeFor(path);
    if (!route) throw new Refusal('noSuchCall', { path });
    const { endpoint } = route;
    if (endpoint.method !== incoming.method)
      throw new Refusal('wrongMethod', { method: endpoint.method });
    const account = authenticate(incoming, needsLogin(endpoint));
    const input = await readInput(route, incoming);
    const { db, now, origin, shop, caller, isCallerAllowed } = incoming;
    const replayed = incoming.replay?.(endpoint, input, { origin, language });
    if (replayed) return replayed;
    const session = account ? hashToken(incoming.token) : '';
    const call: Call = {
      db,
      now,
      language,
      origin,
      account,
      session,
      shop,
      caller,
      isCallerAllowed,
      documented,
    };
    // Expired orders must release their stock before the handler reads it.
    expireOrders(call);
    runWarehouse(call);
    receiveDueOrders(call);
    const known = documented ? documentedInput(endpoint, input) : input;
    const data = await route.handle(known, call);
    if (endpoint.answers === 'picture') return { picture: String(data) };
    assertAnswerMatchesContract(endpoint, data);
    return {
      envelope: successEnvelope(documented ? documentedData(endpoint, data) : data, language),
    };
  } catch (error) {
    if (error instanceof Refusal)
      return { envelope: refusalEnvelope(error, error.language ?? language) };
    throw error;
  }
}

const checkedConstants = new WeakSet<object>();

/** Throws if an answer breaks the contract. Constants are checked once. */
function assertAnswerMatchesContract({ name, response }: Route['endpoint'], data: unknown): void {
  if (isConstant(data) && checkedConstants.has(data)) return;
  const wrong = firstSchemaIssue(response, data);
  if (wrong) throw new Error(`${name} answers against its contract: ${wrong}`);
  if (isConstant(data)) checkedConstants.add(data);
}

/**
 * Returns the account of the token. Account calls refuse a bad token; public calls treat it as a visitor, so that
 * the page still works without prices.
 */
function authenticate({ db, token, now }: Incoming, required: boolean): Account | undefined {
  const found = token === '' ? 'unknown' : accountByToken(db, token, now);
  if (typeof found === 'object') return found;
  if (required) throw new Refusal(found === 'ended' ? 'sessionExpired' : 'noSession');
  return undefined;
}

async function readInput({ endpoint }: Route, incoming: Incoming): Promise<unknown> {
  const { body, contentType, query } = incoming;
  const read = {
    none: () => Object.fromEntries(query),
    json: () => readJson(body),
    multipart: () => readForm(body, contentType),
  };
  const input: unknown = await read[endpoint.encoding]();
  const wrong = firstSchemaIssue(endpoint.request, input);
  if (wrong) throw new Refusal('unfit', { field: wrong });
  return input;
}
