import { useLayoutEffect } from 'react';
import { type Routes, useShop } from '../../engine/index.ts';
import type { DrawerPlace, DrawerRoute } from './use-cart-drawer.ts';

/** Keeps the order of an open cashier for a reload of the page, until the drawer is closed or shows something else. */
export function useKeptPayment(route: DrawerRoute, orderNo: string | undefined): void {
  const shop = useShop();
  useLayoutEffect(() => {
    if (route !== 'pay') return;
    let kept = orderNo;
    let keep = () => {};
    void import('./resumed-payment.ts').then(({ keepOrder }) => {
      keep = () => keepOrder(shop, kept);
      keep();
    });
    // Forgets with the commit that closes the drawer: the page may be left before a later task.
    return () => {
      kept = undefined;
      keep();
    };
  }, [shop, route, orderNo]);
}

/** Returns the place that the drawer opens with on a page that a payment comes back to. */
export async function resumedPlace(
  shop: ReturnType<typeof useShop>,
  routes: Routes,
): Promise<DrawerPlace | undefined> {
  const resumed = await import('./resumed-payment.ts');
  return resumed.resumedPlace(shop, routes);
}
