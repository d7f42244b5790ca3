/** Which calls the read cache serves, and which answers it may hold. */
import { createHash } from 'node:crypto';
import { type AnyEndpoint, endpointUrl, publicAnswer } from '@clinicart/sdk/contract';
import { SHARED_ROWS } from './shared-rows.ts';

/** A call whose answer every visitor may have. */
export interface SharedCall {
  readonly row: AnyEndpoint;
  /** Names the call without a word of it. */
  readonly key: string;
}

/** Headers that such a call may have. Any other could make its answer differ. */
const KNOWN_HEADERS: ReadonlySet<string> = new Set(['content-type', 'langenv', 'x-request-id']);
/** Bodies hold ids, page numbers and the words of a search; a longer one is rare. */
const LONGEST_BODY = 500;
/** An e-mail address, or as many digits as a phone number: a visitor may type one into the search. */
const CONTACT = /@|(?:\d[\s()-]{0,2}){7,}/;
/** Result code of a success. Spec: 1§8 */
const SUCCESS = 1200;

interface Servers {
  readonly apiBase: string;
  readonly serviceBase: string;
  /** Names the build: two releases do not read each other's answers. */
  readonly release: string;
}

/** Returns a function that recognises shared calls by address, method, headers and body. */
export function createSharedCalls({ apiBase, serviceBase, release }: Servers) {
  const server = { apiBase, serviceBase, endpoints: {}, productLine: '' };
  const rows = new Map(SHARED_ROWS.map((row) => [endpointUrl(row, server), row]));
  return (input: string | URL | Request, init: RequestInit = {}): SharedCall | undefined => {
    const row = input instanceof Request ? undefined : rows.get(String(input));
    const { body, method } = init;
    if (!row || method !== row.method || typeof body !== 'string' || body.length > LONGEST_BODY)
      return undefined;
    const headers = new Headers(init.headers);
    if ([...headers.keys()].some((name) => !KNOWN_HEADERS.has(name)) || CONTACT.test(body))
      return undefined;
    const language = headers.get('langenv') ?? '';
    const named = JSON.stringify([release, String(input), language, body]);
    return { row, key: createHash('sha256').update(named).digest('base64url') };
  };
}

/**
 * Returns the text of an answer as any visitor may have it: a success, reduced to the fields of its row. Undefined for a
 * refusal, an answer that the row cannot read, and one that tells a price.
 */
export function fitAnswer({ response }: AnyEndpoint, text: string): string | undefined {
  try {
    const { resultID, data } = JSON.parse(text) ?? {};
    if (Number(resultID) !== SUCCESS) return undefined;
    const fit = publicAnswer(response, data);
    if (!fit || !response.safeParse(fit.data).success) return undefined;
    return JSON.stringify({ resultID: SUCCESS, message: '', data: fit.data });
  } catch {
    return undefined;
  }
}
