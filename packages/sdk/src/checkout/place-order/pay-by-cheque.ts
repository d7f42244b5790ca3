import { pollOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError, mayHaveSucceeded } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { PlainReason } from '../../base/values/explanation.ts';
import type { Cents } from '../../base/values/money.ts';
import { payByPassword, payOrder, pollOrder } from '../../cashier/contract.ts';
import { payAnswer } from '../../cashier/payment/result-codes.ts';

/** What a buyer has agreed to: the six digits, for the total that was shown. */
export interface Secret {
  readonly password: string;
  readonly total: Cents;
}

/** What came of it: paid, not paid and why, or nobody knows. */
export type ChequeOutcome = 'paid' | 'unknown' | { readonly unpaid: string };

interface Options {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly say: (reason: PlainReason) => string;
}

/** Pays an order by cheque as soon as it stands: once, and the total that was shown. Spec: 2§4 */
export function createChequePaying({ api, clock, say }: Options) {
  /** As the documented poll has it; `otherwise` is said where it is not paid. */
  async function ask(orderNo: string, isLost: boolean, otherwise: string): Promise<ChequeOutcome> {
    const poll = () => api.call(pollOrder, orderNo, { passive: true });
    try {
      // Where the answer to the payment was lost, it may still be on its way.
      const isPaid = isLost
        ? await pollOutcome(clock, async () => (await poll()) || undefined)
        : await poll();
      return isPaid ? 'paid' : { unpaid: otherwise };
    } catch (error) {
      if (!isShopError(error)) throw error;
      return payAnswer(error) === undefined ? 'unknown' : { unpaid: error.message };
    }
  }

  /** A total other than the one that was agreed to is seen at the cashier first. Where it cannot be read nothing says so. */
  async function isAsAgreed(orderNo: string, total: Cents): Promise<boolean> {
    const order = await api.call(payOrder, orderNo, { passive: true }).catch(() => undefined);
    return order === undefined || order.total === total;
  }

  return {
    /** Is it paid? For an order whose payment was sent before. */
    find: (orderNo: string) => ask(orderNo, false, say('cheque-not-paid')),
    async pay(orderNo: string, { password, total }: Secret): Promise<ChequeOutcome> {
      if (!(await isAsAgreed(orderNo, total))) return { unpaid: say('cheque-total-differs') };
      try {
        await api.call(payByPassword, { orderNo, password, from: 'cheque' });
        return 'paid';
      } catch (error) {
        if (mayHaveSucceeded(error)) return ask(orderNo, true, say('cheque-unknown'));
        if (!isShopError(error)) throw error;
        if (payAnswer(error) === 'alreadyPaid') return ask(orderNo, false, say('cheque-not-paid'));
        // A refusal without a code that says more: the order may be paid, or cost nothing.
        const isPaid =
          error.kind === 'server' && (await ask(orderNo, false, error.message)) === 'paid';
        return isPaid ? 'paid' : { unpaid: error.message };
      }
    },
  };
}
