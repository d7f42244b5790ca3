import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { createOrder, type OrderStore } from './store.ts';

/** From goods to an order. */
export const orderDomain: Domain<OrderStore> = {
  name: 'order',
  messages,
  create: ({
    api,
    cache,
    channel,
    clock,
    drafts,
    settings,
    exclusive,
    session,
    account,
    cart,
    language,
  }) =>
    createOrder({
      ...{ api, cache, channel, clock, drafts, settings, exclusive, session, account, cart },
      say: language.say,
    }),
};
