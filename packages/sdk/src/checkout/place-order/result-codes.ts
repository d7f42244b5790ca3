import { isShopError } from '../../base/http/errors.ts';
import { type ResultCodes, resultCode } from '../../base/http/result-code.ts';

type OrderAnswer =
  /** The clinic has to complete its information before it may order. */
  | 'incomplete-clinic'
  /** No order has this number. */
  | 'no-order'
  /** There is no temporary order to confirm. */
  | 'no-temp-order';

/** Result codes of the order calls. The documents name 1340 (1§8); the others are assumed. */
const ORDER_CODES: ResultCodes<OrderAnswer> = {
  1340: 'incomplete-clinic',
  1390: 'no-order',
  1391: 'no-temp-order',
};

/** Did the server refuse with this answer? */
export const isOrderAnswer = (error: unknown, answer: OrderAnswer): boolean =>
  resultCode(error, ORDER_CODES) === answer;

/** The steps of a placement during which its order stays on screen, since `place` finds its outcome. */
const UNDER_WAY: readonly string[] = ['notify', 'password', 'busy', 'placed'];

/**
 * Returns whether the temporary order is gone, after reading it failed with `error`. A server need not say so: once the
 * order was made and not confirmed, any refusal to read it means the same. Spec: 2§4
 */
export const isTempOrderGone = (error: unknown, placement: string): boolean =>
  !UNDER_WAY.includes(placement) &&
  (isOrderAnswer(error, 'no-temp-order') ||
    (placement === 'unconfirmed' && isShopError(error, 'server')));
