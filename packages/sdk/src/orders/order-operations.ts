import { confirmOutcome } from '../base/concurrency/confirm-outcome.ts';
import { guardSession } from '../base/concurrency/guarded-calls.ts';
import type { Api } from '../base/http/client.ts';
import { mayHaveSucceeded } from '../base/http/error-outcome.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { Ledger } from '../base/storage/pending-operations.ts';
import { type Explanation, explain } from '../base/values/explanation.ts';
import { pollProvider } from '../cashier/contract/poll.ts';
import { payStanding } from '../cashier/payment/payment-status.ts';
import { payAnswer } from '../cashier/payment/result-codes.ts';
import type { SessionStore } from '../identity/session/store.ts';
import { closeOrder, confirmReceipt } from './contract/operations.ts';
import { orderDetail } from './contract.ts';
import { withDeadline } from './deadline.ts';
import type { OperationRecord, OrderOperation } from './operation-ledger.ts';
import { type ActionDecision, orderActions } from './order-actions.ts';
import type { Order, OrderAnswer } from './types.ts';

/** The outcome of an operation: done, or why not, in a sentence. */
export type OperationOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string };

/** The state of an order whose time ran out here. */
export type Expired = 'closed' | 'paid' | 'open';

export interface OperationsContext {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly clock: Clock;
  readonly ledger: Ledger<OperationRecord>;
  readonly session: Pick<SessionStore, 'sessionEpoch'>;
  readonly say: (why: Explanation) => string;
  readonly isFinance: () => boolean;
  /** Runs the operations of one order one after the other, in all tabs. */
  readonly enqueue: ExclusiveRunner;
  /** Called when orders have changed on the server. */
  onChanged(): void;
}

/** One operation: the action that allows it, its call, and the states that show that it has happened. */
const OPERATIONS = {
  close: {
    action: 'cancel',
    call: closeOrder,
    isDone: (order: OrderAnswer) => order.status === 'closed',
    unknown: 'order-close-unknown',
  },
  receipt: {
    action: 'confirm-receipt',
    call: confirmReceipt,
    isDone: (order: OrderAnswer) => order.status === 'completed',
    unknown: 'order-receipt-unknown',
  },
} as const;

/** Calls for the account of now; an operation waits for its turn, and another account may log in meanwhile. */
const guardedApi = ({ api, session, say }: OperationsContext) =>
  guardSession(api, session, () => say(explain('session-ended')));

type Decide = (order: Order) => ActionDecision;

/**
 * Runs an operation once. The order is read first: another tab, or an earlier try whose answer was lost, may have done
 * it. After a lost answer the order is read until it shows the outcome. Never rejects with a ShopError. Spec: 2§4, 2§8
 */
export function runOperation(
  context: OperationsContext,
  operation: OrderOperation,
  orderNo: string,
): Promise<OperationOutcome> {
  const { action } = OPERATIONS[operation];
  const decide: Decide = (order) =>
    orderActions(order, { now: context.clock.now(), isFinance: context.isFinance() })[action];
  const guarded = { ...context, api: guardedApi(context) };
  return context.enqueue(`order ${orderNo}`, async () => {
    try {
      return await operate(guarded, operation, orderNo, decide);
    } catch (error) {
      if (!isShopError(error)) throw error;
      return { ok: false, message: error.message };
    }
  });
}

async function operate(
  context: OperationsContext,
  operation: OrderOperation,
  orderNo: string,
  decide: Decide,
): Promise<OperationOutcome> {
  const { api, ledger, clock, say, onChanged } = context;
  const { call, isDone, unknown } = OPERATIONS[operation];
  const read = async (how = { passive: true }) =>
    withDeadline(await api.call(orderDetail, orderNo, how), clock.now());
  // The buyer asked for it: a session that has ended opens the login dialog.
  const before = await read({ passive: false });
  if (isDone(before)) {
    ledger.settle(orderNo);
    onChanged();
    return { ok: true };
  }
  const decision = decide(before);
  if (!decision.ok) {
    onChanged();
    return { ok: false, message: say(decision) };
  }
  ledger.record({ orderNo, operation, at: clock.now() });
  try {
    await confirmOutcome({
      send: async () => void (await api.call(call, orderNo)),
      verify: async () => (isDone(await read()) ? true : undefined),
      clock,
      sentence: () => say(explain(unknown)),
    });
    ledger.settle(orderNo);
    return { ok: true };
  } catch (error) {
    // A refusal is an answer; after a lost one the record stays, and the next try reads the order first.
    if (!mayHaveSucceeded(error)) ledger.settle(orderNo);
    throw error;
  } finally {
    onChanged();
  }
}

/** Asks the provider whether an order is paid. The answer that its time is over (1333) leaves it to be closed. */
async function isPaidInTime(api: Pick<Api, 'call'>, orderNo: string): Promise<boolean> {
  try {
    return await api.call(pollProvider, orderNo, { passive: true });
  } catch (error) {
    if (payAnswer(error) === 'closed') return false;
    throw error;
  }
}

/**
 * Closes an order whose time ran out, once for all tabs: a tab that comes later reads that it is closed. The provider
 * is polled first, whose notice may not have reached the shop yet. Rejects with a ShopError where the server was not
 * reached. Spec: 2§4
 */
export function expireOrder(context: OperationsContext, orderNo: string): Promise<Expired> {
  const { clock, onChanged, ledger } = context;
  const api = guardedApi(context);
  return context.enqueue(`order ${orderNo}`, async () => {
    const read = async () =>
      withDeadline(await api.call(orderDetail, orderNo, { passive: true }), clock.now());
    const standing = payStanding(await read(), clock.now());
    try {
      if (standing === 'paid' || standing === 'closed') return standing;
      // Time is left, a bank transfer may be on its way, or the order is under review.
      if (standing !== 'expired') return 'open';
      if (await isPaidInTime(api, orderNo)) return 'paid';
      ledger.record({ orderNo, operation: 'close', at: clock.now() });
      await confirmOutcome({
        send: async () => void (await api.call(closeOrder, orderNo)),
        verify: async () => ((await read()).status === 'closed' ? true : undefined),
        clock,
      });
      ledger.settle(orderNo);
      return 'closed';
    } catch (error) {
      if (!mayHaveSucceeded(error)) ledger.settle(orderNo);
      throw error;
    } finally {
      onChanged();
    }
  });
}
