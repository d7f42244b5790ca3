import type { Cache, Query } from '../../base/cache/query-cache.ts';
import type { Api } from '../../base/http/client.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import { type AreaCode, areaCodes } from '../session/contract.ts';
import { regions, userInfo } from './contract.ts';
import { type Certification, type CertificationCodes, certificationOf } from './rules.ts';

type WireAccount = ReturnType<typeof userInfo.response.parse>;
/** The signed-in person and the clinic, with the certification in a word. Spec: 1§3 */
export type Account = Omit<WireAccount, 'authStatus'> & { readonly certification: Certification };
export type Region = ReturnType<typeof regions.response.parse>[number];

/** The fields of an account that the menu of the account centre shows. */
export type AccountSummary = Pick<
  Account,
  'name' | 'clinicName' | 'certification' | 'hasCredit' | 'mayPayByCheque'
>;

export interface AccountStore {
  /** Passive: a visitor gets `login-required` and no dialog. A page made on a server carries what was read: see `header`. */
  readonly me: Query<null, Account>;
  /** No more of the account than the header shows, so that a page carries no more. */
  readonly header: Query<null, Pick<Account, 'certification'>>;
  /** No more of the account than the menu of the account centre shows. */
  readonly menu: Query<null, AccountSummary>;
  /** Reads the account and keeps nothing of it. */
  read(signal?: AbortSignal): Promise<Account>;
  readonly regions: Query<null, Region[]>;
  /** Area codes as the server lists them; `offeredAreaCodes` says which of them can be chosen. Spec: 1§3, 1§7 */
  readonly areaCodes: Query<null, AreaCode[]>;
  /** What was read of the person is old: reads it again where it is shown, in other tabs too. */
  changed(): void;
}

interface AccountOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly codes: CertificationCodes;
  /** Called when what was read of the person is known to be old, here or in another tab. */
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
  async function read(signal?: AbortSignal): Promise<Account> {
    const { authStatus, ...rest } = await api.call(userInfo, null, { signal, passive: true });
    return { ...rest, certification: certificationOf(authStatus, codes) };
  }
  return {
    read,
    changed() {
      renew();
      channel.post('account');
    },
    me: cache.query('account', 'me', (_, signal) => read(signal)),
    header: cache.query('account', 'header', async (_, signal) => {
      const { certification } = await read(signal);
      return { certification };
    }),
    menu: cache.query('account', 'menu', async (_, signal) => {
      const { name, clinicName, certification, hasCredit, mayPayByCheque } = await read(signal);
      return { name, clinicName, certification, hasCredit, mayPayByCheque };
    }),
    regions: cache.query('account', 'regions', (_, signal) => api.call(regions, null, { signal })),
    areaCodes: cache.query('account', 'area-codes', (_, signal) =>
      api.call(areaCodes, null, { signal }),
    ),
  };
}
