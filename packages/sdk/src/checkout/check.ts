import { pollOutcome } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { PlainReason } from '../base/values/explanation.ts';
import { payOrder } from '../cashier/contract.ts';
import { payAnswer } from '../cashier/payment/result-codes.ts';
import { checkOrder, confirmation } from './contract.ts';
import { isOrderAnswer } from './place-order/result-codes.ts';

/** The server does not confirm an order: it says that the order does not stand, or refuses to answer. */
export interface Refused {
  readonly is: 'rejected' | 'unanswered';
  /** The server's sentence. */
  readonly message: string;
  /** The cashier knows the order, so it was made. */
  readonly isMade?: boolean;
}

/** What the server says of an order number: the order stands, there is none, no word, or a refusal. */
export type Standing = 'stands' | 'nothing' | 'unknown' | Refused;

/** Asks the server whether an order stands. Spec: 2§4, 2§7 */
export function createCheck(options: {
  readonly api: Pick<Api, 'call'>;
  readonly clock: Clock;
  readonly say: (reason: PlainReason) => string;
}) {
  const { api, clock, say } = options;

  async function ask(orderNo: string): Promise<Standing> {
    try {
      const { stands, message } = await api.call(checkOrder, orderNo, { passive: true });
      return stands ? 'stands' : { is: 'rejected', message: message || say('order-refused') };
    } catch (error) {
      if (isOrderAnswer(error, 'no-order')) return 'nothing';
      return isShopError(error, 'server')
        ? { is: 'unanswered', message: error.message }
        : 'unknown';
    }
  }

  /** Undefined where nobody was reached; null where the server refuses. */
  const heard = <T>(call: Promise<T>): Promise<T | null | undefined> =>
    call.catch((error: unknown) => (isShopError(error, 'server') ? null : undefined));

  /** Does the cashier know the order? One that is closed there (1333) was made too. */
  async function isAtCashier(orderNo: string): Promise<boolean> {
    try {
      await api.call(payOrder, orderNo, { passive: true });
      return true;
    } catch (error) {
      return payAnswer(error) === 'closed';
    }
  }

  /**
   * The same where the server has not answered that it made the order. A refusal alone is no word about it, since the
   * documents have no code for "no such order": while the temporary order still waits under this number nothing was made,
   * and what the cashier knows was. Spec: 2§7, 2§8
   */
  async function find(orderNo: string): Promise<Standing> {
    const standing = await ask(orderNo);
    if (typeof standing === 'string' || standing.is === 'rejected') return standing;
    const waiting = await heard(api.call(confirmation, null, { passive: true }));
    if (waiting?.orderNo === orderNo) return 'nothing';
    if (waiting === undefined) return 'unknown';
    return { ...standing, isMade: await isAtCashier(orderNo) };
  }

  return {
    ask,
    find,
    /** After a lost answer: 'nothing' is asked again, since a proxy may have given up before the server. */
    findOften: async (orderNo: string): Promise<Standing> =>
      (await pollOutcome(clock, async () => {
        const standing = await find(orderNo);
        return standing === 'nothing' ? undefined : standing;
      })) ?? 'nothing',
  };
}
