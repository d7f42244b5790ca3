import { isShopError } from '../http/errors.ts';

/** An entry of a ledger whose call may have timed out. */
export interface LateEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The call timed out, so the server may still be working on it. */
  readonly isLate?: boolean | undefined;
}

/** For this long after a timeout "not done" is not conclusive: the server may still be working on the call. */
const LATE_MS = 60_000;

/** Returns whether a call ended by a timeout, of the browser or of a gateway. */
export const isTimeout = (error: unknown): boolean =>
  isShopError(error, 'timeout') || (isShopError(error, 'http') && error.status === 504);

/** Returns whether a call that timed out may still take effect. An entry from the future is of a clock set back since. */
export function mayArriveLate({ isLate, at }: LateEntry, now: number): boolean {
  const waited = now - at;
  return isLate === true && waited >= 0 && waited < LATE_MS;
}
