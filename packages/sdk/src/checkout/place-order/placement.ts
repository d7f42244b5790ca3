import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { isTimeout, mayArriveLate } from '../../base/storage/late-entry.ts';
import type { Ledger } from '../../base/storage/pending-operations.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import {
  askOrderState,
  type CheckContext,
  type OrderState,
  pollOrderState,
  verifyOrderState,
} from '../check.ts';
import { createOrder, type OrderPlacement } from '../contract.ts';
import type { PlacementRecord, PlaceOutcome } from '../types.ts';
import { outcomes } from './outcomes.ts';
import { type AgreedPassword, findChequePayment, payByCheque } from './pay-by-cheque.ts';
import { AFTER } from './place-order-rules.ts';

/** The fate of an order that is settled: confirmed, made without a confirmation, or never made. */
export type Fate = 'confirmed' | 'unconfirmed' | 'not-made';

/** The stores and callbacks that a placement works with. */
export interface PlacementContext extends CheckContext {
  readonly clock: Clock;
  readonly ledger: Ledger<PlacementRecord>;
  readonly say: (explanation: Explanation) => string;
  /** Returns the partner whose customer places the order. */
  readonly partner: () => string | undefined;
  /** Called once for each settled order. */
  readonly onSettled: (orderNo: string, fate: Fate) => void;
  /** Called for an order that its buyer pays by bank transfer. */
  readonly onTransferExpected: (orderNo: string) => void;
}

/**
 * One placement, from the ledger to its outcome:
 *
 *     recorded ──► sent ───────► settled
 *        │                        ▲
 *        └──────► uncertain ──────┤
 *                                 └► unsettled (the ledger keeps it; `settle` asks again)
 */
export type Placement =
  /** In the ledger, not sent yet. */
  | {
      readonly state: 'recorded';
      readonly record: PlacementRecord;
      readonly order: OrderPlacement;
      readonly password: AgreedPassword | undefined;
    }
  /** The server answered that it made the order. */
  | {
      readonly state: 'sent';
      readonly record: PlacementRecord;
      readonly password: AgreedPassword | undefined;
    }
  /** Sent earlier, or just now with a lost answer: the server may have made it. */
  | {
      readonly state: 'uncertain';
      readonly record: PlacementRecord;
      readonly password?: AgreedPassword | undefined;
      readonly isAnswerLost?: boolean;
    }
  /** The outcome is known and the ledger entry removed. */
  | { readonly state: 'settled'; readonly outcome: PlaceOutcome }
  /** The server gave no clear answer; the ledger entry stays. */
  | { readonly state: 'unsettled'; readonly outcome: PlaceOutcome };

type ReachedServer = Extract<Placement, { state: 'sent' | 'uncertain' }>;

/** Runs a placement through its states until it is settled, or the server cannot say. Spec: 2§4 */
export async function runPlacement(
  context: PlacementContext,
  start: Placement,
): Promise<PlaceOutcome> {
  let placement = start;
  while (placement.state !== 'settled' && placement.state !== 'unsettled')
    placement =
      placement.state === 'recorded'
        ? await sendOrder(context, placement)
        : await verifyOrder(context, placement);
  return placement.outcome;
}

/** recorded → sent, uncertain or settled. */
async function sendOrder(
  context: PlacementContext,
  { record, order, password }: Extract<Placement, { state: 'recorded' }>,
): Promise<Placement> {
  const { api, ledger } = context;
  let orderNo: string;
  try {
    orderNo = await api.call(createOrder, { ...order, partner: context.partner() });
  } catch (error) {
    if (!mayHaveSucceeded(error))
      return settled(context, record, outcomes.ofFailure(error), 'not-made');
    if (!isTimeout(error)) return { state: 'uncertain', record, password, isAnswerLost: true };
    const late = { ...record, isLate: true };
    ledger.record(late);
    return { state: 'uncertain', record: late, password, isAnswerLost: true };
  }
  if (orderNo === record.orderNo) return { state: 'sent', record, password };
  const renumbered = { ...record, orderNo };
  ledger.record(renumbered);
  ledger.settle(record.orderNo);
  // Another number may mean goods that another device put there: the buyer sees them before paying.
  return { state: 'sent', record: renumbered, password: undefined };
}

const stateOf = (context: PlacementContext, placement: ReachedServer): Promise<OrderState> => {
  const { orderNo } = placement.record;
  if (placement.state === 'sent') return askOrderState(context, orderNo);
  return placement.isAnswerLost
    ? pollOrderState(context, orderNo)
    : verifyOrderState(context, orderNo);
};

/** sent or uncertain → settled or unsettled, by the server's word about the order number. */
async function verifyOrder(
  context: PlacementContext,
  placement: ReachedServer,
): Promise<Placement> {
  const { record } = placement;
  const { orderNo } = record;
  const found = await stateOf(context, placement);
  if (found === 'confirmed') return completeOrder(context, placement);
  if (found === 'unknown') return unsettled(orderNo);
  if (found === 'not-made') {
    // The server may still be working on the order.
    if (mayArriveLate(record, context.clock.now())) return unsettled(orderNo);
    const message = context.say(explain('order-not-made'));
    return settled(context, record, outcomes.refused(message), 'not-made');
  }
  const isMade = found.kind === 'rejected' || found.isMade || placement.state === 'sent';
  return isMade
    ? settled(context, record, outcomes.unconfirmed(orderNo, found), 'unconfirmed')
    : unsettled(orderNo, found.message);
}

/** The order is confirmed: pays a cheque, records a transfer, and names the next step. */
async function completeOrder(
  context: PlacementContext,
  placement: ReachedServer,
): Promise<Placement> {
  const { record, password } = placement;
  const { orderNo, payment } = record;
  if (payment === 'cheque') {
    const isRepeated = placement.state === 'uncertain' && !placement.isAnswerLost;
    const paid = await (password
      ? payByCheque(context, orderNo, password, isRepeated)
      : findChequePayment(context, orderNo));
    if (paid === 'unknown') return unsettled(orderNo);
    if (paid !== 'paid')
      return settled(context, record, outcomes.unpaid(orderNo, paid.unpaid), 'confirmed');
  }
  if (payment === 'transfer') context.onTransferExpected(orderNo);
  return settled(context, record, { ok: true, orderNo, next: AFTER[payment] }, 'confirmed');
}

function settled(
  { ledger, onSettled }: PlacementContext,
  { orderNo }: PlacementRecord,
  outcome: PlaceOutcome,
  fate: Fate,
): Placement {
  ledger.settle(orderNo);
  onSettled(orderNo, fate);
  return { state: 'settled', outcome };
}

const unsettled = (orderNo: string, message?: string): Placement => ({
  state: 'unsettled',
  outcome: outcomes.unknown(orderNo, message),
});
