import * as z from 'zod/mini';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import { sentenceOf } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import { createDraft } from '../../base/storage/draft.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { fieldsOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import { type checkReset, proofOfQuery, type RecoveryProof, type ResetForm } from './rules.ts';

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
  readonly clock: Pick<Clock, 'after'>;
  readonly say: (why: Explanation) => string;
}

/** Nothing was sent: the code did not arrive, or a person logged in meanwhile. */
const refused = (error: unknown): ResetOutcome => ({
  ok: false,
  reason: 'refused',
  message: sentenceOf(error),
});

export function createRecovery({
  api,
  clock,
  drafts,
  session,
  say,
}: RecoveryOptions): RecoveryStore {
  const proofDraft = createDraft<RecoveryProof>(drafts, PROOF_KEY, storedProof);
  const singleFlight = createSingleFlight();
  const requests = createOnDemand(
    async () => (await import('./reset.ts')).createReset({ api, session, proofDraft }),
    { clock, session, say },
  );
  // The screen that creates this store shows the form.
  requests.prepare();

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
    reset: (form) => singleFlight('reset', () => requests.run((send) => send(form)).catch(refused)),
  };
}
