/**
 * Leaves the payment page no way back into the shop's window, and goes on. The window that opened this one
 * follows the payment by asking the server, not by looking here.
 */
import { PAYMENT_WINDOW_MARK } from '@clinicart/sdk';

/** A shop that has not named the page by then will not. */
const SLOW_MS = 30_000;

/** Whoever comes back here from the provider shall know that this window is one of its own. */
function noteWindow() {
  try {
    if (window.opener) sessionStorage.setItem(PAYMENT_WINDOW_MARK, '1');
    else sessionStorage.removeItem(PAYMENT_WINDOW_MARK);
  } catch {
    // A browser that keeps nothing: coming back, it goes on with the shop.
  }
}

const show = (what: string) => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-when]'))
    section.hidden = section.dataset['when'] !== what;
};

async function goOn({ transfer, asks }: DOMStringMap) {
  if (transfer) return location.replace(transfer);
  if (!asks) {
    setTimeout(() => show('slow'), SLOW_MS);
    return;
  }
  // Not known to the site: only a payment that was begun in this browser may lead there without asking.
  const isBegun = await import('./begun-payment.ts').then(
    ({ hasBegun }) => hasBegun(asks),
    () => false,
  );
  if (isBegun) location.replace(asks);
  else show('ask');
}

noteWindow();
const page = document.querySelector<HTMLElement>('[data-transfer]');
// One that waits is still the shop's own, and comes here once more with the address: it must know itself then.
const isWaiting = page && !page.dataset['transfer'] && !page.dataset['asks'];
if (!isWaiting) window.opener = null;
if (page) void goOn(page.dataset);
