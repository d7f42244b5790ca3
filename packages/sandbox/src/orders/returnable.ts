import { ORDER } from '../cashier/payments.ts';
import { Refusal } from '../http/refusals.ts';
import type { OrderRow, PlacedOrder } from './order-rows.ts';

/** Days after receipt in which a buyer may apply for after-sales service. */
export const RETURN_DAYS = 14;
const DAY_MS = 86_400_000;

/** Statuses in which nothing has been sent, so that only a refund is possible. Spec: 2§4 Service type */
export const isUnsent = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === ORDER.paid || status === ORDER.packing || status === ORDER.preOrder;

/** Why the buyer of an order cannot apply for after-sales service now; undefined where they can. Spec: 2§4 canBack */
export function returnRefusal(
  { row, stores, returnNo }: PlacedOrder,
  now: number,
): Refusal | undefined {
  if (returnNo !== undefined) return new Refusal('returnThere', { number: returnNo });
  if (row.paid_at === null) return new Refusal('notReturnable');
  if (isUnsent(row))
    return stores.some(({ waybills }) => waybills.length > 0)
      ? new Refusal('partlySent')
      : undefined;
  if (row.status === ORDER.shipped) return undefined;
  if (row.status !== ORDER.completed) return new Refusal('notReturnable');
  const isLate = now > (row.received_at ?? row.made_at) + RETURN_DAYS * DAY_MS;
  return isLate ? new Refusal('returnTooLate', { days: RETURN_DAYS }) : undefined;
}
