/** The balance of an account, what moved it, and the quota for cheques. */
export { MOST_WALLET_KEYWORD_CHARACTERS } from './contract.ts';
export { walletDomain } from './domain.ts';
export type { WalletStore } from './store.ts';
export type { WalletDetailsPage, WalletDetailsQuery, WalletEntry } from './types.ts';
