import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isPageReturn } from '../../cashier/wallet-return/is-page-return.ts';
import { useRoutes, useShop, useWidget } from '../../engine/index.ts';
import type { ClinicEvents } from '../../engine/page/events.ts';
import { isSameOrigin } from '../../ui/page/same-origin.ts';
import { isShown } from './is-shown.ts';

const DRAWER_ROUTES = ['cart', 'confirm', 'pay', 'qrPay', 'payResult', 'order'] as const;

/** A page of the shop's site that the drawer shows instead. */
export type DrawerRoute = (typeof DRAWER_ROUTES)[number];

export interface DrawerPlace {
  readonly route: DrawerRoute;
  /** Its address on the shop's site. */
  readonly url: string;
}

const CART: DrawerPlace = { route: 'cart', url: '' };

const isCart = (target: EventTarget) =>
  target instanceof Element && target.localName === 'clinic-cart';

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
      // A page may have a button for each width.
      if (event.defaultPrevented || !isShown(element)) return;
      const { url, route } = event.detail;
      if (links().routes?.[route] !== undefined || isSameOrigin(url)) return;
      const path = event.composedPath();
      // “View cart” in the drawer's own cart leads to the cart page.
      if (route === 'cart' && path.some(isCart)) return;
      const next = DRAWER_ROUTES.find((each) => each === route);
      if (next) setPlace({ route: next, url });
      // “Continue shopping” leads back to the page below.
      else if (route === 'home' && path.includes(element)) setPlace(undefined);
      else return;
      event.preventDefault();
    };
    // The last to hear it: the page's own listeners decide before.
    addEventListener('clinic-navigate', onNavigate);
    return () => removeEventListener('clinic-navigate', onNavigate);
  }, [element, links, isOn]);
  useResumedPayment(isOn, element, setPlace);
  return { place, back: () => setPlace(CART), close: () => setPlace(undefined) };
}

/** An address of a return, or the key of the tab's note: most pages have neither, and load nothing for them. */
function hasPayment(): boolean {
  try {
    return isPageReturn(location.search) || sessionStorage.getItem('cashier-open') !== null;
  } catch {
    return false;
  }
}

/** The button whose drawer has the payment. */
let resumedIn: HTMLElement | undefined;

/** Opens the drawer of one button for a payment that this load of the page continues. */
function useResumedPayment(
  isOn: boolean,
  element: HTMLElement | undefined,
  setPlace: Dispatch<SetStateAction<DrawerPlace | undefined>>,
) {
  const shop = useShop();
  const routes = useRoutes();
  useEffect(() => {
    if (!isOn || !element || !hasPayment() || isSameOrigin(routes.href('payResult'))) return;
    // By the file of the drawer: the names of further ones would be a part of every page's first load.
    void import('./cart-drawer.tsx')
      .then(({ resumedPlace }) => resumedPlace(shop, routes))
      .then((resumed) => {
        if (!isShown(element) || resumedIn?.isConnected) return;
        resumedIn = element;
        // A drawer that the buyer has opened meanwhile stays.
        setPlace((now) => now ?? resumed);
      });
  }, [shop, routes, isOn, element, setPlace]);
}
