import { type Explanation, refuse } from '../base/values/explanation.ts';
import { type BillAction, billAction } from '../checkout/bills/bill-rules.ts';
import type { BillStatus } from '../checkout/confirmation-answer.ts';
import type { Order, OrderedStore } from './types.ts';

/** An action on an order. Spec: 2§4 Order actions, Medicine bill check */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'confirm-receipt'
  | 'apply-after-sales'
  | 'view-after-sales'
  | 'buy-again'
  | 'export'
  | 'upload-bills'
  | 'view-bills'
  | 'replace-bills';

/** Why an action is not allowed, in a sentence that names what would allow it. */
export type OrderActionReason =
  | 'pay-not-pending'
  | 'pay-too-late'
  | 'cancel-not-open'
  | 'cancel-by-finance'
  | 'cancel-deposit-remitted'
  | 'cancel-too-late'
  | 'receipt-not-shipped'
  | 'receipt-confirmed'
  | 'after-sales-not-offered'
  | 'after-sales-exists'
  | 'after-sales-none'
  | 'again-not-ended'
  | 'export-not-pending'
  | 'bills-not-medicine'
  | 'bills-order-ended'
  | 'bills-in-review'
  | 'bills-none-yet'
  | 'bills-not-rejected';

/** The answer to one action. */
export type ActionDecision =
  | { readonly ok: true }
  | ({ readonly ok: false } & Explanation<OrderActionReason>);

/** The answers to all actions on an order. */
export type OrderActions = Readonly<Record<OrderAction, ActionDecision>>;

/** Facts about the person and the moment. */
export interface ActionFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the account is finance staff. Spec: 2§6 */
  readonly isFinance: boolean;
}

type Decided = Pick<
  Order,
  | 'status'
  | 'depositStatus'
  | 'paidBy'
  | 'payBy'
  | 'isReturnable'
  | 'returnNo'
  | 'isMedicine'
  | 'bills'
>;

/** Code of a deposit that has been remitted. Spec: 2§4 */
export const DEPOSIT_REMITTED = '7';

const ALLOWED: ActionDecision = { ok: true };

const hasTimeLeft = ({ payBy }: Pick<Order, 'payBy'>, now: number) =>
  payBy === undefined || payBy > now;

/**
 * Returns whether a pending order has run out of time, and is shown as closed. An awaited bank transfer is shown as
 * such instead. Spec: 2§4 Order status
 */
export const hasExpired = (
  order: Pick<Order, 'status' | 'paidBy' | 'payBy'>,
  now: number,
): boolean => order.status === 'pending' && order.paidBy !== 'transfer' && !hasTimeLeft(order, now);

/** Returns whether an order is completed or closed, in fact or by its time. Spec: 2§4 */
export const hasEnded = (order: Pick<Order, 'status' | 'paidBy' | 'payBy'>, now: number): boolean =>
  order.status === 'completed' || order.status === 'closed' || hasExpired(order, now);

function decidePay(order: Decided, now: number): ActionDecision {
  if (order.status !== 'pending') return refuse('pay-not-pending');
  return hasTimeLeft(order, now) ? ALLOWED : refuse('pay-too-late');
}

/**
 * Decides on cancelling. A bank transfer that has not arrived and an order under review can be cancelled by anyone;
 * a pending order not by finance staff, and not once its deposit is remitted. Spec: 2§4, 2§6
 */
function decideCancel(order: Decided, { now, isFinance }: ActionFacts): ActionDecision {
  const { status, paidBy } = order;
  const isUnpaid = status === 'pending' || status === 'paying';
  if (status === 'under-review' || (paidBy === 'transfer' && isUnpaid)) return ALLOWED;
  if (status !== 'pending') return refuse('cancel-not-open');
  if (!hasTimeLeft(order, now)) return refuse('cancel-too-late');
  if (isFinance) return refuse('cancel-by-finance');
  if (order.depositStatus === DEPOSIT_REMITTED) return refuse('cancel-deposit-remitted');
  return ALLOWED;
}

function decideReceipt({ status }: Decided): ActionDecision {
  if (status === 'shipped') return ALLOWED;
  return refuse(status === 'completed' ? 'receipt-confirmed' : 'receipt-not-shipped');
}

function decideApplying({ isReturnable, returnNo }: Decided): ActionDecision {
  if (returnNo !== undefined) return refuse('after-sales-exists', { returnNo });
  return isReturnable ? ALLOWED : refuse('after-sales-not-offered');
}

/** The action that the bills of an order allow; undefined for none. Spec: 2§4 Medicine bill check */
export function billActionOf(
  order: Pick<Order, 'status' | 'paidBy' | 'payBy'> & { readonly isMedicine: boolean },
  bills: BillStatus,
  now: number,
): BillAction | undefined {
  if (!order.isMedicine) return undefined;
  if (!hasEnded(order, now)) return billAction(bills);
  return bills === 'missing' ? undefined : 'view';
}

/**
 * Returns the status of the bills to show beside a store; undefined for a store without medicines. A server may mark
 * the order alone: its bills are then shown beside the first store, or the buyer has no way to upload them.
 * Spec: 2§3, 2§4
 */
export function storeBillsOf(
  { isMedicine, bills, stores }: Pick<Order, 'isMedicine' | 'bills' | 'stores'>,
  store: OrderedStore,
): BillStatus | undefined {
  if (store.isMedicine) return store.bills;
  const isOrdersAlone = isMedicine && !stores.some((each) => each.isMedicine);
  return isOrdersAlone && store === stores[0] ? bills : undefined;
}

type BillDecisions = Pick<OrderActions, 'upload-bills' | 'view-bills' | 'replace-bills'>;

function decideBills(order: Decided, now: number): BillDecisions {
  const { bills } = order;
  const action = billActionOf(order, bills, now);
  const refusal = (wanted: BillAction): ActionDecision => {
    if (action === wanted) return ALLOWED;
    if (!order.isMedicine) return refuse('bills-not-medicine');
    if (wanted === 'view') return refuse('bills-none-yet');
    if (hasEnded(order, now)) return refuse('bills-order-ended');
    return refuse(wanted === 'upload' ? 'bills-in-review' : 'bills-not-rejected');
  };
  return {
    'upload-bills': refusal('upload'),
    // Bills that may be replaced may be looked at too.
    'view-bills': action === 'replace' ? ALLOWED : refusal('view'),
    'replace-bills': refusal('replace'),
  };
}

/** Decides on every action of an order for this person and moment. Spec: 2§4 Order actions, 2§6 */
export function orderActions(order: Decided, facts: ActionFacts): OrderActions {
  const { now } = facts;
  return {
    pay: decidePay(order, now),
    cancel: decideCancel(order, facts),
    'confirm-receipt': decideReceipt(order),
    'apply-after-sales': decideApplying(order),
    'view-after-sales': order.returnNo === undefined ? refuse('after-sales-none') : ALLOWED,
    'buy-again': hasEnded(order, now) ? ALLOWED : refuse('again-not-ended'),
    export: order.status === 'pending' ? ALLOWED : refuse('export-not-pending'),
    ...decideBills(order, now),
  };
}
