import { REPLAY_HEADER, type Replay } from './replay.ts';

const PREFLIGHT_S = 7200;

export interface CorsParts {
  readonly allowedOrigins: readonly string[] | '*';
  /** Answers from a recording. */
  readonly replay: Replay | undefined;
}

/** Adds the CORS headers of a request to the headers of its answer. */
export function addCors(parts: CorsParts, request: Request, headers: Headers): void {
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

/** The allowed origin of a request, if any. Cookies are not needed: the token is a header. */
function allowedOrigin({ allowedOrigins }: CorsParts, origin: string | null): string | undefined {
  if (allowedOrigins === '*') return '*';
  return origin !== null && allowedOrigins.includes(origin) ? origin : undefined;
}
