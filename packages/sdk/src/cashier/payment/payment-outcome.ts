import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Ledger } from '../../base/storage/pending-operations.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { Language } from '../../language/rules.ts';
import { validatePayPassword } from '../contract.ts';
import type { CashierOrder, PaymentRecord, PayOutcome } from '../types.ts';
import { payAnswer } from './result-codes.ts';

/** The stores and callbacks of a payment. */
export interface Paying {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<PaymentRecord>;
  readonly say: (explanation: Explanation) => string;
  language(): Language;
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
}

export const PAID: PayOutcome = { ok: true, next: 'paid' };

/** The order cannot be paid any more (1333). */
function closedOutcome({ clock }: Paying, { payBy }: CashierOrder, message: string): PayOutcome {
  const isOver = payBy !== undefined && payBy <= clock.now();
  return { ok: false, reason: isOver ? 'expired' : 'closed', message };
}

/**
 * The outcome by the documented poll: paid or closed; undefined for neither, and where the server was not reached.
 * Spec: 2§7
 */
async function outcomeOfPoll(parts: Paying, order: CashierOrder): Promise<PayOutcome | undefined> {
  try {
    return (await parts.isPaid(order.orderNo, 'shop')) ? PAID : undefined;
  } catch (error) {
    if (!isShopError(error)) throw error;
    return payAnswer(error) === 'closed' ? closedOutcome(parts, order, error.message) : undefined;
  }
}

/**
 * The outcome of a refusal. A refusal without a known code does not exclude that the order is paid, so the
 * poll decides. Spec: 2§8
 */
export async function outcomeOfRefusal(
  parts: Paying,
  order: CashierOrder,
  error: unknown,
): Promise<PayOutcome> {
  if (!isShopError(error)) throw error;
  const { message } = error;
  switch (payAnswer(error)) {
    case 'alreadyPaid':
      return PAID;
    case 'closed':
      return closedOutcome(parts, order, message);
    case 'wrongPassword':
    case 'passwordLocked':
    case 'passwordUnproved':
      return { ok: false, reason: 'password', message };
    default: {
      const known = isShopError(error, 'server') ? await outcomeOfPoll(parts, order) : undefined;
      return known ?? { ok: false, reason: 'refused', message };
    }
  }
}

/**
 * Has the server check the payment password first, so that a refusal is about the password, whatever its code.
 * Undefined where the password is right. Spec: 2§7 validatePayPwd
 */
export async function provePassword(
  { api }: Paying,
  password: string,
): Promise<PayOutcome | undefined> {
  try {
    await retryOnce(() => api.call(validatePayPassword, password));
    return undefined;
  } catch (error) {
    if (!isShopError(error)) throw error;
    const isAbout = isShopError(error, 'server') && payAnswer(error) !== 'noPassword';
    return { ok: false, reason: isAbout ? 'password' : 'refused', message: error.message };
  }
}
