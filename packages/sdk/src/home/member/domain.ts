import { ordersDomain } from '../../orders/domain.ts';
import type { Domain } from '../../shop.ts';
import { createMemberHome, type MemberHome } from './store.ts';

/** The head of a member's home page, by itself: a visitor's home does not load it. */
export const memberHomeDomain: Domain<MemberHome> = {
  name: 'member-home',
  create: ({ api, cache, clock, session, language, domain }) =>
    createMemberHome({
      api,
      cache,
      clock,
      session,
      say: language.say,
      orders: domain(ordersDomain),
    }),
};
