import { atom, type ReadableAtom } from 'nanostores';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { FlashMessage } from '../../base/storage/flash-message.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import type { Province } from '../account/region-rules.ts';
import type { AccountStore } from '../account/store.ts';
import { contactOf } from '../session/contact-rules.ts';
import type { SessionStore } from '../session/store.ts';
import type { LoginAnswer } from '../session/types.ts';
import * as contract from './contract.ts';
import { createRegistrationDrafts } from './draft.ts';
import {
  checkRegistration,
  EMPTY_REGISTRATION,
  proofOf,
  type RegistrationForm,
  type RegistrationStep,
  registrationFields,
  stepOf,
  stepWithin,
} from './rules.ts';
import { isProofRefused, refusalOf } from './server-errors.ts';
import {
  type RegistrationOutcome,
  type RegistrationRefusal,
  type RegistrationState,
  START,
} from './state.ts';
import { sendRegistration } from './submit.ts';
import { accountOf, clinicOf } from './to-request.ts';

/**
 * Registering in three steps; what was typed outlives errors, steps back and, in the shop's tab, a
 * reload. Codes are sent by `shop.session.sendCode({ purpose: 'register', … })`. Spec: 1§2, 1§4, 1§5
 *
 * @example
 * shop.registration.change({ by: 'email', email, code, password, confirmation: password });
 * const outcome = await shop.registration.registerOnly();
 * if (!outcome.ok) console.log(outcome.message);
 */
export interface RegistrationStore {
  readonly $state: ReadableAtom<RegistrationState>;
  /** Takes up what this tab kept, and an invitation that came with the page. */
  resume(invitationCode?: string): void;
  change(part: Partial<Omit<RegistrationForm, 'licence'>>): void;
  /** Looks at a certificate and takes it, or says why not and keeps the one before. Spec: 1§5 */
  chooseLicence(file: File): Promise<Explanation | undefined>;
  removeLicence(): void;
  /** Shows a step, or the last before it that can be shown. */
  go(step: RegistrationStep): void;
  /** Has the contact's code checked, then shows the second step. Spec: 1§4 */
  verify(): Promise<RegistrationOutcome>;
  /** From a fit password to the clinic. Spec: 1§4 */
  certify(): RegistrationOutcome;
  /** Registers without a certificate and signs in. Spec: 1§4 */
  registerOnly(): Promise<RegistrationOutcome>;
  /** Registers with the clinic and its certificate and signs in. Spec: 1§4 */
  register(): Promise<RegistrationOutcome>;
  /** Stops sending. */
  stop(): void;
}

interface RegistrationParts {
  readonly api: Pick<Api, 'call'>;
  readonly account: { readonly regions: Pick<AccountStore['regions'], 'get'> };
  readonly session: Pick<SessionStore, '$session' | '$forgotten' | 'signIn' | 'verifyCode'>;
  readonly drafts: KeyValueStore;
  readonly notice: FlashMessage;
  enter(this: void, answer: LoginAnswer): void;
  say(explanation: Explanation): string;
}

