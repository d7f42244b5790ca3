import * as z from 'zod/mini';
import { confirmOutcome } from '../../base/concurrency/confirm-outcome.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError } from '../../base/http/errors.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import { resetPassword } from './contract.ts';
import { checkReset, proofOfQuery, type RecoveryProof, type ResetForm } from './rules.ts';

/**
 * The result of a new password: set (`signedIn` when a login had to confirm it), not valid, without a proof, refused
 * by the server, or unknown.
 */
export type ResetOutcome =
  | {
      readonly ok: true;
      readonly signedIn: boolean;
      readonly notice: Explanation<'set-successfully' | 'password-set-log-in'>;
    }
  | {
      readonly ok: false;
      readonly reason: 'unfit';
      readonly complaints: ReturnType<typeof checkReset>;
    }
  | {
      readonly ok: false;
      readonly reason: 'code-first';
      readonly notice: Explanation<'code-first'>;
    }
  /** The sentence of the server: the code has expired, was used, or is wrong. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string }
  | {
      readonly ok: false;
      readonly reason: 'reset-unconfirmed' | 'reset-not-yet';
      readonly notice: Explanation<'reset-unconfirmed' | 'reset-not-yet'>;
    };

/** Resets a forgotten password in two steps. Spec: 1§4 */
export interface RecoveryStore {
  /** Verifies a sent code and keeps it for the second step. Rejects with a ShopError. Spec: 1§4 */
  prove(proof: RecoveryProof): Promise<void>;
  /** Returns the proof of the first step in this tab; undefined before it. */
  proof(): RecoveryProof | undefined;
  /** Reads the proof from an address in the form of the documents; returns whether there was one. Spec: 1§2 */
  takeQuery(query: URLSearchParams): boolean;
  /** Drops the proof, because another code must be sent; the contact is kept. */
  forgetProof(): void;
  /**
   * Sets the password; a second call while one is under way returns the same promise. After a lost answer, a login
   * with the new password shows whether it was set. Spec: 1§4, 1§5
   */
  reset(form: ResetForm): Promise<ResetOutcome>;
}

/** Kept in the tab, never in an address. */
const PROOF_KEY = 'recovery';
const storedProof = z.object({
  contact: z.union([
    z.object({ email: z.string() }),
    z.object({ phone: z.string(), areaCode: z.string() }),
  ]),
  code: z.string(),
});

interface RecoveryOptions {
  readonly api: Api;
  readonly drafts: KeyValueStore;
  readonly session: SessionStore;
}

export function createRecovery({ api, drafts, session }: RecoveryOptions): RecoveryStore {
  const proofDraft = createDraft<RecoveryProof>(drafts, PROOF_KEY, storedProof);
  const singleFlight = createSingleFlight();
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

  async function send(form: ResetForm): Promise<ResetOutcome> {
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
  }

  return {
    async prove(proof) {
      await session.verifyCode({ ...proof, purpose: 'forgetpwd' });
      proofDraft.keep(proof);
    },
    proof: proofDraft.load,
    takeQuery(query) {
      const proof = proofOfQuery(query);
      if (proof) proofDraft.keep(proof);
      return proof !== undefined;
    },
    forgetProof() {
      const proof = proofDraft.load();
      if (proof) session.keepContact(fieldsOf(proof.contact));
      proofDraft.keep(undefined);
    },
    reset: (form) => singleFlight('reset', () => send(form)),
  };
}
