import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { createWallet, type WalletStore } from './store.ts';

/** The balance of an account and what moved it. */
export const walletDomain: Domain<WalletStore> = {
  name: 'wallet',
  messages,
  create: ({ api, cache, channel, clock, tab, language }) =>
    createWallet({ api, cache, channel, clock, tab, language: () => language.$language.get() }),
};
