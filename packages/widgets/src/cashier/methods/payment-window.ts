/**
 * The window of a provider's page. It opens during the click, on a page of the shop, because browsers block later ones;
 * where even that is blocked, the payment continues in this window. Only the server tells how the payment ended: after
 * the window has left for the provider, its opener cannot read it.
 */
const NAME = 'clinicart-payment';
const FEATURES = 'popup,width=520,height=760';

/** Opens the payment window at `url`; undefined where the browser blocks it. */
export function openPaymentWindow(page: Window, url: string): Window | undefined {
  return page.open(url, NAME, FEATURES) ?? undefined;
}

/** Moves an open payment window to `url`. False if the buyer has closed it. */
export function redirectPaymentWindow(window: Window, url: string): boolean {
  if (window.closed) return false;
  window.location.replace(url);
  window.focus();
  return true;
}
