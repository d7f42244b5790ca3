import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Cents } from '../base/values/money.ts';
import { chequeQuota, walletBalance, walletDetails } from './contract.ts';
import type { WalletDetailsPage, WalletDetailsQuery } from './types.ts';

/** The balance of an account. Reads reject with a ShopError; a visitor gets `login-required`. Spec: 2§2.8 */
export interface WalletStore {
  /** The balance. Spec: 2§7 */
  readonly balance: Query<null, Cents>;
  /** A page of what moved the balance, by keyword. Spec: 2§7, 2§9 */
  readonly details: Query<WalletDetailsQuery, WalletDetailsPage>;
  /** What may still be paid by cheque. Spec: 2§6 */
  readonly chequeQuota: Query<null, Cents>;
}

interface WalletOptions {
  readonly api: Api;
  readonly cache: Cache;
}

export function createWallet({ api, cache }: WalletOptions): WalletStore {
  return {
    balance: cache.query('wallet', 'balance', (_, signal) =>
      api.call(walletBalance, null, { signal, passive: true }),
    ),
    details: cache.query('wallet', 'details', (query, signal) =>
      api.call(walletDetails, query, { signal, passive: true }),
    ),
    chequeQuota: cache.query('wallet', 'cheque-quota', (_, signal) =>
      api.call(chequeQuota, null, { signal, passive: true }),
    ),
  };
}
