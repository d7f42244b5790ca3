import { isShopError } from './errors.ts';

/** HTTP: not found, method not allowed, not implemented. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/**
 * Returns whether the server lacks an undocumented call: it knows no such path (HTTP 404, 405, 501) or refuses by a
 * result code. False when it was not reached or is failing, which says nothing about its calls. Spec: 1§7
 */
export function lacksCall(error: unknown): boolean {
  if (isShopError(error, 'server')) return true;
  return isShopError(error, 'http') && UNKNOWN_CALL.includes(error.status ?? 0);
}
