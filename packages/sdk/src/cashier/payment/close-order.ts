import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { payByOf } from '../complete-order.ts';
import { cancelExpired, payOrder } from '../contract.ts';
import type { Paying } from './payment-outcome.ts';
import { payStanding } from './payment-status.ts';
import { payAnswer } from './result-codes.ts';

/** The state of an order whose time ran out here. */
export type Became = 'closed' | 'paid' | 'open';

interface Closing extends Pick<Paying, 'isPaid' | 'clock'> {
  readonly api: Pick<Api, 'call'>;
}

/** A server that counts whole seconds shows none while its last one is not over. */
const LAST_SECOND_MS = 1000;

/**
 * Asks the provider too, since its notice may not have reached the shop yet. Undefined where the order cannot be paid
 * any more.
 */
async function isPaidInTime({ isPaid }: Closing, orderNo: string): Promise<boolean | undefined> {
  try {
    return await isPaid(orderNo, 'provider');
  } catch (error) {
    if (payAnswer(error) === 'closed') return undefined;
    throw error;
  }
}

/**
 * Reads the state of an order that the server refused to close without a known code: 'expired' without time left.
 * Rejects with the refusal where the order does not tell.
 */
async function readStanding(
  { api, clock }: Closing,
  orderNo: string,
  refusal: unknown,
): Promise<Became | 'expired'> {
  try {
    const answer = await api.call(payOrder, orderNo, { passive: true });
    const now = clock.now();
    const standing = payStanding({ ...answer, payBy: payByOf(answer, now) }, now);
    return standing === 'paid' || standing === 'closed' || standing === 'expired'
      ? standing
      : 'open';
  } catch (error) {
    if (payAnswer(error) === 'closed') return 'closed';
    throw isShopError(error, 'server') ? refusal : error;
  }
}

async function tryToClose(closing: Closing, orderNo: string): Promise<Became | 'expired'> {
  const isPaid = await isPaidInTime(closing, orderNo);
  if (isPaid) return 'paid';
  try {
    await retryOnce(() => closing.api.call(cancelExpired, orderNo));
    return 'closed';
  } catch (error) {
    const answer = payAnswer(error);
    if (answer === 'alreadyPaid') return 'paid';
    if (answer === 'stillOpen') return 'open';
    if (answer === 'closed' || isPaid === undefined) return 'closed';
    if (!isShopError(error, 'server')) throw error;
    return readStanding(closing, orderNo, error);
  }
}

/**
 * Closes an order whose time ran out, unless it was paid in time or the server has time left for it. Where the server
 * refuses twice and shows no time left, the order counts as closed: it cannot be paid any more. Spec: 2§4
 */
export async function closeOrder(closing: Closing, orderNo: string): Promise<Became> {
  const first = await tryToClose(closing, orderNo);
  if (first !== 'expired') return first;
  await new Promise<void>((resolve) => {
    closing.clock.after(LAST_SECOND_MS, resolve);
  });
  const second = await tryToClose(closing, orderNo);
  return second === 'expired' ? 'closed' : second;
}
