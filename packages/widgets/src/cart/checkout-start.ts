import { type BeginOutcome, checkoutDomain, type OrderGood, type Shop } from '@clinicart/sdk';

/** In a file of its own: what orders need comes when somebody is about to order. */
export const beginOrder = (
  shop: Shop,
  goods: readonly OrderGood[],
  origin: 'cart' | 'product',
): Promise<BeginOutcome> => shop.domain(checkoutDomain).begin(goods, origin);
