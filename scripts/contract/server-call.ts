import { endpointUrl, type ServerAddress } from '../../packages/sdk/src/base/http/endpoint.ts';
import { envelope, SUCCESS } from '../../packages/sdk/src/base/http/envelope.ts';
import type { AnyEndpoint } from '../../packages/sdk/src/contract.ts';
import { printableKey } from './field-stats.ts';
import type { Finding } from './findings.ts';
import { isObject, kindOf } from './kinds.ts';

const TIMEOUT_MS = 15_000;

/** A server, with the settings that the shop would use. */
export interface Server extends ServerAddress {
  readonly fetch: (request: Request) => Promise<Response>;
  /** LangEnv header: 2 English, 3 Traditional Chinese. Spec: 1§7 */
  readonly languageCode: '2' | '3';
  readonly timeoutMs?: number;
}

/** The answer to one call; its data is not validated yet. */
export type Answer =
  | { readonly kind: 'answered'; readonly data: unknown; readonly envelope: readonly Finding[] }
  | {
      readonly kind: 'refused';
      readonly resultID: number;
      readonly message: string;
      readonly envelope: readonly Finding[];
    }
  /** A response that is not an answer for the shop. */
  | { readonly kind: 'unfit'; readonly why: string }
  | { readonly kind: 'unreachable'; readonly why: string; readonly isHttp: boolean }
  | { readonly kind: 'picture' };

/** Sends one call and parses its envelope. Never rejects. */
export async function callServer(
  server: Server,
  endpoint: AnyEndpoint,
  wire: unknown,
  token: string | undefined,
): Promise<Answer> {
  const timeoutMs = server.timeoutMs ?? TIMEOUT_MS;
  try {
    const request = requestOf(server, endpoint, wire, token, AbortSignal.timeout(timeoutMs));
    const response = await server.fetch(request);
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'unreachable', why: `HTTP ${response.status}`, isHttp: true };
    }
    if (endpoint.answers === 'picture') return await pictureIn(response);
    return envelopeIn(await response.text());
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? `no answer within ${timeoutMs / 1000} s` : 'no connection';
    return { kind: 'unreachable', why, isHttp: false };
  }
}

function requestOf(
  server: Server,
  endpoint: AnyEndpoint,
  wire: unknown,
  token: string | undefined,
  signal: AbortSignal,
): Request {
  const headers: Record<string, string> = { LangEnv: server.languageCode };
  if (token !== undefined) headers['Authorization'] = token;
  const url = new URL(endpointUrl(endpoint, server));
  const { method } = endpoint;
  if (endpoint.encoding === 'none') {
    for (const [key, value] of Object.entries(Object(wire)))
      url.searchParams.set(key, String(value));
    return new Request(url, { method, headers, signal });
  }
  headers['Content-Type'] = 'application/json';
  return new Request(url, { method, headers, body: JSON.stringify(wire), signal });
}

async function pictureIn(response: Response): Promise<Answer> {
  const type = response.headers.get('Content-Type') ?? '';
  const { size } = await response.blob();
  if (type.startsWith('image/') && size > 0) return { kind: 'picture' };
  return { kind: 'unfit', why: 'expected a picture, got something else' };
}

function envelopeIn(text: string): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const isPage = /^\s*</.test(text);
    return { kind: 'unfit', why: `expected JSON, got ${isPage ? 'an HTML page' : 'other text'}` };
  }
  const read = envelope.safeParse(body);
  if (!read.success) return { kind: 'unfit', why: otherEnvelope(body) };
  const findings = envelopeFindings(body);
  const resultID = Number(read.data.resultID);
  if (resultID === SUCCESS) return { kind: 'answered', data: read.data.data, envelope: findings };
  const message = read.data.message ?? '';
  return { kind: 'refused', resultID, message, envelope: findings };
}

function otherEnvelope(body: unknown): string {
  if (!isObject(body)) return `expected { resultID, message, data }, got ${kindOf(body)}`;
  if (!('resultID' in body)) {
    const fields = Object.keys(body).slice(0, 8).map(printableKey).join(', ');
    return `expected { resultID, message, data }, got an object with ${fields || 'nothing in it'}`;
  }
  const wrong = ['number', 'string'].includes(typeof body['resultID']) ? 'message' : 'resultID';
  return `${wrong} of the envelope is ${kindOf(body[wrong])}`;
}

function envelopeFindings(body: unknown): Finding[] {
  if (!isObject(body)) return [];
  const findings: Finding[] = [];
  const note = (path: string, text: string) =>
    findings.push({ what: 'envelope', path, text, breaks: false });
  if (typeof body['resultID'] !== 'number')
    note('resultID', `expected a number, got ${kindOf(body['resultID'])}; the shop reads it`);
  for (const key of Object.keys(body))
    if (!['resultID', 'message', 'data'].includes(key))
      note(printableKey(key), `${kindOf(body[key])} beside the data, which the shop does not read`);
  return findings;
}
