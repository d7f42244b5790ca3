import type { Tag } from '../../engine/elements/elements.ts';
import { type Place, placeOf } from '../../engine/routing/routes.ts';
import type { DrawerRoute } from './use-cart-drawer.ts';

/** The element that the drawer shows, with its attributes. */
export interface DrawerScreen {
  readonly tag: Tag;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** From the cart to the result of the payment, as the pages of the shop's site have the elements. Spec: 2§2.1 */
const SCREENS: Readonly<Record<DrawerRoute, (params: Place['params']) => DrawerScreen>> = {
  cart: () => ({ tag: 'clinic-cart', attributes: {} }),
  confirm: () => ({ tag: 'clinic-checkout', attributes: {} }),
  pay: ({ id }) => ({ tag: 'clinic-cashier', attributes: { 'order-id': id } }),
  qrPay: ({ orderNo, code }) => ({
    tag: 'clinic-qr-pay',
    attributes: { 'order-id': orderNo, code },
  }),
  payResult: ({ orderId, type, payType, message }) => ({
    tag: 'clinic-pay-result',
    attributes: { 'order-id': orderId, type, 'pay-type': payType, message },
  }),
  order: ({ id }) => ({ tag: 'clinic-order', attributes: { 'order-id': id } }),
};

/** Returns the screen for an address of the shop's site; the cart for an address that is not of this route. */
export function screenAt(route: DrawerRoute, url: string, site: string): DrawerScreen {
  const base = site.replace(/\/+$/, '');
  const place = url.startsWith(base) ? placeOf(url.slice(base.length)) : undefined;
  return place?.route === route ? SCREENS[route](place.params) : SCREENS.cart({});
}
