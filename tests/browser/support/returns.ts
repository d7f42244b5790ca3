// Orders that can be applied for, and applications, made by calls instead of screens.
import { applicationOf, returnStores } from '@clinicart/sdk/after-sales';
import { type Identity, remember } from './buyer.ts';
import { PAY_PASSWORD } from './cashier.ts';
import { merchant } from './merchant-console.ts';
import type { Visit } from './open-page.ts';
import { makeOrder, shopOf, type Wanted } from './orders.ts';

/** The account whose balance pays the orders. */
export const BUYER = 'credit';

/** A buyer with an order that is paid and, unless it waits in the warehouse, received. */
export interface ReturnDesk {
  readonly as: Identity;
  readonly orderNo: string;
}

/** Places, pays and, for the clinic, delivers an order. */
export async function orderToReturn(
  visit: Visit,
  where: 'warehouse' | 'clinic' = 'clinic',
  wanted?: readonly Wanted[],
): Promise<ReturnDesk> {
  const as = await remember(visit, BUYER);
  const { orderNo } = await makeOrder(as, wanted);
  const shop = shopOf(as);
  const paid = await shop.cashier.pay(await shop.cashier.order.get(orderNo), {
    method: undefined,
    useBalance: true,
    password: PAY_PASSWORD,
  });
  if (!paid.ok) throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  if (where === 'clinic') {
    await merchant.ship(orderNo);
    const received = await shop.orders.confirmReceipt(orderNo);
    if (!received.ok) throw new Error(received.message);
  }
  return { as, orderNo };
}

/** Applies for one unit of each line of the order; returns the number of the application. */
export async function apply({ as, orderNo }: ReturnDesk): Promise<string> {
  const shop = shopOf(as);
  const order = await shop.orders.order.get(orderNo);
  const lines = returnStores(order).flatMap((store) => store.lines);
  const quantities = Object.fromEntries(lines.map(({ key }) => [key, 1]));
  const application = applicationOf(
    order,
    { kind: 'return-some', quantities },
    { reason: 'quality', remark: 'Torn at the cuff.', pictures: [] },
  );
  const outcome = application && (await shop.afterSales.apply(application));
  if (!outcome?.ok) throw new Error(`Not applied: ${JSON.stringify(outcome)}`);
  return outcome.returnNo;
}

/** Cancels an application; its order may be applied for again. */
export async function withdraw({ as }: ReturnDesk, returnNo: string): Promise<void> {
  const outcome = await shopOf(as).afterSales.cancel(returnNo);
  if (!outcome.ok) throw new Error(`Not cancelled: ${JSON.stringify(outcome)}`);
}
