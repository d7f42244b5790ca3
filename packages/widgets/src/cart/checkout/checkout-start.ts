import type { Shop } from '@clinicart/sdk';
import { type BeginOutcome, checkoutDomain, type OrderGood } from '@clinicart/sdk/checkout';

/** Creates the draft order. A separate chunk, so that the checkout domain loads only when the buyer checks out. */
export const startCheckout = (
  shop: Shop,
  goods: readonly OrderGood[],
  origin: 'cart' | 'product',
): Promise<BeginOutcome> => shop.domain(checkoutDomain).begin(goods, origin);
