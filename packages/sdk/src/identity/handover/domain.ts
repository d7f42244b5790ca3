import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createHandoverStore, type HandoverStore } from './store.ts';

/** The session's way from a partner's page to the shop's site. */
export const handoverDomain: Domain<HandoverStore> = {
  name: 'handover',
  messages,
  create: ({ api, session, tab, enter }) => createHandoverStore({ api, session, tab, enter }),
};
