import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { cancelExpired, payOrder } from '../contract.ts';
import type { Paying } from './payment-outcome.ts';
import { payStanding } from './payment-status.ts';
import { payAnswer } from './result-codes.ts';

/** What has become of an order whose time is over here. */
export type Became = 'closed' | 'paid' | 'open';

interface Closing extends Pick<Paying, 'isPaid'> {
  readonly api: Pick<Api, 'call'>;
  now(): number;
}

/** Is it paid after all? Asked for a payment that the shop has not heard of yet; undefined where it cannot be paid any more. */
async function isPaidInTime({ isPaid }: Closing, orderNo: string): Promise<boolean | undefined> {
  try {
    return await isPaid(orderNo, 'provider');
  } catch (error) {
    if (payAnswer(error) === 'closed') return undefined;
    throw error;
  }
}

/** What an order is that the server did not close, without a code that says why. Rejects with the refusal where nothing does. */
async function readStanding(
  { api, now }: Closing,
  orderNo: string,
  refusal: unknown,
): Promise<Became> {
  try {
    const answer = await api.call(payOrder, orderNo, { passive: true });
    const standing = payStanding({ ...answer, payBy: undefined }, now());
    if (standing === 'paid') return 'paid';
    return standing === 'closed' ? 'closed' : 'open';
  } catch (error) {
    if (payAnswer(error) === 'closed') return 'closed';
    throw isShopError(error, 'server') ? refusal : error;
  }
}

/** Has an order closed whose time is over, unless it was paid in time or the server has time left for it. Spec: 2§4 */
export async function closeOrder(closing: Closing, orderNo: string): Promise<Became> {
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
