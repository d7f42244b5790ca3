import { pollOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import { payByPassword, payOrder, pollOrder } from '../../cashier/contract.ts';
import { payAnswer } from '../../cashier/payment/result-codes.ts';

/** The payment password, for the total that the buyer agreed to. */
export interface AgreedPassword {
  readonly password: string;
  readonly total: Cents;
}

/** Paid, not paid with the reason, or unknown. */
export type ChequeOutcome = 'paid' | 'unknown' | { readonly unpaid: string };

interface ChequeContext {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly say: (explanation: Explanation) => string;
}

/**
 * Pays a confirmed order by cheque: once, and only the agreed total. `isRepeated` says that an earlier payment of the order
 * may have been sent. Spec: 2§4
 */
export async function payByCheque(
  context: ChequeContext,
  orderNo: string,
  { password, total }: AgreedPassword,
  isRepeated = false,
): Promise<ChequeOutcome> {
  const { api, say } = context;
  if (!(await isAgreedTotal(context, orderNo, total)))
    return { unpaid: say(explain('cheque-total-differs')) };
  try {
    await api.call(payByPassword, { orderNo, password, from: 'cheque' });
    return 'paid';
  } catch (error) {
    if (mayHaveSucceeded(error)) return pollChequePayment(context, orderNo);
    if (!isShopError(error)) throw error;
    if (payAnswer(error) === 'alreadyPaid') return findChequePayment(context, orderNo);
    const unpaid = { unpaid: error.message };
    // The order may have been paid by an earlier attempt, or cost nothing.
    if (error.kind !== 'server' && !isRepeated) return unpaid;
    const found = await findChequePayment(context, orderNo);
    return found === 'paid' || (found === 'unknown' && isRepeated) ? found : unpaid;
  }
}

/** Asks once whether an order is paid whose payment was sent before. */
export function findChequePayment(
  { api, say }: ChequeContext,
  orderNo: string,
): Promise<ChequeOutcome> {
  const isPaid = () => api.call(pollOrder, orderNo, { passive: true });
  return chequeOutcome(isPaid, say(explain('cheque-not-paid')));
}

/** Asks several times after a lost answer: the payment may still be on its way. */
function pollChequePayment(
  { api, clock, say }: ChequeContext,
  orderNo: string,
): Promise<ChequeOutcome> {
  const isPaid = () =>
    pollOutcome(
      clock,
      async () => (await api.call(pollOrder, orderNo, { passive: true })) || undefined,
    );
  return chequeOutcome(isPaid, say(explain('cheque-unknown')));
}

async function chequeOutcome(
  isPaid: () => Promise<boolean | undefined>,
  unpaid: string,
): Promise<ChequeOutcome> {
  try {
    return (await isPaid()) ? 'paid' : { unpaid };
  } catch (error) {
    if (!isShopError(error)) throw error;
    return payAnswer(error) === undefined ? 'unknown' : { unpaid: error.message };
  }
}

/** A different total is shown at the cashier before it is paid. A total that cannot be read counts as agreed. */
async function isAgreedTotal(
  { api }: ChequeContext,
  orderNo: string,
  total: Cents,
): Promise<boolean> {
  const order = await api.call(payOrder, orderNo, { passive: true }).catch(() => undefined);
  return order === undefined || order.total === total;
}
