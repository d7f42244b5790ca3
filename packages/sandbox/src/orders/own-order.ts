import { accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { type OrderRow, type PlacedOrder, placedOrders } from './order-rows.ts';

/** Returns a placed order of the caller in full; refuses another account's like a missing one. */
export function ownPlacedOrder(call: Call, orderNo: string): PlacedOrder {
  const { id: accountId } = accountOf(call);
  const row = call.db.get<OrderRow>(
    'SELECT * FROM shop_order WHERE order_no = ? AND account_id = ?',
    orderNo,
    accountId,
  );
  const [order] = row ? placedOrders(call.db, [row]) : [];
  if (!order) throw new Refusal('noOrder');
  return order;
}
