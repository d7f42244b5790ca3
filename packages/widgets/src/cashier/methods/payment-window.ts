/**
 * The window of a provider's page. It is opened in the press itself, on a page of the shop, because a browser lets a
 * later one through to nobody; where even that is blocked the payment goes on in this window. What becomes of it is
 * asked from the server: once it has left for the provider, a window tells its opener nothing any more.
 */
const NAME = 'clinicart-payment';
const FEATURES = 'popup,width=520,height=760';

/** A window that waits at `url`; undefined where the browser blocks it. */
export function openPaymentWindow(page: Window, url: string): Window | undefined {
  return page.open(url, NAME, FEATURES) ?? undefined;
}

/** Sends a waiting window on. False where it was closed meanwhile. */
export function sendOn(window: Window, url: string): boolean {
  if (window.closed) return false;
  window.location.replace(url);
  window.focus();
  return true;
}
