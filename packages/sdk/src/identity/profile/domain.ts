import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createProfile, type ProfileStore } from './store.ts';

/** The profile of a member and a clinic: contacts, password, certification, address, picture and name. */
export const profileDomain: Domain<ProfileStore> = {
  name: 'profile',
  messages,
  create: ({ api, cache, account, clock, drafts, session, settings, language }) =>
    createProfile({ api, cache, account, clock, drafts, session, settings, say: language.say }),
};
