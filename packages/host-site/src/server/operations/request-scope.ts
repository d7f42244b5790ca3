/** Facts about a request while it is answered, for its log line, the metrics and the API. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

export interface RequestScope {
  /** Names the request in the log, to the API and to the client. */
  readonly id: string;
  /** Read only to remove its values from texts for the log. */
  readonly request: Pick<IncomingMessage, 'headers' | 'url'>;
  /** Whether the page came from memory; undefined for a request that no memory serves. */
  cache: 'hit' | 'miss' | undefined;
  /** Calls to the API for this request, and those of them that failed. */
  apiCalls: number;
  apiFailures: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs work, and all that it starts, as part of a request. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/** Returns the request that the caller works for; undefined outside of one, and in development. */
export const currentScope = (): RequestScope | undefined => scopes.getStore();

const ID = /^[\w.-]{8,64}$/;

/** Returns the id that a proxy in front gave the request, if it may be trusted and is one; otherwise a new one. */
export function requestId(given: string | readonly string[] | undefined, trusted: boolean): string {
  return trusted && typeof given === 'string' && ID.test(given) ? given : crypto.randomUUID();
}
