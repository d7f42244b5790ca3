import { productMessages } from '../catalogue/product-messages.ts';
import { couponDomain } from '../coupon/domain.ts';
import type { Domain } from '../shop.ts';
import { createPromotion, type PromotionStore } from './store.ts';

/** Offers for new customers. */
export const promotionDomain: Domain<PromotionStore> = {
  name: 'promotion',
  messages: productMessages,
  create: ({ api, cache, clock, session, domain }) =>
    createPromotion({
      api,
      cache,
      clock,
      $person: session.$session,
      claim: domain(couponDomain).claim,
    }),
};
