import { pollOutcome } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import { payOrder } from '../cashier/contract.ts';
import { payAnswer } from '../cashier/payment/result-codes.ts';
import { checkOrder, confirmation } from './contract.ts';
import { isOrderAnswer } from './place-order/result-codes.ts';

/** The server does not confirm an order: it rejects the order, or refuses to answer. */
export interface Unconfirmed {
  readonly kind: 'rejected' | 'unanswered';
  /** The server's sentence. */
  readonly message: string;
  /** The cashier knows the order, so it was made. */
  readonly isMade?: boolean;
}

/** The server's word about an order number; 'unknown' where it could not be reached. */
export type OrderState = 'confirmed' | 'not-made' | 'unknown' | Unconfirmed;

export interface CheckContext {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
}

/** Asks for an order that the server answered to have made. Spec: 2§4 */
export async function askOrderState(
  { api, say }: CheckContext,
  orderNo: string,
): Promise<OrderState> {
  try {
    const { stands, message } = await api.call(checkOrder, orderNo, { passive: true });
    if (stands) return 'confirmed';
    return { kind: 'rejected', message: message || say(explain('order-refused')) };
  } catch (error) {
    if (isOrderAnswer(error, 'no-order')) return 'not-made';
    return isShopError(error, 'server')
      ? { kind: 'unanswered', message: error.message }
      : 'unknown';
  }
}

/**
 * Asks for an order that the server has not answered to have made. The documents have no code for "no such order", so a
 * refusal alone proves nothing: while the temporary order waits under this number nothing was made, and an order that
 * the cashier knows was. Spec: 2§4, 2§7, 2§8
 */
export async function verifyOrderState(
  context: CheckContext,
  orderNo: string,
): Promise<OrderState> {
  const state = await askOrderState(context, orderNo);
  if (typeof state === 'string' || state.kind === 'rejected') return state;
  const draft = await readDraftOrder(context);
  if (draft === 'unknown') return 'unknown';
  if (draft.orderNo === orderNo) return 'not-made';
  return { ...state, isMade: await isAtCashier(context, orderNo) };
}

/** Verifies a few times after a lost answer: a proxy may have given up before the server. */
export async function pollOrderState(context: CheckContext, orderNo: string): Promise<OrderState> {
  const state = await pollOutcome(context.clock, async () => {
    const now = await verifyOrderState(context, orderNo);
    return now === 'not-made' ? undefined : now;
  });
  return state ?? 'not-made';
}

/** The temporary order that waits, without a number where the server refuses to read it; 'unknown' where it could not be reached. */
async function readDraftOrder({
  api,
}: CheckContext): Promise<{ readonly orderNo?: string } | 'unknown'> {
  try {
    return await api.call(confirmation, null, { passive: true });
  } catch (error) {
    return isShopError(error, 'server') ? {} : 'unknown';
  }
}

/** Does the cashier know the order? A closed one (1333) was made too. */
async function isAtCashier({ api }: CheckContext, orderNo: string): Promise<boolean> {
  try {
    await api.call(payOrder, orderNo, { passive: true });
    return true;
  } catch (error) {
    return payAnswer(error) === 'closed';
  }
}
