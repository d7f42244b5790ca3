import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createRegistration, type RegistrationStore } from './store.ts';

/** Registration in three steps. */
export const registrationDomain: Domain<RegistrationStore> = {
  name: 'registration',
  messages,
  create: ({ api, account, clock, drafts, enter, language, notice, partner, session }) =>
    createRegistration({
      api,
      account,
      clock,
      drafts,
      enter,
      notice,
      partner,
      session,
      say: language.say,
    }),
};
