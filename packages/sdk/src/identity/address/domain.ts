import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { type AddressStore, createAddress } from './store.ts';

/** Delivery addresses of the account. */
export const addressDomain: Domain<AddressStore> = {
  name: 'address',
  messages,
  create: ({ api, cache, channel, clock, drafts, session, language, account }) =>
    createAddress({
      api,
      cache,
      channel,
      clock,
      drafts,
      session,
      say: language.say,
      regions: () => account.regions.get(null),
    }),
};
