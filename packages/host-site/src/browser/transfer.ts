/**
 * Removes the payment page's access to the shop's window, and continues to it. The window that opened this one follows
 * the payment by polling the server, not by reading this window.
 */
import { PAYMENT_WINDOW_MARK } from '@clinicart/sdk/cashier';

/** A shop that has not sent the address by then will not send it. */
const SLOW_MS = 30_000;

/** Marks a window that the shop has opened, so that the shop recognises it when the buyer returns from the provider. */
function noteWindow() {
  try {
    if (window.opener) sessionStorage.setItem(PAYMENT_WINDOW_MARK, '1');
    else sessionStorage.removeItem(PAYMENT_WINDOW_MARK);
  } catch {
    // Without storage, the buyer continues with the shop in this window after the return.
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
  // The site does not know the address: it may open without a confirmation only if the payment was started in this
  // browser.
  const isBegun = await import('./begun-payment.ts').then(
    ({ hasBegun }) => hasBegun(asks),
    () => false,
  );
  if (isBegun) location.replace(asks);
  else show('ask');
}

noteWindow();
const page = document.querySelector<HTMLElement>('[data-transfer]');
// A waiting window keeps its opener: it loads this page again with the address, and reads `opener` once more.
const isWaiting = page && !page.dataset['transfer'] && !page.dataset['asks'];
if (!isWaiting) window.opener = null;
if (page) void goOn(page.dataset);
