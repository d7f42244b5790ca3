import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type AddressStore, createAddress } from './store.ts';

/** Delivery addresses of the account. */
export const addressDomain: Domain<AddressStore> = {
  name: 'address',
  messages,
  create: ({ api, cache, channel, drafts, session, account }) =>
    createAddress({
      ...{ api, cache, channel, drafts },
      person: () => {
        const now = session.$session.get();
        return now.status === 'member' ? now.userName : '';
      },
      regions: () => account.regions.get(null),
    }),
};
