import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type ContentStore, createContent } from './store.ts';

/** Articles, questions, contact, e-mail preferences and support. */
export const contentDomain: Domain<ContentStore> = {
  name: 'content',
  messages,
  create: ({ api, cache, settings, drafts, clock, session, language }) =>
    createContent({ api, cache, settings, drafts, clock, session, say: language.say }),
};
