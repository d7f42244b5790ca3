/** Work that a page does once for its shop, independent of its elements. */

import { SENT_FOR_ANOTHER } from '../hydration/snapshot-match.ts';
import { fire } from './events.ts';
import { prepareDepartures } from './leave.ts';
import { page } from './page-config.ts';
import type { Shop } from './sdk-parts.ts';

const LOGIN = 'clinic-login';

/** Empties the server HTML of elements whose code has not loaded, because it was rendered for another person. */
function forgetSent(document: Document): void {
  page().sentFor = SENT_FOR_ANOTHER;
  for (const { localName, shadowRoot } of document.querySelectorAll(':not(:defined)'))
    if (localName.startsWith('clinic-'))
      shadowRoot?.querySelector('.clinic-root')?.replaceChildren();
}

/**
 * Checks the session again when the page becomes visible: a frozen tab, or one in the back-forward cache, has missed
 * the messages of other tabs. From the cache it may come back after a visit to the shop's site, which sends it none.
 */
function followReturn({ session, cart }: Shop, document: Document): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.refresh();
  });
  document.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    session.refresh();
    cart.changedElsewhere();
  });
}

/**
 * Fires the events of the whole page: login and logout, the chosen language, the number of lines in the cart. Adds a
 * login dialog when an action needs a login and the page has no dialog (`start()` then loads it).
 */
export function followShop(shop: Shop, document: Document): void {
  const { session, language, cart } = shop;
  let { status } = session.$session.get();
  let owner = session.owner();
  followReturn(shop, document);
  prepareDepartures(document);
  session.$session.listen((who) => {
    const now = session.owner();
    if (owner !== '' && owner !== now) forgetSent(document);
    owner = now;
    if (who.status === status) return;
    status = who.status;
    prepareDepartures(document);
    fire(document.body, 'clinic-session-change', { signedIn: status === 'member' });
  });
  language.$language.listen((chosen) => {
    fire(document.body, 'clinic-language-change', { language: chosen });
  });
  cart.$count.listen((count) => {
    fire(document.body, 'clinic-cart-change', { count });
  });
  session.$loginRequest.listen((request) => {
    if (request && !document.querySelector(LOGIN))
      document.body.append(document.createElement(LOGIN));
  });
}
