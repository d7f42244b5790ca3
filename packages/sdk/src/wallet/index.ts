/** The balance of an account, what moved it, and the quota for cheques. */
export type { BalanceMask } from './balance-mask.ts';
export { MOST_WALLET_KEYWORD_CHARACTERS } from './contract.ts';
export { walletDomain } from './domain.ts';
export {
  type BalanceFigure,
  balanceFigure,
  decideWallet,
  formatSigned,
  type WalletDecision,
  type WalletHolder,
} from './rules.ts';
export type { WalletStore } from './store.ts';
export type {
  StatementOptions,
  WalletDetailsPage,
  WalletDetailsQuery,
  WalletEntry,
} from './types.ts';
