import type { ReadableAtom } from 'nanostores';
import { createOnDemand } from '../../base/concurrency/on-demand.ts';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import { sentenceOf } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { SessionStore } from '../session/store.ts';
import { createRegistrationDrafts } from './draft.ts';
import { createFormState } from './form-state.ts';
import { createLicence } from './licence.ts';
import type { RequestContext, RequestParts } from './requests.ts';
import type { RegistrationForm, RegistrationStep } from './rules.ts';
import type { RegistrationOutcome, RegistrationState } from './state.ts';

/**
 * Registers a clinic in three steps. The input survives errors, steps back and a reload of the tab. Send codes with
 * `shop.session.sendCode({ purpose: 'register', … })`. Spec: 1§2, 1§4, 1§5
 *
 * @example
 * shop.registration.change({ by: 'email', email, code, password, confirmation: password });
 * const outcome = await shop.registration.registerOnly();
 * if (!outcome.ok) console.log(outcome.message);
 */
export interface RegistrationStore {
  /** Form, step, progress and outcome of the registration. */
  readonly $state: ReadableAtom<RegistrationState>;
  /** Loads the draft of this tab, and takes the invitation of the page's address. */
  resume(invitationCode?: string): void;
  /** Changes fields of the form and keeps the draft. */
  change(part: Partial<Omit<RegistrationForm, 'licence'>>): void;
  /** Checks a certificate and takes it; returns why not, and keeps the one before. Spec: 1§5 */
  chooseLicence(file: File): Promise<Explanation | undefined>;
  /** Removes the certificate from the form and the draft. */
  removeLicence(): void;
  /** Shows a step, or the last before it that may be shown. */
  go(step: RegistrationStep): void;
  /** Verifies the contact's code, then shows the second step. Spec: 1§4 */
  verify(): Promise<RegistrationOutcome>;
  /** Shows the clinic step once the password is valid. Spec: 1§4 */
  certify(): RegistrationOutcome;
  /** Registers without a certificate and logs in. Spec: 1§4 */
  registerOnly(): Promise<RegistrationOutcome>;
  /** Registers with the clinic and its certificate and logs in. Spec: 1§4 */
  register(): Promise<RegistrationOutcome>;
  /** Aborts the request under way. */
  stop(): void;
}

interface RegistrationParts extends RequestParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly drafts: KeyValueStore;
  readonly session: RequestParts['session'] & Pick<SessionStore, '$forgotten' | 'sessionEpoch'>;
}

type Requests = typeof import('./requests.ts');

export function createRegistration(parts: RegistrationParts): RegistrationStore {
  const drafts = createRegistrationDrafts(parts.drafts);
  const form = createFormState(drafts, parts.say);
  const licence = createLicence(form, drafts);
  const context: RequestContext = { parts, form };
  const requests = createOnDemand(() => import('./requests.ts'), parts);
  // The screen that creates this store shows the form.
  requests.prepare();
  const singleFlight = createSingleFlight();
  let controller: AbortController | undefined;

  parts.session.$forgotten.listen(() => {
    licence.cancel();
    form.memory.invited = '';
    form.reset({ busy: form.$state.get().busy });
  });

  /** Nothing was sent: the code did not arrive, or a person logged in meanwhile. */
  function notSent(error: unknown): RegistrationOutcome {
    const message = sentenceOf(error);
    return form.refuse({ ok: false, reason: 'failed', field: undefined, message });
  }

  /** Runs one request at a time, of whichever step. */
  function request(
    busy: RegistrationState['busy'],
    job: (send: Requests, signal: AbortSignal) => Promise<RegistrationOutcome>,
  ): Promise<RegistrationOutcome> {
    return singleFlight('request', () => {
      form.patch({ busy, refusal: undefined, done: undefined });
      controller = new AbortController();
      const { signal } = controller;
      return requests
        .run((send) => job(send, signal))
        .catch(notSent)
        .finally(() => {
          controller = undefined;
          form.patch({ busy: undefined, progress: undefined });
        });
    });
  }

  return {
    $state: form.$state,
    change: form.change,
    go: form.go,
    resume: (invitationCode = '') => form.resume(invitationCode),
    chooseLicence: licence.choose,
    removeLicence: licence.remove,
    verify: () => request('verifying', ({ verify }) => verify(context)),
    certify() {
      const unfit = form.refuseUnfit(['password']);
      if (unfit) return unfit;
      form.patch({ hasLostPasswords: false });
      form.go('clinic');
      return { ok: true };
    },
    registerOnly: () => request('registering', ({ registerOnly }) => registerOnly(context)),
    register: () => request('registering', ({ register }, signal) => register(context, signal)),
    stop: () => controller?.abort(),
  };
}
