/**
 * The events that elements fire. All bubble and cross shadow roots. None carries a token, a password
 * or, while prices are hidden, a price.
 */
import type { RouteName } from '../routing/routes.ts';

/** What `event.detail` holds, by event name. Add a row here before firing a new event. */
export interface ClinicEvents {
  /** A link was clicked. Prevent it to take the visitor somewhere yourself. */
  'clinic-navigate': { readonly url: string; readonly route: RouteName };
  /** An action needs a signed-in buyer. Prevent it to show a sign-in of your own. */
  'clinic-login-request': { readonly reason: string };
  /** The buyer signed in or out on this page or in another tab. */
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
  /** The number of lines in the cart is now `count`, whatever changed it, here or in another tab. */
  'clinic-cart-change': { readonly count: number };
  /** The order stands. Prevent it to lead on to its payment yourself. */
  'clinic-order-placed': { readonly orderNo: string };
  /** What an element shows goes by another name now. A page may take it for its title. */
  'clinic-title-change': { readonly title: string };
  /** A search was submitted. Prevent it to show the results yourself. */
  'clinic-search': { readonly keyword: string; readonly url: string };
  /** An element failed and shows its error state. Prevent it to keep it out of the console. */
  'clinic-error': { readonly tag: string; readonly message: string };
}

export type ClinicEventName = keyof ClinicEvents;

/** News of the whole page, which `followShop` alone tells, once. */
export type PageEventName =
  | 'clinic-session-change'
  | 'clinic-language-change'
  | 'clinic-cart-change';
/** What an element fires itself. */
export type ElementEventName = Exclude<ClinicEventName, PageEventName>;

/** The events whose default action the page may prevent. */
export const CANCELABLE: ReadonlySet<ClinicEventName> = new Set([
  'clinic-navigate',
  'clinic-login-request',
  'clinic-search',
  'clinic-order-placed',
  'clinic-error',
]);

/** Fires a typed event from an element; false when the page prevented it. */
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
}
