/** The request of a new password: code that its button needs, and that is fetched when the form appears. */
import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { Draft } from '../../base/storage/draft.ts';
import { explain } from '../../base/values/explanation.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import { resetPassword } from './contract.ts';
import { checkReset, type RecoveryProof, type ResetForm } from './rules.ts';
import type { ResetOutcome } from './store.ts';

interface ResetParts {
  readonly api: Pick<Api, 'call'>;
  readonly session: SessionStore;
  readonly proofDraft: Draft<RecoveryProof>;
}

/** Returns the function that sets a new password. */
export function createReset({ api, session, proofDraft }: ResetParts) {
  /** The password of an attempt whose outcome is unknown. */
  let unconfirmed: string | undefined;

  session.$forgotten.listen(() => {
    unconfirmed = undefined;
  });

  function done(proof: RecoveryProof, signedIn: boolean): ResetOutcome {
    proofDraft.keep(undefined);
    unconfirmed = undefined;
    if (signedIn) return { ok: true, signedIn, notice: explain('set-successfully') };
    // A session from before must not look like one with the new password. Spec: 1§4
    if (session.$session.get().status === 'member') session.signOut();
    const notice = explain('password-set-log-in');
    session.keepContact(fieldsOf(proof.contact));
    session.leaveNotice(notice);
    return { ok: true, signedIn, notice };
  }

  /** Logs in with the new password: true when it is accepted, undefined when the server did not say. */
  async function acceptsPassword(
    proof: RecoveryProof,
    password: string,
  ): Promise<boolean | undefined> {
    try {
      await session.signIn({ ...fieldsOf(proof.contact), with: 'password', password, code: '' });
      return true;
    } catch (error) {
      return isShopError(error, 'server') ? false : undefined;
    }
  }

  return async function send(form: ResetForm): Promise<ResetOutcome> {
    const complaints = checkReset(form);
    if (Object.keys(complaints).length > 0) return { ok: false, reason: 'unfit', complaints };
    const proof = proofDraft.load();
    if (!proof) return { ok: false, reason: 'code-first', notice: explain('code-first') };
    const { password } = form;
    try {
      const outcome = await confirmOutcome({
        send: async () => {
          await api.call(resetPassword, { ...proof, password });
          return 'set' as const;
        },
        verify: async (error) => {
          const isSet = await acceptsPassword(proof, password);
          if (isSet) return 'logged-in';
          if (isSet === undefined) return 'reset-unconfirmed';
          return mayHaveSucceeded(error) ? 'reset-not-yet' : undefined;
        },
        // An earlier try whose answer was lost may have used up the code.
        isUncertain: (error) => mayHaveSucceeded(error) || unconfirmed === password,
      });
      if (outcome === 'set' || outcome === 'logged-in') return done(proof, outcome === 'logged-in');
      unconfirmed = password;
      return { ok: false, reason: outcome, notice: explain(outcome) };
    } catch (error) {
      if (!isShopError(error)) throw error;
      return { ok: false, reason: 'refused', message: error.message };
    }
  };
}
