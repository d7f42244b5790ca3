import type { Api } from '../base/api.ts';
import type { Clock } from '../base/clock.ts';
import type { Explanation } from '../base/decision.ts';
import { isShopError } from '../base/errors.ts';
import type { Ledger } from '../base/ledger.ts';
import { payAnswer } from './answers.ts';
import type { CashierOrder, PaymentRecord } from './shapes.ts';
import type { PayOutcome } from './store.ts';

/** What paying is done with. */
export interface Paying {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<PaymentRecord>;
  readonly say: (explanation: Explanation) => string;
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
}

export const PAID: PayOutcome = { ok: true, next: 'paid' };
export const explain = (reason: string): Explanation => ({ reason, facts: {} });

/** What a refusal means. Nothing was done, unless the order turns out to be paid. Spec: 2§8 */
export function outcomeOfRefusal(parts: Paying, order: CashierOrder, error: unknown): PayOutcome {
  if (!isShopError(error)) throw error;
  const { message } = error;
  switch (payAnswer(error)) {
    case 'alreadyPaid':
      return PAID;
    case 'closed': {
      const isOver = order.payBy !== undefined && order.payBy <= parts.clock.now();
      return { ok: false, reason: isOver ? 'expired' : 'closed', message };
    }
    case 'wrongPassword':
    case 'passwordLocked':
    case 'passwordUnproved':
      return { ok: false, reason: 'password', message };
    default:
      return { ok: false, reason: 'refused', message };
  }
}
