import { isLoginNeeded, isShopError } from '../../base/http/errors.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { timeLeft, untilNextSecond } from '../../catalogue/offer-rules.ts';
import type { CashierOrder, KnownHere, OrderEndReason } from '../types.ts';
import { payAnswer } from './result-codes.ts';

/** The state of an order for a buyer who would pay it. */
export type PaymentState =
  | 'payable'
  /** Paid, shipped or completed. */
  | 'paid'
  /** A bank transfer is on its way, or expected. */
  | 'transfer-awaited'
  | 'closed'
  | 'expired'
  /** Under review, a pre-order, or an unknown status: no payment is taken. */
  | 'not-payable';

const STANDINGS: Readonly<Record<CashierOrder['status'], PaymentState>> = {
  pending: 'payable',
  paying: 'payable',
  paid: 'paid',
  shipped: 'paid',
  completed: 'paid',
  'deposit-paid': 'paid',
  closed: 'closed',
  'pre-order': 'not-payable',
  'under-review': 'not-payable',
  unknown: 'not-payable',
};

/**
 * Reads an order's status. A pending order expires with its time, even before the server has closed it. An order paid
 * by transfer does not, since the money may be on its way: the server decides. Spec: 2§4 Order status, Cashier
 */
export function payStanding(
  { status, paidBy, payBy }: Pick<CashierOrder, 'status' | 'paidBy' | 'payBy'>,
  now: number,
): PaymentState {
  const standing = STANDINGS[status];
  if (standing !== 'payable') return standing;
  if (paidBy === 'transfer') return 'transfer-awaited';
  return payBy !== undefined && payBy <= now ? 'expired' : 'payable';
}

/**
 * Returns whether the buyer may still choose another method than the bank transfer that is awaited: while time is left.
 * Afterwards the server decides. Spec: 2§4
 */
export const mayPayAnotherWay = (
  order: Pick<CashierOrder, 'status' | 'paidBy' | 'payBy'>,
  now: number,
): boolean =>
  payStanding(order, now) === 'transfer-awaited' &&
  (order.payBy === undefined || order.payBy > now);

const END_REASONS: Readonly<Record<Exclude<PaymentState, 'payable'>, OrderEndReason>> = {
  paid: 'order-paid',
  'transfer-awaited': 'transfer-awaited',
  closed: 'trade-closed',
  expired: 'order-expired',
  'not-payable': 'order-not-payable',
};

/** Returns why nothing can be paid; undefined where something can. */
export function refusePaying(standing: PaymentState): Explanation<OrderEndReason> | undefined {
  if (standing === 'payable') return undefined;
  return { reason: END_REASONS[standing], facts: {} };
}

/** Figures of the countdown; days are counted as hours. Spec: 2§4, 2§9 */
export interface PayCountdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Milliseconds until the figures change. */
  readonly nextMs: number;
}

/** The time left to pay, computed from the deadline; undefined once that has passed. Spec: 2§4, 2§9 */
export function payCountdown(payBy: number, now: number): PayCountdown | undefined {
  const left = timeLeft(payBy, now);
  if (!left) return undefined;
  const { days, hours, minutes, seconds } = left;
  return { hours: days * 24 + hours, minutes, seconds, nextMs: untilNextSecond(payBy, now) };
}

/** Why an order cannot be paid any more: a message, or the server's own sentence. */
export interface OrderEnd {
  readonly kind: 'closed' | 'expired' | 'invalid';
  readonly why: Explanation<OrderEndReason | 'order-invalid'> | string;
}

/** The consequence of a failed read of an order at the cashier. */
export type OrderFailure =
  /** The login dialog. */
  | { readonly kind: 'login' }
  /** The server was not reached: the page offers to try again. */
  | { readonly kind: 'again'; readonly message: string }
  /** The success result: the order is paid, and the server does not show it any more. */
  | { readonly kind: 'paid' }
  /** The fail result. */
  | { readonly kind: 'end'; readonly end: OrderEnd };

/** 1333 with its sentence. Without one: 'order expired' where the time ran out in this tab, else 'trade closed'. */
function closedEnd(said: string | undefined, hasExpired: boolean): OrderEnd {
  const standing = hasExpired ? 'expired' : 'closed';
  return { kind: standing, why: said ?? { reason: END_REASONS[standing], facts: {} } };
}

/**
 * Maps a failure to its consequence. 1323 and a missing login open the login dialog; 1333 is the closed order. Every
 * other refusal leads to the fail result with the server's sentence, or with 'order invalid' where it has none or the
 * order's time is over. A lost connection proves nothing about the order, so the page asks again. Spec: 2§6, 2§8
 */
export function orderFailure(
  error: unknown,
  { hasExpired = false, isPaid = false }: KnownHere = {},
): OrderFailure {
  if (isLoginNeeded(error)) return { kind: 'login' };
  if (!isShopError(error, 'server'))
    return { kind: 'again', message: error instanceof Error ? error.message : '' };
  if (isPaid) return { kind: 'paid' };
  const { serverMessage } = error;
  if (payAnswer(error) === 'closed')
    return { kind: 'end', end: closedEnd(serverMessage, hasExpired) };
  const why = hasExpired ? undefined : serverMessage;
  return {
    kind: 'end',
    end: { kind: 'invalid', why: why ?? { reason: 'order-invalid', facts: {} } },
  };
}
