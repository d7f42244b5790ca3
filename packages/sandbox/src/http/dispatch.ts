import { strict } from '@clinicart/sdk/contract';
import { expireOrders } from '../checkout/order-expiry.ts';
import type { Db } from '../db/db.ts';
import { hashToken } from '../identity/session/password-hash.ts';
import { accountByToken } from '../identity/session/session.ts';
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

/** The first thing that does not fit: where, and how; or undefined. */
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

/** The row that answers a path. A path written out wins over one with a product line in it. */
export function routeFor(path: string, documented = false): Route | undefined {
  const route =
    exactRoutes.get(path) ?? patternRoutes.find(({ pattern }) => pattern.test(path))?.route;
  return route && documented && !isDocumentedCall(route.endpoint) ? undefined : route;
}

/** One request, as the door hands it in. */
export interface Incoming {
  readonly db: Db;
  readonly now: number;
  readonly language: Language;
  readonly origin: string;
  readonly shop: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Answers carry the documented fields and result codes only. */
  readonly documented: boolean;
  /** Answers from a recording, where there is one. */
  readonly replay: Replay | undefined;
}

export type Outcome =
  | { readonly envelope: Envelope; readonly match?: Replayed['match'] }
  | { readonly picture: string };

/** Answers one call: who asks, does the body fit, the handler, does the answer fit. */
export async function dispatch(incoming: Incoming): Promise<Outcome> {
  const outcome = await answer(incoming);
  // A recorded answer is given as it was, fit or not.
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
    const account = authenticate(incoming, endpoint.access === 'account');
    const input = await readInput(route, incoming);
    const { db, now, origin, shop } = incoming;
    const replayed = incoming.replay?.(endpoint, input, { origin, language });
    if (replayed) return replayed;
    const session = account ? hashToken(incoming.token) : '';
    const call: Call = { db, now, language, origin, account, session, shop, documented };
    // An order whose time is over holds nothing any more, whatever is asked next.
    expireOrders(call);
    const known = documented ? documentedInput(endpoint, input) : input;
    const data = await route.handle(known, call);
    if (endpoint.answers === 'picture') return { picture: String(data) };
    assertAnswerMatchesContract(endpoint, data);
    return {
      envelope: successEnvelope(documented ? documentedData(endpoint, data) : data, language),
    };
  } catch (error) {
    if (error instanceof Refusal) return { envelope: refusalEnvelope(error, language) };
    throw error;
  }
}

const checkedConstants = new WeakSet<object>();

/** An answer of ours that breaks the contract is our bug: it must not leave. A constant is read once. */
function assertAnswerMatchesContract({ name, response }: Route['endpoint'], data: unknown): void {
  if (isConstant(data) && checkedConstants.has(data)) return;
  const wrong = firstSchemaIssue(response, data);
  if (wrong) throw new Error(`${name} answers against its contract: ${wrong}`);
  if (isConstant(data)) checkedConstants.add(data);
}

/**
 * On an account call a bad token is refused. On a public one it makes a visitor: the page still
 * works without prices, and the next account call tells the client that the session is over.
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
