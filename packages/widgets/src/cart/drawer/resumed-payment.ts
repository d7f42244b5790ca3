/** A payment in the drawer, over reloads of the page and ways back from a provider. */
import { cashierDomain, resultAddress } from '@clinicart/sdk/cashier';
import { takePageReturn } from '../../cashier/wallet-return/page-return.ts';
import type { Routes, useShop } from '../../engine/index.ts';
import type { DrawerPlace } from './use-cart-drawer.ts';

type Shop = ReturnType<typeof useShop>;

/** Returns the place that the drawer opens with: the result of a return, or the order that was being paid before a reload. */
export function resumedPlace(shop: Shop, routes: Routes): DrawerPlace | undefined {
  const back = takePageReturn(shop);
  if (back) {
    const { said, orderNo } = back;
    const url = routes.href('payResult', resultAddress({ orderNo, said, method: undefined }));
    return { route: 'payResult', url };
  }
  // A login that the page has lost is not asked for before the buyer does something.
  if (shop.session.$session.get().status !== 'member') return undefined;
  const id = shop.domain(cashierDomain).openOrder();
  return id === undefined ? undefined : { route: 'pay', url: routes.href('pay', { id }) };
}

/** Keeps the order that the drawer shows the cashier of; undefined for none. */
export const keepOrder = (shop: Shop, orderNo: string | undefined): void =>
  shop.domain(cashierDomain).keepOpen(orderNo);
