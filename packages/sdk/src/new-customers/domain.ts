import { couponDomain } from '../coupon/domain.ts';
import type { Domain } from '../shop.ts';
import { createPromotion, type PromotionStore } from './store.ts';

/** Offers for new customers. */
export const promotionDomain: Domain<PromotionStore> = {
  name: 'promotion',
  create: ({ api, cache, clock, session, domain }) =>
    createPromotion({
      api,
      cache,
      clock,
      $person: session.$session,
      claim: domain(couponDomain).claim,
    }),
};
