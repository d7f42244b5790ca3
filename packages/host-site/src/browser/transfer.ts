/**
 * Removes the payment page's access to the shop's window, and continues to it. The window that opened this one follows
 * the payment by polling the server, not by reading this window.
 */
import { PAYMENT_WINDOW_MARK } from '@clinicart/sdk/cashier';
import { LANGUAGE_CODES } from '@clinicart/sdk/language';

/** A shop that has not sent the address by then will not send it. */
const SLOW_MS = 30_000;

/**
 * Marks a window that the shop or a partner's page has opened, so that it is recognised when the buyer returns from the
 * provider. The fragment names the partner's page.
 */
function noteWindow() {
  const from = new URLSearchParams(location.hash.slice(1)).get('from');
  if (from) keepLanguage();
  try {
    if (from || window.opener) sessionStorage.setItem(PAYMENT_WINDOW_MARK, from || '1');
    else sessionStorage.removeItem(PAYMENT_WINDOW_MARK);
  } catch {
    // Without storage, the buyer continues with the shop in this window after the return.
  }
}

/** Lets a visitor who has chosen no language here read the partner's on the way back, until the browser closes. */
function keepLanguage() {
  if (/(?:^|; )language=/.test(document.cookie)) return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing from Safari 17.
  document.cookie = `language=${LANGUAGE_CODES[language]}; Path=/; SameSite=Lax`;
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
