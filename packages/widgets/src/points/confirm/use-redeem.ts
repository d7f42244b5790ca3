import { isShopError } from '@clinicart/sdk';
import { pointsDomain, type Redemption } from '@clinicart/sdk/points';
import { useRef, useState } from 'react';
import { useRoutes, useShop } from '../../engine/index.ts';
import { awaitsLogin } from '../../identity/account/awaits-login.ts';

/** The state of a redemption between the click and its result. */
export type RedeemState =
  | { readonly kind: 'idle' | 'busy' | 'placed' }
  | { readonly kind: 'refused' | 'unknown'; readonly message: string };

/** Redeems once and leads to the result; every choice survives a failure. Spec: 2§2.10 */
export function useRedeem() {
  const shop = useShop();
  const routes = useRoutes();
  const points = shop.domain(pointsDomain);
  const [state, setState] = useState<RedeemState>({ kind: 'idle' });
  const isBusy = useRef(false);

  async function redeem(redemption: Redemption) {
    // Single-flight: a second click does nothing.
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'busy' });
    try {
      const outcome = await points.redeem(redemption);
      if (!outcome.ok) {
        const { reason, message } = outcome;
        if (reason === 'refused' && awaitsLogin(shop)) return setState({ kind: 'idle' });
        return setState({ kind: reason, message });
      }
      setState({ kind: 'placed' });
      // Back must not lead to a confirmation that could be redeemed once more.
      routes.replace('pointsPaySuccess', { orderNo: outcome.receipt.orderNo });
    } catch (error) {
      if (!isShopError(error)) throw error;
      setState({ kind: 'refused', message: error.message });
    } finally {
      isBusy.current = false;
    }
  }
  return { state, redeem };
}
