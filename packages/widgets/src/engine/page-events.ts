/** What a page does for its shop once, whichever elements stand on it. */
import { fire } from './events.ts';
import type { Shop } from './shop.ts';

const LOGIN = 'clinic-login';

/**
 * Tells the page who has come or gone, which language was chosen and how much is in the cart, whatever has changed it; and puts a login dialog there when somebody is asked to sign in
 * and the page has none of its own (`start()` then fetches it).
 */
export function followShop({ session, language, cart }: Shop, document: Document): void {
  let { status } = session.$session.get();
  session.$session.listen((who) => {
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
