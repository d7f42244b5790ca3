import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import type { AccountStore } from '../identity/account/store.ts';
import type { Language } from '../language/rules.ts';
import { completeOrder } from './complete-order.ts';
import { payOrder } from './contract/pay-order.ts';
import { payStanding } from './payment/payment-status.ts';
import type { TabNotes } from './tab-notes.ts';
import type { CashierOrder, PaymentRecord } from './types.ts';

interface Reading {
  readonly api: Pick<Api, 'call'>;
  readonly account: Pick<AccountStore, 'read'>;
  readonly clock: Clock;
  readonly ledger: Ledger<PaymentRecord>;
  readonly notes: Pick<TabNotes, 'noteDeadline'>;
  language(): Language;
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
  /** Called for a paid order that the server refuses to show. */
  onPaid(orderNo: string): void;
}

/** Reads an order at the cashier and completes it. Spec: 2§3, 2§4 */
export async function readOrder(
  reading: Reading,
  orderNo: string,
  signal?: AbortSignal,
): Promise<CashierOrder> {
  const { api, clock, ledger, notes } = reading;
  const answering = api.call(payOrder, orderNo, { signal, passive: true });
  const account = reading.account.read(signal).catch(() => undefined);
  try {
    const answer = await answering;
    const now = clock.now();
    const begun = ledger.of(orderNo).at(-1);
    const beside = { account: await account, begun, language: reading.language(), now };
    const order = completeOrder(answer, beside);
    notes.noteDeadline(orderNo, order.payBy);
    // Paid or closed elsewhere: its payments have ended.
    const standing = payStanding(order, now);
    if (standing === 'paid' || standing === 'closed') ledger.settle(orderNo);
    return order;
  } catch (error) {
    // The documents do not say whether a paid order is shown here, so the poll decides before the read counts as
    // failed.
    const isAsked = isShopError(error, 'server');
    if (isAsked && (await reading.isPaid(orderNo, 'shop').catch(() => false)))
      reading.onPaid(orderNo);
    throw error;
  }
}
