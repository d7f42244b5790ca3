import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded, unlessLoginNeeded } from '../../base/http/error-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { onPageLeave } from '../../base/platform/page-leave.ts';
import { explain } from '../../base/values/explanation.ts';
import type { Account, AccountStore } from '../account/store.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import { updatePassword } from './contract.ts';
import { done, type ProfileOutcome, unfit } from './outcome.ts';
import { checkPasswordChange, type PasswordForm } from './rules.ts';

/** Delay of the logout after a password change. Spec: 1§4 */
export const LOG_OUT_MS = 3_000;

interface PasswordChangeParts {
  readonly api: Pick<Api, 'call'>;
  readonly account: Pick<AccountStore, 'me'>;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/**
 * Checks and sends a new password, then logs out after a delay, or when the page is left. After a lost answer only a login with the new password
 * shows whether it was set: a change ends the session, so the token no longer works.
 */
export function createPasswordChange({ api, account, clock, session }: PasswordChangeParts) {
  /** The password of an attempt whose outcome is unknown. */
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
    const stops: (() => void)[] = [];
    function end(askForLogin: () => void) {
      for (const stop of stops) stop();
      // A login since then used the new password.
      if (session.$session.get().status === 'member' && session.sessionEpoch() !== before) return;
      session.signOut();
      askForLogin();
    }
    stops.push(
      clock.after(LOG_OUT_MS, () => end(() => void session.requestLogin())),
      // The next page would not know of the change.
      onPageLeave(() => end(() => session.leaveNotice(explain('modified-log-in')))),
    );
  }

  return async (form: PasswordForm): Promise<ProfileOutcome<keyof PasswordForm>> => {
    const refused = unfit(checkPasswordChange(form));
    if (refused) return refused;
    const person = await account.me.get(null).catch(unlessLoginNeeded);
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
    return done('modified-log-in');
  };
}
