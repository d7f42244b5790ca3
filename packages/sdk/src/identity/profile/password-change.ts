import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError, mayHaveSucceeded } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Account, AccountStore } from '../account/store.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import { updatePassword } from './contract.ts';
import type { PasswordForm } from './rules.ts';

/** After a change of password the person is signed out. Spec: 1§4 */
export const LOG_OUT_MS = 3_000;

interface PasswordChangeParts {
  readonly api: Pick<Api, 'call'>;
  readonly account: Pick<AccountStore, 'me'>;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/**
 * Sends a new password that is fit, and signs out in a while. After a lost answer only signing in with the new
 * password tells whether it holds: a change that was done has ended the session, and the old one would be refused.
 */
export function createPasswordChange({ api, account, clock, session }: PasswordChangeParts) {
  /** The password of a try whose outcome nobody knows. */
  let unconfirmed: string | undefined;

  async function acceptsPassword(person: Account | undefined, password: string): Promise<boolean> {
    if (!person) return false;
    const { email, phone, areaCode } = person;
    const contact = fieldsOf(email === '' ? { phone, areaCode } : { email });
    try {
      await session.signIn({ ...contact, with: 'password', password, code: '' });
      return true;
    } catch (error) {
      if (isShopError(error)) return false;
      throw error;
    }
  }

  function signOutSoon() {
    const before = session.sessionEpoch();
    clock.after(LOG_OUT_MS, () => {
      // Whoever has signed in meanwhile did so with the new password.
      if (session.$session.get().status === 'member' && session.sessionEpoch() !== before) return;
      session.signOut();
      void session.requestLogin();
    });
  }

  return async (form: PasswordForm): Promise<void> => {
    const person = await account.me.get(null).catch(() => undefined);
    try {
      await confirmOutcome({
        send: async () => {
          await api.call(updatePassword, form);
          return true;
        },
        verify: async () => (await acceptsPassword(person, form.password)) || undefined,
        isUncertain: (error) => mayHaveSucceeded(error) || unconfirmed === form.password,
      });
    } catch (error) {
      if (mayHaveSucceeded(error)) unconfirmed = form.password;
      throw error;
    }
    unconfirmed = undefined;
    signOutSoon();
  };
}
