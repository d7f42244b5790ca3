/** The requests of a registration: code that its buttons need, and that is fetched when the form appears. */
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import type { FlashMessage } from '../../base/storage/flash-message.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { checkPictureFile } from '../../base/values/image-file.ts';
import type { AccountStore } from '../account/store.ts';
import { contactOf } from '../session/contact.ts';
import type { SessionStore } from '../session/store.ts';
import type { LoginAnswer } from '../session/types.ts';
import * as contract from './contract.ts';
import type { RegistrationFormState } from './form-state.ts';
import { proofOf } from './rules.ts';
import { isProofRefused, refusalOf } from './server-errors.ts';
import type { RegistrationOutcome, RegistrationRefusal } from './state.ts';
import { sendRegistration } from './submit.ts';
import { accountOf, clinicOf } from './to-request.ts';

/** The parts of a shop that the requests need. */
export interface RequestParts {
  readonly api: Pick<Api, 'call'>;
  readonly account: { readonly regions: Pick<AccountStore['regions'], 'get'> };
  readonly session: Pick<SessionStore, '$session' | 'signIn' | 'verifyCode'>;
  readonly notice: FlashMessage;
  readonly settings: KeyValueStore;
  readonly partner: () => string | undefined;
  enter(this: void, answer: LoginAnswer): void;
  say(explanation: Explanation): string;
}

/** The context of the requests of a registration. */
export interface RequestContext {
  readonly parts: RequestParts;
  readonly form: RegistrationFormState;
}

export async function verify({ parts, form }: RequestContext): Promise<RegistrationOutcome> {
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

export async function registerOnly(context: RequestContext): Promise<RegistrationOutcome> {
  const { parts, form } = context;
  const refused = refuseMember(context) ?? form.refuseUnfit(['contact', 'password']);
  if (refused) return refused;
  const account = { ...accountOf(form.$state.get().form), partner: parts.partner() };
  return send(context, 'registered-uncertified', () =>
    parts.api.call(contract.registerOnly, account),
  );
}

export async function register(
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
  const complaint = await checkPictureFile(clinic.licence);
  if (complaint) {
    const message = parts.say(complaint);
    return form.refuse({ ok: false, reason: 'unfit', field: 'licence', message });
  }
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
