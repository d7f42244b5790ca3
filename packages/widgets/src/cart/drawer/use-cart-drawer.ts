import { useEffect, useState } from 'react';
import { useWidget } from '../../engine/index.ts';
import type { ClinicEvents } from '../../engine/page/events.ts';

const DRAWER_ROUTES = ['cart', 'confirm', 'pay', 'qrPay', 'payResult', 'order'] as const;

/** A page of the shop's site that the drawer shows instead. */
export type DrawerRoute = (typeof DRAWER_ROUTES)[number];

export interface DrawerPlace {
  readonly route: DrawerRoute;
  /** Its address on the shop's site. */
  readonly url: string;
}

const CART: DrawerPlace = { route: 'cart', url: '' };

/** Whether a URL has this page's origin. */
export const isSameOrigin = (url: string) =>
  new URL(url, document.baseURI).origin === location.origin;

/**
 * Opens in the drawer what would leave this page for a cart, cashier or order of the shop's site, whichever element it
 * comes from. A page that handles `clinic-navigate`, or names the address of such a page itself, keeps its own way; so
 * does the shop's site.
 */
export function useCartDrawer(isOn: boolean) {
  const { element, links } = useWidget();
  const [place, setPlace] = useState<DrawerPlace>();
  useEffect(() => {
    if (!element || !isOn) return;
    const onNavigate = (event: CustomEvent<ClinicEvents['clinic-navigate']>) => {
      if (event.defaultPrevented) return;
      const { url, route } = event.detail;
      if (links().routes?.[route] !== undefined || isSameOrigin(url)) return;
      const next = DRAWER_ROUTES.find((each) => each === route);
      if (next) setPlace({ route: next, url });
      // “Continue shopping” leads back to the page below.
      else if (route === 'home' && event.composedPath().includes(element)) setPlace(undefined);
      else return;
      event.preventDefault();
    };
    // The last to hear it: the page's own listeners decide before.
    addEventListener('clinic-navigate', onNavigate);
    return () => removeEventListener('clinic-navigate', onNavigate);
  }, [element, links, isOn]);
  return { place, back: () => setPlace(CART), close: () => setPlace(undefined) };
}
