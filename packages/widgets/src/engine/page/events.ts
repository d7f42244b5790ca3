/**
 * Events that elements fire. All bubble and cross shadow roots. None carries a token, a password or, while prices are
 * hidden, a price.
 */
import type { RouteName } from '../routing/routes.ts';

/** Types of `event.detail`, by event name. Add a row here before firing a new event. */
export interface ClinicEvents {
  /** A link was clicked. Prevent it to handle the navigation yourself. */
  'clinic-navigate': { readonly url: string; readonly route: RouteName };
  /** An action needs a logged-in buyer. Prevent it to show your own login. */
  'clinic-login-request': { readonly reason: string };
  /** The buyer logged in or out, on this page or in another tab. */
  'clinic-session-change': { readonly signedIn: boolean };
  /** The buyer chose another language. */
  'clinic-language-change': { readonly language: 'zh' | 'en' };
  /** The server accepted goods into the cart. */
  'clinic-cart-add': {
    readonly productId: string;
    readonly specificationId: string;
    readonly articleNumber: string;
    readonly name: string;
    readonly quantity: number;
  };
  /** The cart now has `count` lines, whether this tab or another one changed it. */
  'clinic-cart-change': { readonly count: number };
  /** The server accepted the order. Prevent it to open its payment yourself. */
  'clinic-order-placed': { readonly orderNo: string };
  /** The name of an element's content has changed. A page may use it as its title. */
  'clinic-title-change': { readonly title: string };
  /** A search was submitted. Prevent it to show the results yourself. */
  'clinic-search': { readonly keyword: string; readonly url: string };
  /** An element failed and shows its error state. Prevent it to keep the error out of the console. */
  'clinic-error': { readonly tag: string; readonly message: string };
}

export type ClinicEventName = keyof ClinicEvents;

/** Events of the whole page, which only `followShop` fires, once each. */
export type PageEventName =
  | 'clinic-session-change'
  | 'clinic-language-change'
  | 'clinic-cart-change';
/** Events that elements fire. */
export type ElementEventName = Exclude<ClinicEventName, PageEventName>;

/** Events whose default action the page may prevent. */
export const CANCELABLE: ReadonlySet<ClinicEventName> = new Set([
  'clinic-navigate',
  'clinic-login-request',
  'clinic-search',
  'clinic-order-placed',
  'clinic-error',
]);

/** Fires a typed event from an element. Returns false if the page prevented it. */
export function fire<N extends ClinicEventName>(
  target: EventTarget,
  name: N,
  detail: ClinicEvents[N],
): boolean {
  const init = { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) };
  return target.dispatchEvent(new CustomEvent(name, init));
}

type ClinicEventMap = { [N in ClinicEventName]: CustomEvent<ClinicEvents[N]> };

declare global {
  interface HTMLElementEventMap extends ClinicEventMap {}
  interface DocumentEventMap extends ClinicEventMap {}
  interface WindowEventMap extends ClinicEventMap {}
}
