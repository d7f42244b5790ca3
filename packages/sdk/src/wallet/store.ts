import type { Cache, Query } from '../base/cache/query-cache.ts';
import { createOnDemand } from '../base/concurrency/on-demand.ts';
import type { Api } from '../base/http/client.ts';
import type { Clock } from '../base/platform/clock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { Explanation } from '../base/values/explanation.ts';
import type { Cents } from '../base/values/money.ts';
import type { Language } from '../language/rules.ts';
import type { FileToSave } from '../orders/purchase-list/purchase-list.ts';
import { type BalanceMask, createBalanceMask } from './balance-mask.ts';
import { chequeQuota, walletBalance, walletDetails } from './contract.ts';
import type { StatementOptions, WalletDetailsPage, WalletDetailsQuery } from './types.ts';

/** The balance of an account. Reads reject with a ShopError; a visitor gets `login-required`. Spec: 2§2.8 */
export interface WalletStore {
  /** The balance. Spec: 2§7 */
  readonly balance: Query<null, Cents>;
  /** A page of what moved the balance, by keyword. Spec: 2§7, 2§9 */
  readonly details: Query<WalletDetailsQuery, WalletDetailsPage>;
  /** The amount that may still be paid by cheque. Spec: 2§6 */
  readonly chequeQuota: Query<null, Cents>;
  /** Whether the buyer has hidden the amounts, for this visit. Spec: 1§3, 2§4 */
  readonly mask: BalanceMask;
  /** Exports all pages of the balance details as a file. Rejects with a ShopError. */
  statement(options: StatementOptions): Promise<FileToSave>;
}

interface WalletOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly session: { sessionEpoch(): string };
  readonly say: (why: Explanation) => string;
  readonly tab: KeyValueStore;
  readonly language: () => Language;
}

/** Signals of other tabs after which the balance may differ: payments, refunds and closed orders. */
const CONCERNS: readonly TabSignal[] = ['orders', 'placement', 'payment'];

export function createWallet(options: WalletOptions): WalletStore {
  const { api, cache, channel, clock } = options;
  channel.listen((signal) => {
    if (CONCERNS.includes(signal)) cache.invalidate('wallet');
  });
  const statement = createOnDemand(() => import('./statement.ts'), options);
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
    mask: createBalanceMask(options.tab),
    statement: ({ format, language = options.language(), ...reading }) =>
      statement.run(async ({ readEntries, statementFile }) => {
        const entries = await readEntries(api, reading);
        return statementFile(entries, { format, language, now: clock.now() });
      }),
  };
}
