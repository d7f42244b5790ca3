import { isShopError } from '../../base/http/errors.ts';

/** Answers of the order calls that say more than their sentence. 1340 is the documents' (1§8), the others are assumed. */
const ORDER_ANSWERS = {
  /** The clinic has something to complete before it may order. */
  'incomplete-clinic': 1340,
  /** Under this number there is no order. */
  'no-order': 1390,
  /** There is nothing to confirm. */
  'no-temp-order': 1391,
} as const;

/** Is a failure this answer of the server? */
export const isOrderAnswer = (error: unknown, answer: keyof typeof ORDER_ANSWERS): boolean =>
  isShopError(error, 'server') && error.resultID === ORDER_ANSWERS[answer];

/**
 * Returns whether the temporary order is gone, after reading it failed with `error`. A server need not say so: once the
 * order was made and not confirmed, any refusal to read it means the same. Spec: 2§4
 */
export const isTempOrderGone = (error: unknown, placement: string): boolean =>
  placement !== 'placed' &&
  (isOrderAnswer(error, 'no-temp-order') ||
    (placement === 'unconfirmed' && isShopError(error, 'server')));
