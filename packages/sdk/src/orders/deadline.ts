import type { Order, OrderAnswer } from './types.ts';

/** Completes an answer by the deadline of its payment. */
export const withDeadline = (order: OrderAnswer, now: number): Order => ({
  ...order,
  payBy: order.timeLeftMs === undefined ? undefined : now + order.timeLeftMs,
});
