import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createRecovery, type RecoveryStore } from './store.ts';

/** A forgotten password. */
export const recoveryDomain: Domain<RecoveryStore> = {
  name: 'recovery',
  messages,
  create: ({ api, clock, drafts, session, language }) =>
    createRecovery({ api, clock, drafts, session, say: language.say }),
};
