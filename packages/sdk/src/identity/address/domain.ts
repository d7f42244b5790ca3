import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { type AddressStore, createAddress } from './store.ts';

/** Delivery addresses of the account. */
export const addressDomain: Domain<AddressStore> = {
  name: 'address',
  messages,
  create: ({ api, cache, channel, drafts, account }) =>
    createAddress({
      api,
      cache,
      channel,
      drafts,
      regions: () => account.regions.get(null),
    }),
};
