import type { Api } from '../base/api.ts';
import type { TabChannel } from '../base/browser.ts';
import type { Cache, Query } from '../base/query.ts';
import { regions, userInfo } from './contract.ts';
import { type Certification, type CertificationCodes, certificationOf } from './rules.ts';

type WireAccount = ReturnType<typeof userInfo.response.parse>;
/** The signed-in person and the clinic, with the certification in a word. Spec: 1§3 */
export type Account = Omit<WireAccount, 'authStatus'> & { readonly certification: Certification };
export type Region = ReturnType<typeof regions.response.parse>[number];

export interface AccountStore {
  /** Passive: a visitor gets `login-required` and no dialog. */
  readonly me: Query<null, Account>;
  readonly regions: Query<null, Region[]>;
  /** What was read of the person is old: reads it again where it is shown, in other tabs too. */
  changed(): void;
}

interface AccountOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly channel: TabChannel;
  readonly codes: CertificationCodes;
}

export function createAccount({ api, cache, channel, codes }: AccountOptions): AccountStore {
  channel.listen((signal) => {
    if (signal === 'account') cache.invalidate('account');
  });
  return {
    changed() {
      cache.invalidate('account');
      channel.post('account');
    },
    me: cache.query('account', 'me', async (_, signal) => {
      const { authStatus, ...rest } = await api.call(userInfo, null, {
        signal,
        passive: true,
      });
      return { ...rest, certification: certificationOf(authStatus, codes) };
    }),
    regions: cache.query('account', 'regions', (_, signal) => api.call(regions, null, { signal })),
  };
}
