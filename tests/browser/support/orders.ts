// Orders and their data, made by calls instead of screens, for tests that begin after them.
import { type CompleteShop, createShop, formatMoney, memoryStore } from '@clinicart/sdk';
import type { PaymentMethod } from '@clinicart/sdk/cashier';
import { choosePlace, EMPTY_ADDRESS, placesAt, REGION_LEVELS } from '@clinicart/sdk/identity';
import { places } from '../../setup/servers.ts';
import type { Identity } from './buyer.ts';

/** Creates the shop as a person who has signed in before, in the language of their page. */
export function shopOf(identity: Identity, language: 'zh' | 'en' = 'en'): CompleteShop {
  const session = memoryStore();
  for (const { name, value } of identity.cookies) session.set(name, decodeURIComponent(value));
  const storage = { session, settings: memoryStore() };
  return createShop({ apiBase: places().sandbox, storage, defaultLanguage: language });
}

/** A product and the number of pieces of its first article. */
export type Wanted = readonly [productId: string, quantity: number];

export interface MadeOrder {
  readonly orderNo: string;
  /** As the shop writes it: `HK$1,234.50`. */
  readonly total: string;
}

/** Adds a delivery address for a buyer without one. */
async function needAddress(shop: CompleteShop): Promise<void> {
  if ((await shop.address.list.get(null)).length > 0) return;
  const tree = await shop.account.regions.get(null);
  let form = { ...EMPTY_ADDRESS, name: '鄭浩然', phone: '61230007', street: '彌敦道 1 號' };
  for (const level of REGION_LEVELS) {
    const [place] = placesAt(tree, form, level);
    if (place) form = { ...form, ...choosePlace(form, level, place) };
  }
  const saved = await shop.address.save({ ...form, isDefault: true });
  if (!saved.ok) throw new Error('No address to deliver to.');
}

/** Finds the articles of these products, with the quantities to order. */
const goodsOf = (shop: CompleteShop, wanted: readonly Wanted[]) =>
  Promise.all(
    wanted.map(async ([id, quantity]) => {
      const { specifications } = await shop.catalogue.specifications.get({ id });
      const first = specifications.find(({ stock }) => stock >= quantity);
      if (!first) throw new Error(`Product ${id} has no article.`);
      return { specificationId: first.id, quantity };
    }),
  );

/** Makes the temporary order that order confirmation shows. */
export async function beginOrder(shop: CompleteShop, wanted: readonly Wanted[]): Promise<void> {
  await needAddress(shop);
  const begun = await shop.checkout.begin(await goodsOf(shop, wanted), 'product');
  if (!begun.ok) throw new Error(`No temporary order: ${begun.reason}`);
}

/** Fills the cart, for a test that begins there. */
export async function fillCart(shop: CompleteShop, wanted: readonly Wanted[]): Promise<void> {
  await shop.cart.add(await goodsOf(shop, wanted));
}

/** Places an order for payment at the cashier, or by bank transfer. */
export async function makeOrder(
  identity: Identity,
  wanted: readonly Wanted[] = [['10006', 2]],
  payment: 'online' | 'transfer' = 'online',
): Promise<MadeOrder> {
  const shop = shopOf(identity);
  await beginOrder(shop, wanted);
  const confirmation = await shop.checkout.confirmation.get(null);
  shop.checkout.choose(confirmation.orderNo, { payment });
  const placed = await shop.checkout.place(confirmation);
  if (!placed.ok) throw new Error(`No order: ${JSON.stringify(placed)}`);
  const { total } = await shop.cashier.order.get(placed.orderNo);
  return { orderNo: placed.orderNo, total: formatMoney(total) };
}

/** Begins to pay an order with a provider, as a browser that was lost had done; returns the provider's address. */
export async function beginPayment(
  identity: Identity,
  { orderNo }: MadeOrder,
  method: PaymentMethod,
): Promise<string> {
  const { cashier } = shopOf(identity);
  const order = await cashier.order.get(orderNo);
  const outcome = await cashier.pay(order, { method, useBalance: false });
  const start = outcome.ok && outcome.next === 'provider' ? outcome.start : undefined;
  if (start?.kind === 'page') return start.url;
  if (start?.kind === 'code') return start.text;
  throw new Error(`Not begun: ${JSON.stringify(outcome)}`);
}

/** Pays at the provider as the buyer, on a phone or in another window. */
export async function payAtProvider(address: string): Promise<void> {
  const body = new URLSearchParams({ action: 'pay' });
  const answer = await fetch(address, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The provider refused: ${answer.status}`);
}
