import type { Cache } from '../base/cache/query-cache.ts';
import { retryOnce } from '../base/concurrency/confirm-outcome.ts';
import { guardSession } from '../base/concurrency/guarded-calls.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import type { SessionStore } from '../identity/session/store.ts';
import type { Language } from '../language/rules.ts';
import { confirmReturn as confirmReturnCall } from './contract/payments.ts';
import { type Became, closeOrder } from './payment/close-order.ts';
import { payOnce } from './payment/pay.ts';
import type { Followings } from './payment/payment-polling.ts';
import { endWithoutPaying } from './payment/result-codes.ts';
import { mixedParts, payingMethod } from './rules.ts';
import type { TabNotes } from './tab-notes.ts';
import type { CashierOrder, PaymentRecord, PaymentSelection, PayOutcome } from './types.ts';

export { cardKey } from './contract/payments.ts';

/** The stores and callbacks that the actions of the cashier share. */
export interface CashierContext {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly cache: Cache;
  readonly clock: Clock;
  readonly ledger: Ledger<PaymentRecord>;
  readonly notes: TabNotes;
  readonly followings: Followings;
  readonly session: SessionStore;
  readonly language: () => Language;
  readonly say: (explanation: Explanation) => string;
  /** Runs one payment after another, in all tabs. */
  readonly enqueue: ExclusiveRunner;
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
  /** Call it when the shop's orders have changed on the server. */
  onChanged(): void;
}

/** Pays an order, and updates all that follows it in this tab. */
export async function payOrder(
  context: CashierContext,
  order: CashierOrder,
  wish: PaymentSelection,
): Promise<PayOutcome> {
  const { session, notes } = context;
  const { orderNo } = order;
  const account = session.sessionEpoch();
  const api = guardSession(context.api, session, () => context.say(explain('session-ended')));
  const outcome = await context.enqueue('payment', () => payOnce({ ...context, api }, order, wish));
  // Another account that logged in meanwhile has no use for these notes.
  if (outcome.ok && session.sessionEpoch() === account) {
    notes.noteParts(orderNo, mixedParts(order, wish));
    notes.noteMethod(orderNo, payingMethod(order, wish));
  }
  if (!outcome.ok && outcome.reason === 'expired') notes.noteExpiry(orderNo);
  publishOutcome(context, orderNo, outcome);
  return outcome;
}

function publishOutcome(
  { followings, cache, onChanged }: CashierContext,
  orderNo: string,
  outcome: PayOutcome,
): void {
  if (outcome.ok) {
    if (outcome.next === 'paid') followings.of(orderNo).settle({ status: 'paid' });
    else if (outcome.next === 'transfer') onChanged();
  } else if (outcome.reason === 'closed') {
    followings.of(orderNo).settle({ status: 'closed', message: outcome.message });
  } else if (outcome.reason !== 'password') {
    // The order on screen may be out of date: its balance, or its methods.
    cache.invalidate('cashier');
  }
}

/** Closes an order whose time ran out, unless it is paid or the server has time left for it. */
export async function expireOrder(context: CashierContext, orderNo: string): Promise<Became> {
  const { api, isPaid, clock, cache, followings, notes } = context;
  const became = await closeOrder({ api, isPaid, clock }, orderNo);
  if (became === 'paid') followings.of(orderNo).settle({ status: 'paid' });
  else if (became === 'open') cache.invalidate('cashier');
  else {
    notes.noteExpiry(orderNo);
    const message = context.say(explain('order-expired'));
    followings.of(orderNo).settle({ status: 'closed', message });
  }
  return became;
}

/** Redeems the token that a wallet sent back, then asks whether the order is paid. */
export async function confirmWalletReturn(
  context: CashierContext,
  token: string,
  orderNo: string,
): Promise<void> {
  try {
    // Idempotent: the token belongs to one payment.
    await retryOnce(() => context.api.call(confirmReturnCall, token));
  } catch (error) {
    noteFailedPayment(context, orderNo, error);
    throw error;
  } finally {
    await context.followings.of(orderNo).askNow('provider');
  }
}

/** Records that the provider ended a payment without paying. A refund is shown by the order itself. */
function noteFailedPayment({ ledger }: CashierContext, orderNo: string, error: unknown): void {
  const notPaid = endWithoutPaying(error);
  if (notPaid === undefined) return;
  if (notPaid === 'refunded') ledger.settle(orderNo);
  else for (const entry of ledger.of(orderNo)) ledger.record({ ...entry, notPaid });
}
