import { isShopError } from '@clinicart/sdk';
import type { OrderGood } from '@clinicart/sdk/checkout';
import { useEffect, useRef, useState } from 'react';
import { useRoutes, useShop } from '../../engine/index.ts';

/** Cached by the browser, so preloading costs one request. */
const code = () => import('./checkout-start.ts');

/** Time before the button works again, for buyers who come back or whose navigation was stopped. */
const NAVIGATION_MS = 4000;

/** Time to read why the buyer goes to another site, which cannot show it. Spec: 1§8 (1340), 1§9 */
const READING_MS = 3000;

/** Whether an address is of another site than the page, with which a tab shares no notice. */
const isElsewhere = (href: string) =>
  new URL(href, document.baseURI).origin !== window.location.origin;

/**
 * Goes to the account page, where the buyer can complete the clinic that an order needs. Returns the message to show
 * here meanwhile; undefined where the account page shows it. Spec: 1§8 (1340)
 */
export function useClinicCompletion(): (message: string, leave?: () => void) => string | undefined {
  const shop = useShop();
  const routes = useRoutes();
  const stay = useRef<() => void>(undefined);
  // A buyer who closes the widget while the message is there stays on the page.
  useEffect(() => () => stay.current?.(), []);
  return (message, leave = () => routes.go('accountInformation')) => {
    if (isElsewhere(routes.href('accountInformation'))) {
      stay.current = shop.clock.after(READING_MS, leave);
      return message;
    }
    shop.notice.leave({ reason: 'incomplete-clinic', facts: { message } });
    leave();
    return undefined;
  };
}

/**
 * Creates a draft order of some goods and goes to its confirmation page. `start` returns an error message, or undefined
 * when the page is being left at once; a second call while one is in flight does nothing. Spec: 1§4 Checkout, 1§8 (1340)
 */
export function useCheckoutStart() {
  const shop = useShop();
  const routes = useRoutes();
  const [busy, setBusy] = useState(false);
  const isInFlight = useRef(false);
  const completeClinic = useClinicCompletion();

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
      if (outcome.reason === 'incomplete-clinic')
        return completeClinic(outcome.message, () => leave('accountInformation'));
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
