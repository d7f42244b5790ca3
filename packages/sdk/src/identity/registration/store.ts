import type { ReadableAtom } from 'nanostores';
import { createSingleFlight } from '../../base/concurrency/single-flight.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { FlashMessage } from '../../base/storage/flash-message.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { AccountStore } from '../account/store.ts';
import { contactOf } from '../session/contact.ts';
import type { SessionStore } from '../session/store.ts';
import type { LoginAnswer } from '../session/types.ts';
import * as contract from './contract.ts';
import { createRegistrationDrafts } from './draft.ts';
import { createFormState, type RegistrationFormState } from './form-state.ts';
import { createLicence } from './licence.ts';
import { proofOf, type RegistrationForm, type RegistrationStep } from './rules.ts';
import { isProofRefused, refusalOf } from './server-errors.ts';
import type { RegistrationOutcome, RegistrationRefusal, RegistrationState } from './state.ts';
import { sendRegistration } from './submit.ts';
import { accountOf, clinicOf } from './to-request.ts';

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

interface RegistrationParts {
  readonly api: Pick<Api, 'call'>;
  readonly account: { readonly regions: Pick<AccountStore['regions'], 'get'> };
  readonly session: Pick<SessionStore, '$session' | '$forgotten' | 'signIn' | 'verifyCode'>;
  readonly drafts: KeyValueStore;
  readonly notice: FlashMessage;
  readonly partner: () => string | undefined;
  enter(this: void, answer: LoginAnswer): void;
  say(explanation: Explanation): string;
}

/** The context of the requests of a registration. */
interface RequestContext {
  readonly parts: RegistrationParts;
  readonly form: RegistrationFormState;
}

export function createRegistration(parts: RegistrationParts): RegistrationStore {
  const drafts = createRegistrationDrafts(parts.drafts);
  const form = createFormState(drafts, parts.say);
  const licence = createLicence(form, drafts);
  const context: RequestContext = { parts, form };
  const singleFlight = createSingleFlight();
  let controller: AbortController | undefined;

  parts.session.$forgotten.listen(() => {
    licence.cancel();
    form.memory.invited = '';
    form.reset({ busy: form.$state.get().busy });
  });

  /** Runs one request at a time, of whichever step. */
  function request(
    busy: RegistrationState['busy'],
    job: (signal: AbortSignal) => Promise<RegistrationOutcome>,
  ): Promise<RegistrationOutcome> {
    return singleFlight('request', () => {
      form.patch({ busy, refusal: undefined, done: undefined });
      controller = new AbortController();
      return job(controller.signal).finally(() => {
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
    verify: () => request('verifying', () => verify(context)),
    certify() {
      const unfit = form.refuseUnfit(['password']);
      if (unfit) return unfit;
      form.patch({ hasLostPasswords: false });
      form.go('clinic');
      return { ok: true };
    },
    registerOnly: () => request('registering', () => registerOnly(context)),
    register: () => request('registering', (signal) => register(context, signal)),
    stop: () => controller?.abort(),
  };
}

async function verify({ parts, form }: RequestContext): Promise<RegistrationOutcome> {
  const { memory } = form;
  const typed = form.$state.get().form;
  const unfit = form.refuseUnfit(['contact']);
  if (unfit) return unfit;
  const proof = proofOf(typed);
  if (memory.proof !== proof || memory.isProofDoubted) {
    try {
      await parts.session.verifyCode({
        purpose: 'register',
        contact: contactOf(typed),
        code: typed.code.trim(),
      });
    } catch (error) {
      return refuseFailed(form, error, 'verifying');
    }
    memory.proof = proof;
    memory.isProofDoubted = false;
  }
  form.go('password');
  return { ok: true };
}

async function registerOnly(context: RequestContext): Promise<RegistrationOutcome> {
  const { parts, form } = context;
  const refused = refuseMember(context) ?? form.refuseUnfit(['contact', 'password']);
  if (refused) return refused;
  const account = { ...accountOf(form.$state.get().form), partner: parts.partner() };
  return send(context, 'registered-uncertified', () =>
    parts.api.call(contract.registerOnly, account),
  );
}

async function register(
  context: RequestContext,
  signal: AbortSignal,
): Promise<RegistrationOutcome> {
  const { parts, form } = context;
  const typed = form.$state.get().form;
  // Without the tree only the province is checked here; the server checks the rest.
  const tree = await parts.account.regions.get(null).catch(() => []);
  const refused =
    refuseMember(context) ?? form.refuseUnfit(['contact', 'password', 'clinic'], tree);
  if (refused) return refused;
  const clinic = clinicOf(typed);
  if (!clinic) throw new TypeError('A form without a region or a certificate passed.');
  const account = { ...accountOf(typed), partner: parts.partner() };
  const onProgress = (sent: number, total: number) =>
    form.patch({ progress: total > 0 ? sent / total : 0 });
  return send(context, 'registered', () =>
    parts.api.call(contract.register, { account, clinic }, { signal, onProgress }),
  );
}

async function send(
  { parts, form }: RequestContext,
  reason: 'registered' | 'registered-uncertified',
  call: () => Promise<LoginAnswer>,
): Promise<RegistrationOutcome> {
  const { memory, $state } = form;
  const attempt = { form: $state.get().form, wasAttempted: memory.wasAttempted };
  const sent = await sendRegistration(parts, attempt, call);
  if (!sent.ok) {
    memory.wasAttempted ||= sent.isUnknown;
    form.keep();
    return refuseFailed(form, sent.error, 'registering');
  }
  const notice = { reason, facts: {} };
  parts.notice.leave(notice);
  form.reset({ busy: 'registering', done: notice });
  return { ok: true, notice };
}

function refuseMember({ parts, form }: RequestContext): RegistrationRefusal | undefined {
  if (parts.session.$session.get().status !== 'member') return undefined;
  const message = parts.say({ reason: 'signed-in-already', facts: {} });
  return form.refuse({ ok: false, reason: 'refused', field: undefined, message });
}

/** Shows a failure, and drops the proof when the server no longer accepts it. */
function refuseFailed(
  { memory, $state, refuse }: RegistrationFormState,
  error: unknown,
  asked: 'verifying' | 'registering',
): RegistrationRefusal {
  if (!isShopError(error)) throw error;
  const isRefused = isProofRefused(error);
  if (isRefused === true || (isRefused && asked === 'verifying')) memory.proof = undefined;
  memory.isProofDoubted =
    memory.proof !== undefined && (memory.isProofDoubted || isRefused === 'perhaps');
  return refuse(refusalOf(error, $state.get().form, asked));
}
