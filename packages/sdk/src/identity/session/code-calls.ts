import type { Api } from '../../base/http/client.ts';
import type { AnyEndpoint } from '../../base/http/endpoint.ts';
import { isShopError, ShopError, type ShopErrorKind } from '../../base/http/errors.ts';
import { lacksCall } from '../../base/http/lacks-call.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { type CaptchaCipher, sealCodeRequest } from './captcha-encryption.ts';
import { contactOf, identityOf, noteLogin } from './contact.ts';
import {
  type CodePurpose,
  type CodeRequest,
  type Contact,
  captchaPicture,
  captchaQuestion,
  cipherKey,
  codePurposes,
  type Identity,
  login,
  loginByCode,
  sendCode,
  verifyCode,
} from './contract.ts';
import type { LoginMemory } from './login-memory.ts';
import type { LoginForm } from './rules.ts';
import { contactWire, type LoginAnswer } from './types.ts';

/** Why a code request cannot be encrypted. */
export type CaptchaReason = 'no-captcha-key' | 'unfit-captcha-key' | 'encryption-missing';

/** The calls of verification codes and their captchas. */
export interface CodeCalls {
  /**
   * Sends a code; keeps the pause before the next one by contact and purpose. Rejects with a ShopError. Spec: 1§7
   *
   * @example
   * const contact = { phone: '61234567', areaCode: '+852' };
   * await shop.session.sendCode({ purpose: 'login', contact });
   * await shop.session.signIn({ by: 'phone', with: 'code', code, ...contact, email: '', password: '' });
   */
  sendCode(request: { purpose: CodePurpose; contact: Contact; captcha?: string }): Promise<void>;
  /** Verifies a sent code before the next step. Rejects with a ShopError. Spec: 1§7 */
  verifyCode(check: { purpose: CodePurpose; contact: Contact; code: string }): Promise<void>;
  /** Returns the seconds until a code for this purpose may be sent again to this contact. */
  resendWait(contact: Contact, purpose: CodePurpose): number;
  /**
   * Returns a new address of the captcha picture, for an `<img>`: a page's policy may forbid `blob:`. Each address loads
   * another picture. Spec: 1§7
   */
  captchaUrl(): string;
  /** Reads another captcha picture. Rejects with a ShopError. Spec: 1§7 */
  captchaPicture(): Promise<Blob>;
  /**
   * Reads a question in words, for a person who cannot see the picture; its answer is sent as the captcha. Rejects with
   * a ShopError.
   */
  captchaQuestion(): Promise<string>;
  /** Returns whether the server has such questions: the documents name only the picture. Requests once. Spec: 1§7 */
  hasCaptchaQuestion(): Promise<boolean>;
}

/** The parts of a session that the calls of the login use. */
export interface SignInContext {
  readonly api: Api;
  readonly clock: Clock;
  crypto(this: void): typeof globalThis.crypto;
  readonly captchaCipher: CaptchaCipher | undefined;
  readonly captchaKey: string | undefined;
  readonly memory: Pick<LoginMemory, 'noteCode' | 'codeSentAt'>;
  readonly settings: KeyValueStore;
  say(this: void, why: Explanation<CaptchaReason | 'input-unfit' | 'code-perhaps-used'>): string;
  /** Makes an address unique. */
  nonce(this: void): string;
  /** Starts the session; the contact tells whose drafts are in this tab. */
  enter(this: void, answer: LoginAnswer, contact: string): void;
}

/** The calls of the login whose code loads at the first of them. */
export type LateSignIn = Omit<CodeCalls, 'resendWait' | 'captchaUrl'> & {
  signIn(form: LoginForm): Promise<void>;
};

/** Kinds of failures after which the server may have accepted the code. */
const LOST: ReadonlySet<ShopErrorKind> = new Set(['network', 'timeout', 'http', 'contract']);

