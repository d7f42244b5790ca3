import { isShopError } from '@clinicart/sdk';
import type { OrderGood } from '@clinicart/sdk/checkout';
import { useEffect, useRef, useState } from 'react';
import { useRoutes, useShop } from '../../engine/index.ts';

/** Cached by the browser, so preloading costs one request. */
const code = () => import('./checkout-start.ts');

/** Time to read why the buyer goes to another site, which cannot show it. Spec: 1§8 (1340), 1§9 */
const READING_MS = 3000;

/** Time before the button works again, for buyers who come back or whose navigation was stopped. */
const NAVIGATION_MS = 4000;

/** Whether an address is of another site than the page, with which a tab shares no notice. */
const isElsewhere = (href: string) =>
  new URL(href, document.baseURI).origin !== window.location.origin;

/**
 * Creates a draft order of some goods and goes to its confirmation page. `start` returns an error message, or undefined
 * when the page is being left at once; a second call while one is in flight does nothing. Spec: 1§4 Checkout, 1§8 (1340)
 */
export function useCheckoutStart() {
  const shop = useShop();
  const routes = useRoutes();
  const [busy, setBusy] = useState(false);
  const isInFlight = useRef(false);
  const stay = useRef<() => void>(undefined);
  // A buyer who closes the cart while the message is there stays on the page.
  useEffect(() => () => stay.current?.(), []);

  const end = () => {
    isInFlight.current = false;
    setBusy(false);
  };
  const leave = (route: 'confirm' | 'accountInformation') => {
    routes.go(route);
    shop.clock.after(NAVIGATION_MS, end);
  };

  async function start(
    goods: readonly OrderGood[],
    origin: 'cart' | 'product',
  ): Promise<string | undefined> {
    if (isInFlight.current) return undefined;
    isInFlight.current = true;
    setBusy(true);
    try {
      const { startCheckout } = await code();
      const outcome = await startCheckout(shop, goods, origin);
      if (outcome.ok) {
        leave('confirm');
        return undefined;
      }
      if (outcome.reason === 'incomplete-clinic') {
        if (isElsewhere(routes.href('accountInformation'))) {
          stay.current = shop.clock.after(READING_MS, () => leave('accountInformation'));
          return outcome.message;
        }
        // The account page shows the notice, where the buyer can complete the clinic.
        shop.notice.leave({ reason: outcome.reason, facts: { message: outcome.message } });
        leave('accountInformation');
        return undefined;
      }
      end();
      return outcome.message;
    } catch (error) {
      end();
      // The code failed to load: a network error.
      return isShopError(error)
        ? error.message
        : shop.language.say({ reason: 'network-failed', facts: {} });
    }
  }
  return {
    busy,
    start,
    /** Loads the code early; a failure is retried by `start`. */
    preload: () => void code().catch(() => {}),
  };
}
