import { type Order, orderProgress } from '@clinicart/sdk/orders';

/** How far the payment of an order has come: due, paid, or over because the order closed unpaid. */
export type PayStage = 'due' | 'paid' | 'over';

export function payStageOf(order: Order, now: number): PayStage {
  const steps = orderProgress(order, now);
  if (steps.some(({ step, state }) => step === 'paid' && state === 'done')) return 'paid';
  return steps.some(({ state }) => state === 'current') ? 'due' : 'over';
}
