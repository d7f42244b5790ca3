import type { Misfit } from '../wire/misfit.ts';

/**
 * What went wrong, in a word that code can branch on. `input`: the call was given something that does not fit its row,
 * and nothing was sent. `unsupported`: the browser or its connection lacks what the call needs, and nothing was sent.
 */
export type ShopErrorKind =
  | 'input'
  | 'unsupported'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'contract'
  | 'server'
  | 'login-required'
  | 'session-ended';

export interface ShopErrorFacts {
  /** Path of the call, never with a query or a token. */
  readonly path?: string;
  /** Name of the endpoint row, such as `cart.add`. */
  readonly endpoint?: string;
  /** The answer's code; 9999 is the client's own "log in first". Spec: 1§8 */
  readonly resultID?: number;
  /** HTTP status where there was one. */
  readonly status?: number;
  /** Of an `input` or `contract` error: the fields that do not fit, without their values. */
  readonly misfits?: readonly Misfit[];
  /** The server asked to wait this long before the call is tried again. */
  readonly retryAfterSeconds?: number;
  /** The sentence of the server itself, where it sent one; else `message` is the client's. */
  readonly serverMessage?: string | undefined;
}

/**
 * The one error that the SDK throws. Guard with `isShopError(error)` or `error.name === 'ShopError'`,
 * not `instanceof`: two bundles on a page have two classes. Has no `cause`: an error ends in consoles and error
 * trackers, and the request or answer behind it holds the token and what was typed. Spec: 1§7, 1§8
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly kind: ShopErrorKind;
  readonly path: string | undefined;
  readonly endpoint: string | undefined;
  readonly resultID: number | undefined;
  readonly status: number | undefined;
  readonly misfits: readonly Misfit[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly serverMessage: string | undefined;

  constructor(kind: ShopErrorKind, message: string, facts: ShopErrorFacts = {}) {
    super(message);
    this.kind = kind;
    this.path = facts.path;
    this.endpoint = facts.endpoint;
    this.resultID = facts.resultID;
    this.status = facts.status;
    this.misfits = facts.misfits;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.serverMessage = facts.serverMessage;
  }
}

/** True for a ShopError of any bundle, optionally of one kind. */
export function isShopError(error: unknown, kind?: ShopErrorKind): error is ShopError {
  return (
    error instanceof Error &&
    error.name === 'ShopError' &&
    'kind' in error &&
    (kind === undefined || error.kind === kind)
  );
}

/** Not found, not for this method, and not implemented. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/**
 * Does a server that answers an undocumented call like this lack it? Yes where it knows no such path (HTTP 404, 405,
 * 501) or refuses by a code; no where it was not reached or is failing, which says nothing about what it has. Spec: 1§7
 */
export function lacksCall(error: unknown): boolean {
  if (isShopError(error, 'server')) return true;
  return isShopError(error, 'http') && UNKNOWN_CALL.includes(error.status ?? 0);
}

/** Not implemented, and unavailable. */
const NOT_BEGUN: readonly number[] = [501, 503];

/**
 * May a call that failed like this have done its work all the same? Then its outcome is asked about before it is said
 * to have failed. Yes where the answer was lost on its way (network, time-out), cannot be read (contract), or something
 * broke behind the call (HTTP from 500 on, but not 501 and 503, which say that nothing was begun). No where the shop itself refused (server, session-ended), where nothing was
 * sent (login-required), and where what stands before the shop turned the call away (HTTP 4xx). An aborted call counts
 * as not done: its own caller stopped it and waits for no outcome. Spec: 1§7
 */
export function mayHaveSucceeded(error: unknown): boolean {
  if (!isShopError(error)) return false;
  if (error.kind === 'http') {
    const { status = 500 } = error;
    return status >= 500 && !NOT_BEGUN.includes(status);
  }
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract';
}
