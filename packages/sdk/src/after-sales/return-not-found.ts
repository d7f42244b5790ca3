import { isNotFound } from '../base/http/not-found.ts';
import { type ResultCodes, resultCode } from '../base/http/result-code.ts';

/** Result code of an application that the account does not have; assumed, the documents name none. */
const CODES: ResultCodes<'no-return'> = { 1410: 'no-return' };

/** Returns whether an application could not be read because the account has none of this number. Spec: 2§8 */
export const isReturnNotFound = (error: unknown): boolean =>
  resultCode(error, CODES) === 'no-return' || isNotFound(error);
