import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createRegistration, type RegistrationStore } from './store.ts';

/** Registration in three steps. */
export const registrationDomain: Domain<RegistrationStore> = {
  name: 'registration',
  messages,
  create: ({ api, account, clock, drafts, enter, language, notice, partner, session, settings }) =>
    createRegistration({
      api,
      account,
      clock,
      drafts,
      enter,
      notice,
      partner,
      session,
      settings,
      say: language.say,
    }),
};
