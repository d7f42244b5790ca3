import type { Cache } from '../../base/cache/query-cache.ts';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { TabChannel } from '../../base/platform/tab-channel.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { AccountStore } from '../account/store.ts';
import type { SessionStore } from '../session/store.ts';
import type { PayPasswordChange } from './contract.ts';

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
  readonly clock: Pick<Clock, 'after'>;
  readonly language: Pick<LanguageStore, 'say'>;
  readonly session: Pick<SessionStore, 'verifyCode' | 'sessionEpoch'>;
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

  const setting = createOnDemand(() => import('./set-password.ts'), {
    clock: options.clock,
    session,
    say: options.language.say,
  });
  // The screens that create this store show the form.
  setting.prepare();

  return {
    prove: (contact, code) => session.verifyCode({ purpose: 'payPwd', contact, code: code.trim() }),
    set: (form) =>
      // The next person does not wait for the outcome of the last.
      singleFlight(session.sessionEpoch(), () =>
        setting.run(({ setPassword }) => setPassword({ api, changed }, form)),
      ),
  };
}
