import { isShopError } from './errors.ts';
import { resultCode } from './result-code.ts';

/** The documents' code of a product that does not exist. Spec: 1§8 */
const CODES = { 1328: 'gone' } as const;

/** HTTP: not found, gone. */
const STATUSES: readonly number[] = [404, 410];

/** Sentences such as 'waybill number does not exist' (2§8), in the languages of the shop. */
const SENTENCE = /不存在|找不到|查無|does(?: not|n['’]t) exist|no such|not found/i;

/**
 * Returns whether reading one thing by its number failed because nothing has the number: HTTP 404 or 410, the
 * documents' code, or a refusal whose sentence says so. The documents name no code for orders and applications, and
 * another refusal may be a passing one. Spec: 1§8, 2§8
 */
export function isNotFound(error: unknown): boolean {
  if (isShopError(error, 'http')) return STATUSES.includes(error.status ?? 0);
  if (!isShopError(error, 'server')) return false;
  return resultCode(error, CODES) === 'gone' || SENTENCE.test(error.serverMessage ?? '');
}
