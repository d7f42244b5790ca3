// Orders after their payment, made by calls and on the merchant's console.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Identity } from './buyer.ts';
import { merchant } from './merchant-console.ts';
import { beginPayment, type MadeOrder, makeOrder, type Wanted } from './orders.ts';

/** Four products of one store, so that the list folds them. */
export const FOUR_GOODS: readonly Wanted[] = [
  ['10006', 4],
  ['10008', 5],
  ['10007', 12],
  ['10001', 10],
];

/** Places an order and pays it. */
export async function makePaidOrder(
  buyer: Identity,
  wanted?: readonly Wanted[],
): Promise<MadeOrder> {
  const order = await makeOrder(buyer, wanted);
  await beginPayment(buyer, order, 'fps');
  await merchant.completePayment(order.orderNo);
  return order;
}

/** Places an order, pays it, and ships it in so many parcels; returns their waybills too. */
export async function makeShippedOrder(buyer: Identity, parcels = 1, wanted?: readonly Wanted[]) {
  const order = await makePaidOrder(buyer, wanted);
  await merchant.ship(order.orderNo, { parcels });
  const found = (await merchant.orders('verified')).find(
    ({ orderNo }) => orderNo === order.orderNo,
  );
  return { ...order, waybills: found?.parcels.map(({ waybill }) => waybill) ?? [] };
}

/** Expects that nothing is wider than the screen. */
export async function fitsTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
