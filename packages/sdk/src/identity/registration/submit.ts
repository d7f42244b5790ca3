import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { contactOf, noteLogin } from '../session/contact.ts';
import type { SessionStore } from '../session/store.ts';
import type { LoginAnswer } from '../session/types.ts';
import type { RegistrationForm } from './rules.ts';
import { mayBeRegistered } from './server-errors.ts';

interface Sending {
  readonly session: Pick<SessionStore, 'signIn'>;
  readonly settings: KeyValueStore;
  enter(this: void, answer: LoginAnswer): void;
}

/** Logged in, or why not, and whether the account may exist. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: unknown; readonly isUnknown: boolean };

/** Returns whether the account exists: its contact can log in with the chosen password. */
async function isMember(
  { session }: Sending,
  { password, by, email, phone, areaCode }: RegistrationForm,
): Promise<boolean> {
  try {
    await session.signIn({ by, email, phone, areaCode, with: 'password', password, code: '' });
    return true;
  } catch (error) {
    if (isShopError(error)) return false;
    throw error;
  }
}

/**
 * Sends a registration once. When its answer or an earlier one was lost, a login shows whether the account exists, so
 * that the person is not stuck with an account that they do not know of. Spec: 1§4
 */
export async function sendRegistration(
  parts: Sending,
  { form, wasAttempted }: { form: RegistrationForm; wasAttempted: boolean },
  call: () => Promise<LoginAnswer>,
): Promise<Sent> {
  try {
    await confirmOutcome({
      send: async () => {
        const answer = await call();
        noteLogin(parts.settings, answer, contactOf(form));
        parts.enter(answer);
        return true;
      },
      verify: async () => (await isMember(parts, form)) || undefined,
      isUncertain: (error) => mayBeRegistered(error, wasAttempted),
    });
    return { ok: true };
  } catch (error) {
    // A stopped request may have arrived; the next try must allow for that.
    return {
      ok: false,
      error,
      isUnknown: mayHaveSucceeded(error) || isShopError(error, 'aborted'),
    };
  }
}