export function createLateSignIn(context: SignInContext): LateSignIn {
  const { api, clock, memory, nonce } = context;
  let hasQuestion: Promise<boolean> | undefined;
  /** The login by code whose answer was lost: it may have used up the code. */
  let unanswered: string | undefined;

  async function enterByCode(proof: Identity & { code: string }): Promise<LoginAnswer> {
    const attempt = JSON.stringify(proof);
    try {
      return await api.call(loginByCode, proof);
    } catch (error) {
      // Less exact than the cart's own test of a lost answer, whose code the dialog does without.
      if (isShopError(error) && LOST.has(error.kind)) unanswered = attempt;
      if (unanswered !== attempt || !isShopError(error, 'server')) throw error;
      const { name: endpoint, path } = loginByCode;
      const { resultID, serverMessage } = error;
      throw new ShopError('server', context.say(explain('code-perhaps-used')), {
        endpoint,
        path,
        serverMessage,
        ...(resultID === undefined ? {} : { resultID }),
      });
    }
  }

  return {
    async sendCode({ purpose, contact, captcha }) {
      // The row of the call has only the sealed text, and no server could name what is wrong inside.
      if (!codePurposes.safeParse(purpose).success)
        throw unfitInput(context, sendCode, 'purpose', 'the purpose of a code');
      if (!isContact(contact))
        throw unfitInput(context, sendCode, 'contact', 'an e-mail address, or phone and area code');
      const request = {
        ...contactWire(contact),
        type: purpose,
        needCaptcha: captcha !== undefined,
        captcha: captcha ?? '',
      };
      await api.call(sendCode, { cipher: await encrypt(context, request) });
      memory.noteCode(contact, purpose, clock.now());
    },
    async verifyCode(check) {
      await api.call(verifyCode, check);
    },
    captchaPicture: () => api.call(captchaPicture, nonce()) as Promise<Blob>,
    captchaQuestion: () => api.call(captchaQuestion, nonce()),
    hasCaptchaQuestion() {
      hasQuestion ??= api.call(captchaQuestion, nonce()).then(
        () => true,
        (error: unknown) => {
          if (lacksCall(error)) return false;
          // The server did not answer: the next field asks again.
          hasQuestion = undefined;
          return true;
        },
      );
      return hasQuestion;
    },
    async signIn(form) {
      const field = fieldMissing(form);
      if (field) throw unfitInput(context, login, field, FIELDS_OF_LOGIN);
      const who = identityOf(form);
      const answer =
        form.with === 'password'
          ? await api.call(login, { ...who, password: form.password })
          : await enterByCode({ ...who, code: form.code.trim() });
      const contact = contactOf(form);
      noteLogin(context.settings, answer, contact);
      context.enter(answer, JSON.stringify(contact));
    },
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isContact = (contact: Contact): boolean =>
  contact.by === undefined &&
  ('email' in contact ? isText(contact.email) : isText(contact.phone) && isText(contact.areaCode));

const FIELDS_OF_LOGIN = 'by, with, and the fields that they name';

/** Returns the field of a login that a script without types left out; undefined for none. */
function fieldMissing(form: LoginForm): keyof LoginForm | undefined {
  const { by, with: secret }: Partial<LoginForm> = form ?? {};
  if (by !== 'phone' && by !== 'email') return 'by';
  if (secret !== 'password' && secret !== 'code') return 'with';
  const needed = [by, secret, ...(by === 'phone' ? (['areaCode'] as const) : [])];
  return needed.find((name) => !isText(form[name]));
}

function unfitInput(
  { say }: SignInContext,
  { name: endpoint, path }: Pick<AnyEndpoint, 'name' | 'path'>,
  field: string,
  expected: string,
): ShopError {
  const misfits = [{ field, expected }];
  return new ShopError('input', say(explain('input-unfit', { field })), {
    endpoint,
    path,
    misfits,
  });
}

async function encrypt(context: SignInContext, request: CodeRequest): Promise<string> {
  if (context.captchaCipher) return context.captchaCipher(request);
  const { name: endpoint, path } = cipherKey;
  const refuse = (kind: ShopErrorKind, reason: CaptchaReason) =>
    new ShopError(kind, context.say(explain(reason)), { endpoint, path });
  // Browsers encrypt on https and on localhost only.
  const crypto = context.crypto();
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) throw refuse('unsupported', 'encryption-missing');
  const key = await readPublicKey(context);
  try {
    return await sealCodeRequest(crypto, key, request);
  } catch {
    throw refuse('contract', 'unfit-captcha-key');
  }
}

async function readPublicKey({ api, captchaKey, say }: SignInContext): Promise<string> {
  if (captchaKey) return captchaKey;
  try {
    return await api.call(cipherKey, null);
  } catch (error) {
    if (!lacksCall(error)) throw error;
    const { name: endpoint, path } = cipherKey;
    const hasStatus = isShopError(error) && error.status !== undefined;
    throw new ShopError('http', say(explain('no-captcha-key')), {
      endpoint,
      path,
      ...(hasStatus ? { status: error.status } : {}),
    });
  }
}
