import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { list, maybe, shape, text } from '../../base/wire/parsers.ts';
import { type Contact, loginAnswer } from './types.ts';

export * from './first-rows.ts';
export type { Contact } from './types.ts';

/** The user name of a login: an e-mail address, or a phone number with its area code. */
export interface Identity {
  readonly userName: string;
  /** `+852` and so on for a phone; left out for an e-mail address. */
  readonly areaCode?: string;
}

/** The purpose of a code. Spec: 1§7, 2§7 */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'forgetpwd'
  | 'updateEmail'
  | 'newEmail'
  | 'updatePhone'
  | 'newPhone'
  | 'payPwd';
/** The purposes of a code, as the calls name them. */
export const codePurposes = z.enum([
  'login',
  'register',
  'forgetpwd',
  'updateEmail',
  'newEmail',
  'updatePhone',
  'newPhone',
  'payPwd',
]);

/** A request for a code; sent as one encrypted text. Spec: 1§7 */
export interface CodeRequest {
  /** Phone number without its area code; '' for an e-mail address. */
  readonly phone: string;
  /** E-mail address; '' for a phone. */
  readonly email: string;
  /** Area code with a plus sign, such as `+852`; '' for an e-mail address. */
  readonly areaCode: string;
  /** Purpose of the code. */
  readonly type: CodePurpose;
  /** Whether the request carries the answer to a captcha. */
  readonly needCaptcha: boolean;
  /** The four characters of the captcha; '' without one. */
  readonly captcha: string;
}

/** The text inside the cipher of `sendCode`. Spec: 1§7 */
export const codeRequestText: z.ZodMiniType<CodeRequest, CodeRequest> = z.object({
  phone: z.string(),
  email: z.string(),
  areaCode: z.string(),
  type: codePurposes,
  needCaptcha: z.boolean(),
  captcha: z.string(),
});

const identityWire = (who: Identity) => ({
  userName: who.userName,
  ...(who.areaCode === undefined ? {} : { areaCode: who.areaCode }),
});

export const login = write(
  {
    name: 'session.login',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Sign in with a password',
          spec: '1§7, 1§4',
          assumed: ['path written out from the name "login"'],
        },
    path: '/api/login',
    subject: 'session',
    request: z.object({
      userName: z.string().check(z.minLength(1)),
      password: z.string().check(z.minLength(1)),
      areaCode: z.optional(z.string()),
    }),
    response: loginAnswer,
  },
  (who: Identity & { password: string }) => ({ ...identityWire(who), password: who.password }),
);

export const loginByCode = write(
  {
    name: 'session.loginByCode',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Sign in with a code sent to the phone or mailbox',
          spec: '1§7, 1§4',
          assumed: [],
        },
    path: '/api/login-by-captcha',
    subject: 'session',
    request: z.object({
      userName: z.string().check(z.minLength(1)),
      code: z.string().check(z.length(6)),
      areaCode: z.optional(z.string()),
    }),
    response: loginAnswer,
  },
  (who: Identity & { code: string }) => ({ ...identityWire(who), code: who.code }),
);

export const sendCode = write(
  {
    name: 'session.sendCode',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Send a six-character code by SMS or mail',
          spec: '1§7',
          assumed: [
            'the cipher of id: AES-256-GCM with a key wrapped by RSA-OAEP; see captchaCipher',
          ],
        },
    path: '/api/getCaptchaNew',
    subject: 'session',
    request: z.object({ id: z.string().check(z.minLength(1)) }),
    response: z.unknown(),
  },
  (sealed: { cipher: string }) => ({ id: sealed.cipher }),
);

export const cipherKey = read(
  {
    name: 'session.cipherKey',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Public key for the cipher of sendCode',
          spec: '1§7',
          assumed: [
            'the whole call: the documents say encrypted, not how; captchaCipher replaces it',
          ],
        },
    path: '/api/getCaptchaKey',
    request: z.object({}),
    response: shape(z.object({ key: text }), (wire) => wire.key),
  },
  (_: null) => ({}),
);

export const verifyCode = write(
  {
    name: 'session.verifyCode',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Check a sent code before the next step',
          spec: '1§7',
          assumed: ['isregiested is sent as false when registering'],
        },
    path: '/api/validatePhoneCaptcha',
    request: z.object({
      type: codePurposes,
      captcha: z.string().check(z.length(6)),
      email: z.optional(z.string()),
      phone: z.optional(z.string()),
      areaCode: z.optional(z.string()),
      isregiested: z.optional(z.boolean()),
    }),
    response: z.unknown(),
  },
  (check: { contact: Contact; purpose: CodePurpose; code: string }) => ({
    ...check.contact,
    type: check.purpose,
    captcha: check.code,
    ...(check.purpose === 'register' ? { isregiested: false } : {}),
  }),
);

export const captchaQuestion = read(
  {
    name: 'session.captchaQuestion',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A question in words in the place of the captcha picture',
          spec: '1§7',
          assumed: [
            'the whole call: a picture alone shuts out who cannot see it; the answer has four characters too and is sent as the captcha',
          ],
        },
    path: '/api/getValidcodeText',
    request: z.object({ t: z.string() }),
    response: shape(z.object({ question: text }), (wire) => wire.question),
  },
  (nonce: string) => ({ t: nonce }),
);

/** An area code and its region. Spec: 1§3 Area code list */
export interface AreaCode {
  /** Plus sign and digits, such as `+852`. */
  readonly code: string;
  /** Name of the region in the language of the answer; '' where the server names none. */
  readonly name: string;
}

export const areaCodes = read(
  {
    name: 'session.areaCodes',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'Area codes for phone numbers', spec: '1§3, 1§7, 1§9, 2§7', assumed: [] },
    path: '/api/getAreaCode',
    request: z.object({}),
    response: list(
      shape(
        z.object({ code: text, name: maybe(text) }),
        (wire): AreaCode => ({
          code: `+${wire.code.replace(/\D/g, '')}`,
          name: wire.name ?? '',
        }),
      ),
    ),
  },
  (_: null) => ({}),
);
