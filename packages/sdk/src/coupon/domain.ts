import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type CouponStore, createCoupon } from './store.ts';

/** Claimable coupons and the account's own. */
export const couponDomain: Domain<CouponStore> = {
  name: 'coupon',
  messages,
  create: ({ api, cache, channel, session, clock, language }) =>
    createCoupon({
      api,
      cache,
      channel,
      session,
      clock,
      say: language.say,
      // The cart shows the coupons that would fit it.
      onClaimed: () => cache.invalidate('cart'),
    }),
};
