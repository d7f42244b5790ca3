import { isShopError } from './errors.ts';

/** Returns whether a call failed because its session has ended, or because it had none. Spec: 1§6, 1§8 */
export const isLoginNeeded = (error: unknown): boolean =>
  isShopError(error, 'session-ended') || isShopError(error, 'login-required');

/**
 * Turns the failure of a read that the action can do without into undefined. A missing session is thrown again: the next
 * call would open the login dialog instead of failing.
 */
export function unlessLoginNeeded(error: unknown): undefined {
  if (isLoginNeeded(error)) throw error;
}
