import type { Misfit } from '../wire/misfit.ts';

/**
 * The kind of a failure, for code to branch on. `input`: the input does not fit the endpoint; nothing was sent.
 * `unsupported`: the browser or its connection lacks what the call needs; nothing was sent.
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
  /** Result code of the answer; 9999 is the client's own "log in first". Spec: 1§8 */
  readonly resultID?: number;
  /** HTTP status, if there was one. */
  readonly status?: number;
  /** The fields that do not fit, without their values; of an `input` or `contract` error. */
  readonly misfits?: readonly Misfit[];
  /** The wait that the server asked for before the call is repeated. */
  readonly retryAfterSeconds?: number;
  /** The sentence of the server, if it sent one; else `message` is the client's. */
  readonly serverMessage?: string | undefined;
}

/**
 * The only error class of the SDK. Guard with `isShopError(error)` or `error.name === 'ShopError'`, not `instanceof`:
 * two bundles on a page have two classes. Has no `cause`: errors end up in consoles and error trackers, and the
 * request or answer behind one holds the token and personal input. Spec: 1§7, 1§8
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

/** Returns true for a ShopError of any bundle, optionally of one kind. */
export function isShopError(error: unknown, kind?: ShopErrorKind): error is ShopError {
  const found: Partial<ShopError> = Object(error);
  return found.name === 'ShopError' && found.kind === (kind ?? found.kind);
}

/** Returns whether a call failed because its session has ended, or because it had none. Spec: 1§6, 1§8 */
export const isLoginNeeded = (error: unknown): boolean =>
  isShopError(error, 'session-ended') || isShopError(error, 'login-required');

/** Returns the sentence of a ShopError. Throws everything else again: it is a fault of ours. */
export function sentenceOf(error: unknown): string {
  if (!isShopError(error)) throw error;
  return error.message;
}