export function createRegistration(parts: RegistrationParts): RegistrationStore {
  const { api, session, say } = parts;
  const drafts = createRegistrationDrafts(parts.drafts);
  const $state = atom(START);
  let proof: string | undefined;
  /** The server refused a registration and did not say what of it: perhaps the code. */
  let isProofDoubted = false;
  let wasAttempted = false;
  let invited = '';
  let hasResumed = false;
  const singleFlight = createSingleFlight();
  let controller: AbortController | undefined;
  let licencesLooked = 0;

  const patch = (part: Partial<RegistrationState>) => $state.set({ ...$state.get(), ...part });
  const keep = () => {
    const { form, step } = $state.get();
    drafts.save({ form, step, proof, wasAttempted, invited });
  };

  session.$forgotten.listen(() => {
    drafts.clear();
    proof = undefined;
    wasAttempted = false;
    invited = '';
    licencesLooked += 1;
    $state.set({ ...START, busy: $state.get().busy });
  });

  function go(step: RegistrationStep) {
    patch({ step: stepWithin(step, $state.get().form, proof), refusal: undefined });
    keep();
  }

  function change(part: Partial<RegistrationForm>) {
    patch({ form: { ...$state.get().form, ...part }, refusal: undefined, done: undefined });
    keep();
  }

  function refuse(refusal: RegistrationRefusal): RegistrationRefusal {
    // What is wrong is shown where it can be mended.
    if (refusal.field) go(stepOf(refusal.field));
    patch({ refusal });
    return refusal;
  }

  function refuseUnfit(
    steps: readonly RegistrationStep[],
    tree: readonly Province[] = [],
  ): RegistrationRefusal | undefined {
    for (const step of steps) {
      const complaints = checkRegistration($state.get().form, step, tree);
      for (const field of registrationFields(step)) {
        const complaint = complaints[field];
        if (complaint)
          return refuse({ ok: false, reason: 'unfit', field, message: say(complaint) });
      }
    }
    return undefined;
  }

  function refuseFailed(error: unknown, asked: 'verifying' | 'registering'): RegistrationRefusal {
    if (!isShopError(error)) throw error;
    const isRefused = isProofRefused(error);
    if (isRefused === true || (isRefused && asked === 'verifying')) proof = undefined;
    isProofDoubted = proof !== undefined && (isProofDoubted || isRefused === 'perhaps');
    return refuse(refusalOf(error, $state.get().form, asked));
  }

  /** Runs one request at a time, of whichever step. */
  function request(
    busy: RegistrationState['busy'],
    job: () => Promise<RegistrationOutcome>,
  ): Promise<RegistrationOutcome> {
    return singleFlight('request', () => {
      patch({ busy, refusal: undefined, done: undefined });
      return job().finally(() => {
        controller = undefined;
        patch({ busy: undefined, progress: undefined });
      });
    });
  }

  function finish(reason: 'registered' | 'registered-uncertified'): RegistrationOutcome {
    const notice = { reason, facts: {} };
    parts.notice.leave(notice);
    drafts.clear();
    proof = undefined;
    wasAttempted = false;
    patch({ ...START, busy: 'registering', done: notice });
    return { ok: true, notice };
  }

  async function send(
    reason: 'registered' | 'registered-uncertified',
    call: () => Promise<LoginAnswer>,
  ): Promise<RegistrationOutcome> {
    const sent = await sendRegistration(parts, { form: $state.get().form, wasAttempted }, call);
    if (sent.ok) return finish(reason);
    wasAttempted ||= sent.isUnknown;
    keep();
    return refuseFailed(sent.error, 'registering');
  }

  const refuseMember = () =>
    session.$session.get().status === 'member'
      ? refuse({
          ok: false,
          reason: 'refused',
          field: undefined,
          message: say({ reason: 'signed-in-already', facts: {} }),
        })
      : undefined;

  return {
    $state,
    change,
    go,
    resume(invitationCode = '') {
      if (!hasResumed) {
        hasResumed = true;
        const kept = drafts.read();
        if (kept) {
          ({ proof, wasAttempted, invited } = kept.draft);
          const form = { ...EMPTY_REGISTRATION, ...kept.draft.form, licence: kept.licence };
          const step = stepWithin(kept.draft.step, form, proof);
          patch({ form, step, hasLostPasswords: step === 'password' && step !== kept.draft.step });
        }
      }
      if (invitationCode === '' || invitationCode === invited) return;
      invited = invitationCode;
      change({ invitationCode });
    },
    async chooseLicence(file) {
      licencesLooked += 1;
      const mine = licencesLooked;
      const licenceComplaint = await checkPictureFile(file);
      // Another was chosen meanwhile.
      if (mine !== licencesLooked) return undefined;
      patch({ licenceComplaint });
      if (licenceComplaint) return licenceComplaint;
      change({ licence: file });
      await drafts.saveLicence(file);
      return undefined;
    },
    removeLicence() {
      licencesLooked += 1;
      patch({ licenceComplaint: undefined });
      change({ licence: undefined });
      void drafts.saveLicence(undefined);
    },
    verify: () =>
      request('verifying', async () => {
        const { form } = $state.get();
        const unfit = refuseUnfit(['contact']);
        if (unfit) return unfit;
        const wanted = proofOf(form);
        if (proof !== wanted || isProofDoubted) {
          const check = { purpose: 'register' as const, contact: contactOf(form) };
          try {
            await session.verifyCode({ ...check, code: form.code.trim() });
          } catch (error) {
            return refuseFailed(error, 'verifying');
          }
          proof = wanted;
          isProofDoubted = false;
        }
        go('password');
        return { ok: true };
      }),
    certify() {
      const unfit = refuseUnfit(['password']);
      if (unfit) return unfit;
      patch({ hasLostPasswords: false });
      go('clinic');
      return { ok: true };
    },
    registerOnly: () =>
      request('registering', async () => {
        const { form } = $state.get();
        return (
          refuseMember() ??
          refuseUnfit(['contact', 'password']) ??
          send('registered-uncertified', () => api.call(contract.registerOnly, accountOf(form)))
        );
      }),
    register: () =>
      request('registering', async () => {
        const { form } = $state.get();
        // Without the tree the province alone is asked for; the server looks again.
        const tree = await parts.account.regions.get(null).catch(() => []);
        const refused = refuseMember() ?? refuseUnfit(['contact', 'password', 'clinic'], tree);
        if (refused) return refused;
        const clinic = clinicOf(form);
        if (!clinic) throw new TypeError('A form without a region or a certificate passed.');
        controller = new AbortController();
        const { signal } = controller;
        const onProgress = (sent: number, total: number) =>
          patch({ progress: total > 0 ? sent / total : 0 });
        return send('registered', () =>
          api.call(contract.register, { account: accountOf(form), clinic }, { signal, onProgress }),
        );
      }),
    stop: () => controller?.abort(),
  };
}
