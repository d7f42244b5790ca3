import type { Cache } from '../../base/cache/query-cache.ts';
import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { AccountStore } from '../account/store.ts';
import type { SessionStore } from '../session/store.ts';
import { type PayPasswordChange, setPayPassword } from './contract.ts';
import { checkPayPasswordForm } from './rules.ts';

/** The result of setting the password. Spec: 2§4, 2§5 */
export type PayPasswordOutcome =
  | { readonly ok: true; readonly notice: Explanation<'pay-password-set'> }
  | {
      readonly ok: false;
      readonly reason: 'unfit';
      readonly complaints: Partial<Record<'password' | 'repeated' | 'code', Explanation>>;
    }
  /** The sentence of the server: the code has expired, was used, or is wrong. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** The six digits that pay from the balance and by cheque. Spec: 2§4 */
export interface PayPasswordStore {
  /** Verifies the code of step 1 (type payPwd) without using it up. Rejects with a ShopError. */
  prove(contact: PayPasswordChange['contact'], code: string): Promise<void>;
  /**
   * Sets the password. The call is idempotent: after a lost answer it is sent again. Afterwards everything that shows
   * whether a password is set is read again, in all tabs. Rejects with a ShopError when the server was not reached.
   */
  set(change: PayPasswordChange & { readonly repeated: string }): Promise<PayPasswordOutcome>;
}

interface PayPasswordOptions {
  readonly api: Pick<Api, 'call'>;
  readonly cache: Pick<Cache, 'invalidate'>;
  readonly channel: Pick<TabChannel, 'post'>;
  readonly account: Pick<AccountStore, 'changed'>;
  readonly session: Pick<SessionStore, 'verifyCode'>;
}

export function createPayPassword(options: PayPasswordOptions): PayPasswordStore {
  const { api, cache, channel, account, session } = options;
  const singleFlight = createSingleFlight();

  /** Account, cashier and order confirmation show whether a payment password is set. */
  function changed() {
    account.changed();
    for (const domain of ['cashier', 'checkout']) cache.invalidate(domain);
    // Other tabs refresh the cashier when the account changes.
    channel.post('order');
  }

  async function set(form: Parameters<PayPasswordStore['set']>[0]): Promise<PayPasswordOutcome> {
    const { repeated, ...typed } = form;
    const change = { ...typed, code: typed.code.trim() };
    const complaints = checkPayPasswordForm({ ...change, repeated });
    if (Object.keys(complaints).length > 0) return { ok: false, reason: 'unfit', complaints };
    try {
      await retryOnce(() => api.call(setPayPassword, change));
    } catch (error) {
      if (!isShopError(error, 'server')) throw error;
      return { ok: false, reason: 'refused', message: error.message };
    }
    changed();
    return { ok: true, notice: { reason: 'pay-password-set', facts: {} } };
  }

  return {
    prove: (contact, code) => session.verifyCode({ purpose: 'payPwd', contact, code: code.trim() }),
    set: (form) => singleFlight('set', () => set(form)),
  };
}
