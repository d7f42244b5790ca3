import { type Explanation, explain } from '../base/values/explanation.ts';
import { DEPOSIT_REMITTED, hasExpired } from './order-actions.ts';
import type { Order } from './types.ts';

/** The state of an order as a buyer reads it; each is a sentence of the catalogue. Spec: 2§4 Order status */
export type OrderState =
  | 'order-pending'
  | 'order-remittance-pending'
  | 'order-trade-closed'
  | 'order-paying'
  | 'order-to-ship'
  | 'order-to-receive'
  | 'order-completed'
  | 'order-closed'
  | 'order-closed-paid'
  | 'order-closed-unpaid'
  | 'order-pre-order'
  | 'order-remitted'
  | 'order-in-review'
  | 'order-state-unknown';

type Worded = Pick<Order, 'status' | 'paidBy' | 'payBy' | 'depositStatus' | 'isPaymentFinished'>;

const STATES: Readonly<Record<Order['status'], OrderState>> = {
  pending: 'order-pending',
  paying: 'order-paying',
  paid: 'order-to-ship',
  shipped: 'order-to-receive',
  completed: 'order-completed',
  closed: 'order-closed',
  'pre-order': 'order-pre-order',
  'deposit-paid': 'order-remitted',
  'under-review': 'order-in-review',
  unknown: 'order-state-unknown',
};

/**
 * Reads the state of an order. A pending one is closed once its time has run out, and awaits the remittance where a
 * bank transfer was chosen. A closed one with a remitted deposit is said to be paid or unpaid. Spec: 2§4
 */
export function orderState(order: Worded, now: number): OrderState {
  const { status, depositStatus } = order;
  if (status === 'pending' && order.paidBy === 'transfer') return 'order-remittance-pending';
  if (hasExpired(order, now)) return 'order-trade-closed';
  if (status === 'closed' && depositStatus === DEPOSIT_REMITTED)
    return order.isPaymentFinished ? 'order-closed-paid' : 'order-closed-unpaid';
  return STATES[status];
}

/** The wording of the state. A state that the documents do not name has the server's word. Spec: 2§4 */
export function orderWording(
  order: Worded & Pick<Order, 'statusText'>,
  now: number,
): Explanation<OrderState | 'order-said'> {
  const state = orderState(order, now);
  if (state === 'order-state-unknown' && order.statusText)
    return explain('order-said', { text: order.statusText });
  return { reason: state, facts: {} };
}

/** The sentence below the state: the next event, or the buyer's next step. */
export type OrderHint =
  | 'order-hint-pending'
  | 'order-hint-remittance'
  | 'order-hint-expired'
  | 'order-hint-paying'
  | 'order-hint-bills'
  | 'order-hint-to-ship'
  | 'order-hint-to-receive'
  | 'order-hint-completed'
  | 'order-hint-closed'
  | 'order-hint-pre-order'
  | 'order-hint-remitted'
  | 'order-hint-review';

const HINTS: Readonly<Partial<Record<OrderState, OrderHint>>> = {
  'order-pending': 'order-hint-pending',
  'order-remittance-pending': 'order-hint-remittance',
  'order-trade-closed': 'order-hint-expired',
  'order-paying': 'order-hint-paying',
  'order-to-ship': 'order-hint-to-ship',
  'order-to-receive': 'order-hint-to-receive',
  'order-completed': 'order-hint-completed',
  'order-closed': 'order-hint-closed',
  'order-closed-paid': 'order-hint-closed',
  'order-closed-unpaid': 'order-hint-closed',
  'order-pre-order': 'order-hint-pre-order',
  'order-remitted': 'order-hint-remitted',
  'order-in-review': 'order-hint-review',
};

/** Returns the sentence below the state; undefined for a state that the documents do not name. */
export function orderHint(
  order: Worded & Pick<Order, 'isMedicine' | 'bills'>,
  now: number,
): Explanation<OrderHint> | undefined {
  const state = orderState(order, now);
  const awaitsBills = order.isMedicine && (order.bills === 'missing' || order.bills === 'rejected');
  if (state === 'order-to-ship' && awaitsBills) return explain('order-hint-bills');
  const hint = HINTS[state];
  return hint && { reason: hint, facts: {} };
}

/** A step of the progress bar. Spec: 2§2.6 */
export type OrderStep = 'submitted' | 'paid' | 'left-warehouse' | 'awaiting-receipt' | 'done';

/** A step, and how far the order has come. */
export interface OrderProgressStep {
  readonly step: OrderStep;
  readonly state: 'done' | 'current' | 'ahead';
  /** Time in milliseconds since 1970; undefined where it is not known. */
  readonly at: number | undefined;
}

const STEPS: readonly OrderStep[] = [
  'submitted',
  'paid',
  'left-warehouse',
  'awaiting-receipt',
  'done',
];

/** How many steps are done, by status. */
const DONE: Readonly<Record<Order['status'], number>> = {
  pending: 1,
  paying: 1,
  'under-review': 1,
  paid: 2,
  'pre-order': 2,
  'deposit-paid': 2,
  shipped: 3,
  completed: 5,
  closed: 1,
  unknown: 1,
};

/** Returns the five steps of an order. A closed one has no current step. Spec: 2§2.6 */
export function orderProgress(
  order: Pick<Order, 'status' | 'paidBy' | 'payBy' | 'placedAt' | 'paidAt'>,
  now: number,
): readonly OrderProgressStep[] {
  const isOver = order.status === 'closed' || hasExpired(order, now);
  const wasPaid = order.status === 'closed' && order.paidAt !== undefined;
  const done = wasPaid ? 2 : DONE[order.status];
  const times: Partial<Record<OrderStep, number | undefined>> = {
    submitted: order.placedAt,
    paid: order.paidAt,
  };
  return STEPS.map((step, index) => ({
    step,
    state: index < done ? 'done' : index === done && !isOver ? 'current' : 'ahead',
    at: times[step],
  }));
}
