/** What a page does for its shop once, whichever elements stand on it. */

import { SENT_FOR_ANOTHER } from '../hydration/snapshot-match.ts';
import { fire } from './events.ts';
import { page } from './page-config.ts';
import type { Shop } from './sdk-parts.ts';

const LOGIN = 'clinic-login';

/** Empties what the server sent of elements whose code has not come: it shows what was meant for somebody else. */
function forgetSent(document: Document): void {
  page().sentFor = SENT_FOR_ANOTHER;
  for (const { localName, shadowRoot } of document.querySelectorAll(':not(:defined)'))
    if (localName.startsWith('clinic-'))
      shadowRoot?.querySelector('.clinic-root')?.replaceChildren();
}

/**
 * Looks again at who is here when the page comes to the front: a tab that was frozen, or kept to be gone back to, has
 * heard nothing of the others.
 */
function followReturn({ session }: Shop, document: Document): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.refresh();
  });
  document.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.refresh();
  });
}

/**
 * Tells the page who has come or gone, which language was chosen and how much is in the cart, whatever has changed it; and puts a login dialog there when somebody is asked to sign in
 * and the page has none of its own (`start()` then fetches it).
 */
export function followShop(shop: Shop, document: Document): void {
  const { session, language, cart } = shop;
  let { status } = session.$session.get();
  let owner = session.owner();
  followReturn(shop, document);
  session.$session.listen((who) => {
    const now = session.owner();
    if (owner !== '' && owner !== now) forgetSent(document);
    owner = now;
    if (who.status === status) return;
    status = who.status;
    fire(document.body, 'clinic-session-change', { signedIn: status === 'member' });
  });
  language.$language.listen((chosen) => {
    fire(document.body, 'clinic-language-change', { language: chosen });
  });
  cart.$count.listen((count) => {
    fire(document.body, 'clinic-cart-change', { count });
  });
  session.$loginRequest.listen((request) => {
    if (!request || document.querySelector(LOGIN)) return;
    document.body.append(document.createElement(LOGIN));
  });
}
