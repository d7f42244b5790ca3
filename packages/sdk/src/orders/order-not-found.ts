import { isNotFound } from '../base/http/not-found.ts';
import { isOrderAnswer } from '../checkout/place-order/result-codes.ts';

/** Returns whether an order could not be read because the account has none of this number. Spec: 2§8 */
export const isOrderNotFound = (error: unknown): boolean =>
  isOrderAnswer(error, 'no-order') || isNotFound(error);
