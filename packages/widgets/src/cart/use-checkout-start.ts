import { isShopError, type OrderGood } from '@clinicart/sdk';
import { useRef, useState } from 'react';
import { useRoutes, useShop } from '../engine/index.ts';

/** Kept by the browser, so that asking early costs nothing twice. */
const code = () => import('./checkout-start.ts');

/** How long leaving the page may take before the button is there again, for whoever comes back or was kept. */
const LEAVING_MS = 4000;

/**
 * From goods to the order confirmation: makes their temporary order and goes there. Answers the sentence to show where
 * that did not happen, and nothing where the page is being left. A second press while one is under way is the same one.
 * Spec: 1§4 Checkout, 1§8 (1340)
 */
export function useBeginOrder() {
  const shop = useShop();
  const routes = useRoutes();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const end = () => {
    underWay.current = false;
    setBusy(false);
  };
  const leave = (route: 'confirm' | 'accountInformation') => {
    routes.go(route);
    shop.clock.after(LEAVING_MS, end);
  };

  async function begin(
    goods: readonly OrderGood[],
    origin: 'cart' | 'product',
  ): Promise<string | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    try {
      const { beginOrder } = await code();
      const outcome = await beginOrder(shop, goods, origin);
      if (outcome.ok) {
        leave('confirm');
        return undefined;
      }
      if (outcome.reason === 'incomplete-clinic') {
        // Said where it can be mended.
        shop.notice.leave({ reason: outcome.reason, facts: { message: outcome.message } });
        leave('accountInformation');
        return undefined;
      }
      end();
      return outcome.message;
    } catch (error) {
      end();
      // The code did not come: no more was asked of the shop than of the network.
      return isShopError(error)
        ? error.message
        : shop.language.say({ reason: 'network-failed', facts: {} });
    }
  }
  return {
    busy,
    begin,
    /** The pointer or the focus comes near: what does not arrive now is fetched when it is pressed. */
    prepare: () => void code().catch(() => {}),
  };
}
