import { orders } from '@clinicart/sdk/contract';
import { ownOrder } from '../cashier/payable-order.ts';
import { askProviders, ORDER } from '../cashier/payments.ts';
import { paymentSettings } from '../cashier/settings.ts';
import { closeOrder } from '../checkout/order-expiry.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { orderWire } from './order-wire.ts';
import { ownPlacedOrder } from './own-order.ts';
import { receiveOrder } from './receipt.ts';

export const orderActionRoutes = [
  serve(orders.orderDetail, ({ orderNo }, call) => ({
    ...orderWire(ownPlacedOrder(call, orderNo), call),
    paymentSetVo: paymentSettings(call.language),
  })),

  // Idempotent: a repeated call, and one of another tab, finds the order closed.
  serve(orders.closeOrder, ({ id }, call) => {
    const found = ownOrder(call, id);
    if (found.status === ORDER.closed) return null;
    // Money that a provider has captured in time pays the order.
    if (askProviders(call, found.id) || !closeOrder(call, found.id, 'buyer'))
      throw new Refusal('notClosable');
    return null;
  }),

  // Idempotent: a completed order stays as it is.
  serve(orders.confirmReceipt, ({ id }, call) => {
    const found = ownOrder(call, id);
    if (found.status === ORDER.completed) return null;
    if (found.status !== ORDER.shipped) throw new Refusal('notShipped');
    receiveOrder(call, found.id);
    return null;
  }),
];
