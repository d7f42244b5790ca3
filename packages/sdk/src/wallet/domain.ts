import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { createWallet, type WalletStore } from './store.ts';

/** The balance of an account and what moved it. */
export const walletDomain: Domain<WalletStore> = {
  name: 'wallet',
  messages,
  create: ({ language, ...parts }) =>
    createWallet({ ...parts, language: language.$language.get, say: language.say }),
};
