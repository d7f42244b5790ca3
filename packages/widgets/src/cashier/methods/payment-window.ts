/**
 * The window of a provider's page. It opens during the click, because browsers block later ones. Only the server tells
 * how the payment ended: after the window has left for the provider, its opener cannot read it, and where a policy
 * separates the two (COOP), not even whether it is closed.
 */
import type { Language } from '@clinicart/sdk';
import { PAYMENT_WINDOW_MARK } from '@clinicart/sdk/cashier';
import type { Routes } from '../../engine/index.ts';
import { isSameOrigin } from '../../ui/page/same-origin.ts';

const NAME = 'clinicart-payment';
const FEATURES = 'popup,width=520,height=760';

/** Opens the payment window at `url`; undefined where the browser blocks it. */
export function openPaymentWindow(page: Window, url: string): Window | undefined {
  return page.open(url, NAME, FEATURES) ?? undefined;
}

/**
 * Opens the window for a page that is not the shop's. It stays empty and so within reach until the address is known:
 * the shop's own page in it might belong to another group of windows (COOP). Undefined where the browser blocks it.
 */
export function openEmptyWindow(page: Window, words: string): Window | undefined {
  const opened = openPaymentWindow(page, 'about:blank');
  try {
    if (opened) {
      const { document } = opened;
      document.title = words;
      document.body.textContent = words;
      Object.assign(document.body.style, { font: '16px system-ui', margin: '24px' });
      opened.sessionStorage.setItem(PAYMENT_WINDOW_MARK, '1');
    }
  } catch {
    // Without storage, the buyer closes the window after the return.
  }
  return opened;
}

/** Moves an open payment window to `url`. False if the buyer has closed it. */
export function redirectPaymentWindow(window: Window, url: string): boolean {
  if (window.closed) return false;
  window.location.replace(url);
  window.focus();
  return true;
}

/** Whether the shop's pages are on another site than this page, which a payment must not leave. */
export const isPartnerPage = (routes: Routes): boolean => !isSameOrigin(routes.href('transfer'));

/**
 * The address that forwards to a provider's page. It tells the shop's site the language, and the partner's page to go
 * back to in the fragment, which no server reads. Spec: 2§2.1 /transfer
 */
export function transferAddress(routes: Routes, url: string, language: Language): string {
  if (!isPartnerPage(routes)) return routes.href('transfer', { url });
  const from = new URLSearchParams({ from: location.href });
  return `${routes.href('transfer', { url, lang: language })}#${from}`;
}
