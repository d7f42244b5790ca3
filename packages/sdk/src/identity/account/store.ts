import type { Cache, Query } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import type { AreaCode } from '../session/contract.ts';
import type { Province, RegionCodes } from './region-rules.ts';
import {
  type Certification,
  type CertificationCodes,
  certificationOf,
  maySeeWallet,
} from './rules.ts';
import type { ClinicAccount, Region } from './types.ts';

/** The member and the clinic, with the certification as a word. Spec: 1§3, 1§4 */
export interface Account extends ClinicAccount {
  /** Certification of the clinic, read from its status code. */
  readonly certification: Certification;
}

/** The fields of an account that the menu of the account centre shows. */
export type AccountSummary = Pick<
  Account,
  'name' | 'clinicName' | 'certification' | 'hasCredit' | 'mayPayByCheque'
>;

/** The parts of an account that the header shows. */
export interface HeaderAccount extends Pick<Account, 'certification'> {
  /** The account has a wallet, to which the header links. Spec: 2§6 */
  readonly hasWallet: boolean;
}

/** The account of the member and its clinic. Spec: 1§3, 1§4 */
export interface AccountStore {
  /**
   * Passive: a visitor gets `login-required` and no dialog. A page rendered on the server contains what was read; use
   * `header` there.
   */
  readonly me: Query<null, Account>;
  /** The part of the account that the header shows, so that a page contains no more. */
  readonly header: Query<null, HeaderAccount>;
  /** The part of the account that the menu of the account centre shows. */
  readonly menu: Query<null, AccountSummary>;
  /** Reads the account without caching it. Rejects with a ShopError, `login-required` for a visitor. Spec: 1§3 */
  read(signal?: AbortSignal): Promise<Account>;
  /** The region tree: provinces, cities and districts. Spec: 1§3, 1§7 */
  readonly regions: Query<null, readonly Region[]>;
  /**
   * The places of the tree that these codes name. A page rendered on the server contains them: the whole tree would be too
   * large for it.
   */
  readonly namedRegions: Query<readonly RegionCodes[], readonly Province[]>;
  /** The area codes of the server; `offeredAreaCodes` tells which can be chosen. Spec: 1§3, 1§7 */
  readonly areaCodes: Query<null, readonly AreaCode[]>;
  /** Drops what was read of the account and reads it again where it is shown, also in other tabs. */
  changed(): void;
}

interface AccountOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly codes: CertificationCodes;
  /** Called when the account has changed, here or in another tab. */
  onChanged(this: void): void;
}

export function createAccount(options: AccountOptions): AccountStore {
  const { api, cache, channel, codes } = options;
  const renew = () => {
    options.onChanged();
    cache.invalidate('account');
  };
  channel.listen((signal) => {
    if (signal === 'account') renew();
  });
  const rows = () => api.part(() => import('./contract.ts'));
  async function read(signal?: AbortSignal): Promise<Account> {
    const { userInfo } = await rows();
    const { authStatus, ...rest } = await api.call(userInfo, null, { signal, passive: true });
    return { ...rest, certification: certificationOf(authStatus, codes) };
  }
  async function readRegions(signal: AbortSignal | undefined): Promise<readonly Region[]> {
    const { regions } = await rows();
    return api.call(regions, null, { signal });
  }
  return {
    read,
    changed() {
      renew();
      channel.post('account');
    },
    me: cache.query('account', 'me', (_, signal) => read(signal)),
    header: cache.query('account', 'header', async (_, signal) => {
      const account = await read(signal);
      return { certification: account.certification, hasWallet: maySeeWallet(account) };
    }),
    menu: cache.query('account', 'menu', async (_, signal) => {
      const { name, clinicName, certification, hasCredit, mayPayByCheque } = await read(signal);
      return { name, clinicName, certification, hasCredit, mayPayByCheque };
    }),
    regions: cache.query('account', 'regions', (_, signal) => readRegions(signal)),
    namedRegions: cache.query('account', 'named-regions', async (codes, signal) => {
      const { namedPlaces } = await api.part(() => import('./named-places.ts'));
      return namedPlaces(await readRegions(signal), codes);
    }),
    areaCodes: cache.query('account', 'area-codes', async (_, signal) => {
      const { areaCodes } = await api.part(() => import('../session/contract.ts'));
      return api.call(areaCodes, null, { signal });
    }),
  };
}
