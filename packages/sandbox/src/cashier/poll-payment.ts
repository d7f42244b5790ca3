import { cashier } from '@clinicart/sdk/contract';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { closedRefusal, isClosed, ownOrder } from './payable-order.ts';
import { askProviders, isUnpaid, onProviderNotice, paymentByToken } from './payments.ts';

/** Whether an order is paid. Refuses a closed order, so that clients stop polling. */
function paidState(call: Call, orderNo: string) {
  const order = ownOrder(call, orderNo);
  if (isClosed(order, call.now)) throw closedRefusal(call, order);
  return { isPay: !isUnpaid(order) };
}

export const payPollRoutes = [
  serve(cashier.pollOrder, ({ id }, call) => paidState(call, id)),

  serve(cashier.pollProvider, ({ id }, call) => {
    askProviders(call, ownOrder(call, id).id);
    return paidState(call, id);
  }),

  // Expired orders are closed before each call, so a repeated call finds the order closed.
  serve(cashier.cancelExpired, ({ id }, call) => {
    const order = ownOrder(call, id);
    if (isUnpaid(order)) throw new Refusal('stillTime');
    if (!isClosed(order, call.now)) throw new Refusal('orderPaid');
    return null;
  }),

  serve(cashier.confirmReturn, ({ token }, call) => {
    const found = paymentByToken(call.db, token);
    const order =
      found &&
      call.db.get<{ account_id: number }>(
        'SELECT account_id FROM shop_order WHERE id = ?',
        found.order_id,
      );
    if (!found || order?.account_id !== call.account?.id) throw new Refusal('unknownReturn');
    onProviderNotice(call, found);
    switch (paymentByToken(call.db, token)?.status) {
      case 'paid':
        return null;
      case 'declined':
        throw new Refusal('paymentDeclined');
      case 'cancelled':
        throw new Refusal('paymentCancelled');
      case 'refunded':
        throw new Refusal('paymentRefunded');
      default:
        throw new Refusal('notPaidYet');
    }
  }),
];
