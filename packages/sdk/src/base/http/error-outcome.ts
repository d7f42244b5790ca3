import { isLoginNeeded, isShopError } from './errors.ts';

/** HTTP: not implemented, unavailable. */
const NOT_BEGUN: readonly number[] = [501, 503];

/**
 * Returns whether the request could have succeeded on the server despite this error, so that its outcome must be
 * verified. True when the answer was lost (network, timeout) or cannot be read (contract), and for a server error
 * (HTTP 500 and above, except 501 and 503, which say that nothing was started). False when the shop refused (server,
 * session-ended), when nothing was sent (login-required) and when a proxy turned the call away (HTTP 4xx). An aborted
 * call counts as not done, since its caller waits for no outcome. Spec: 1§7
 */
export function mayHaveSucceeded(error: unknown): boolean {
  if (!isShopError(error)) return false;
  if (error.kind === 'http') {
    const { status = 500 } = error;
    return status >= 500 && !NOT_BEGUN.includes(status);
  }
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract';
}

/**
 * Turns the failure of a read that the action can do without into undefined. A missing session is thrown again: the next
 * call would open the login dialog instead of failing.
 */
export function unlessLoginNeeded(error: unknown): undefined {
  if (isLoginNeeded(error)) throw error;
}
