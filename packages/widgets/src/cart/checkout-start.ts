import { type BeginOutcome, type OrderGood, orderDomain, type Shop } from '@clinicart/sdk';

/** Creates the draft order. A separate chunk, so that the checkout domain loads only when the buyer checks out. */
export const startCheckout = (
  shop: Shop,
  goods: readonly OrderGood[],
  origin: 'cart' | 'product',
): Promise<BeginOutcome> => shop.domain(orderDomain).begin(goods, origin);
