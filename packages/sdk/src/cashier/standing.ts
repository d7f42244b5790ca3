import type { Explanation } from '../base/decision.ts';
import { isShopError } from '../base/errors.ts';
import { timeLeft, untilNextSecond } from '../catalogue/promotion-rules.ts';
import { payAnswer } from './answers.ts';
import type { CashierOrder } from './shapes.ts';

/** Where an order stands for somebody who would pay it. */
export type PayStanding =
  | 'payable'
  /** Paid, and whatever comes after it. */
  | 'paid'
  /** A remittance is on its way, or expected. */
  | 'transfer-awaited'
  | 'closed'
  | 'expired'
  /** Under review, ordered in advance, or a state that nobody named: nothing is taken for it. */
  | 'not-payable';

const STANDINGS: Readonly<Record<CashierOrder['status'], PayStanding>> = {
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
 * Reads an order's status. A pending one is over when its time is, even before the server has closed it; one that
 * is remitted is not, since the money may be on its way: there the server decides. Spec: 2§4 Order status, Cashier
 */
export function payStanding(
  { status, paidBy, payBy }: Pick<CashierOrder, 'status' | 'paidBy' | 'payBy'>,
  now: number,
): PayStanding {
  const standing = STANDINGS[status];
  if (standing !== 'payable') return standing;
  if (paidBy === 'transfer') return 'transfer-awaited';
  return payBy !== undefined && payBy <= now ? 'expired' : 'payable';
}

/** Why nothing can be paid; undefined where something can. */
export function refusePaying(standing: PayStanding): Explanation | undefined {
  if (standing === 'payable') return undefined;
  const reasons = {
    paid: 'order-paid',
    'transfer-awaited': 'transfer-awaited',
    closed: 'trade-closed',
    expired: 'order-expired',
    'not-payable': 'order-not-payable',
  } as const;
  return { reason: reasons[standing], facts: {} };
}

/** Figures of the countdown; days are counted as hours. Spec: 2§4, 2§9 */
export interface PayCountdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Milliseconds until the figures change. */
  readonly nextMs: number;
}

/** What is left to pay in, computed from the moment it ends; undefined once that has passed. Spec: 2§4, 2§9 */
export function payCountdown(payBy: number, now: number): PayCountdown | undefined {
  const left = timeLeft(payBy, now);
  if (!left) return undefined;
  const { days, hours, minutes, seconds } = left;
  return { hours: days * 24 + hours, minutes, seconds, nextMs: untilNextSecond(payBy, now) };
}

/** What a failure to read an order at the cashier leads to. */
export type OrderFailure =
  /** The login dialog. */
  | { readonly kind: 'login' }
  /** Nobody was reached: the page offers to try again. */
  | { readonly kind: 'again'; readonly message: string }
  /** The fail result; its sentence is the server's, or else 'order invalid'. */
  | { readonly kind: 'closed' | 'invalid'; readonly message: string };

/**
 * 1323 and no sign-in open the login dialog, 1333 is the closed order, every other refusal of the server goes to the fail
 * result. A lost connection is no word about the order: it is asked again in place. Spec: 2§6, 2§8
 */
export function orderFailure(error: unknown): OrderFailure {
  if (isShopError(error, 'login-required') || isShopError(error, 'session-ended'))
    return { kind: 'login' };
  const message = error instanceof Error ? error.message : '';
  if (!isShopError(error, 'server')) return { kind: 'again', message };
  return { kind: payAnswer(error) === 'closed' ? 'closed' : 'invalid', message };
}
