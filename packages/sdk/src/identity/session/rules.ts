import { isShopError } from '../../base/http/errors.ts';
import { resultCode } from '../../base/http/result-code.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import type { ContactFields } from './contact.ts';
import { type Complaint, checkContactFields } from './contact-rules.ts';

/** Characters of a sent code. Spec: 1§9 */
export const CODE_LENGTH = 6;
/** Characters of the picture captcha. Spec: 1§9 */
export const CAPTCHA_LENGTH = 4;
/** Least time between two checks of a typed picture captcha. Spec: 1§5 */
export const CAPTCHA_THROTTLE_MS = 2_000;

/** The login form. */
export interface LoginForm extends ContactFields {
  readonly with: 'password' | 'code';
  readonly password: string;
  readonly code: string;
}

export type LoginField = 'email' | 'phone' | 'password' | 'code';

/** Returns the errors by field; an empty record when the form may be sent. Spec: 1§5 */
export function checkLogin(form: LoginForm): Partial<Record<LoginField, Explanation>> {
  const contact = checkContactFields(form, 'sign-in');
  const secret =
    form.with === 'password'
      ? form.password === ''
        ? explain('enter-password')
        : undefined
      : checkCode(form.code);
  return {
    ...(contact ? { [form.by]: contact } : {}),
    ...(secret ? { [form.with]: secret } : {}),
  };
}

/** Normalises a typed code: removes spaces, converts full-width characters, cuts at six. Spec: 1§5, 1§9 */
export const typedCode = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').slice(0, CODE_LENGTH);

/** Normalises typed captcha characters in the same way. Spec: 1§9 */
export const typedCaptcha = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').slice(0, CAPTCHA_LENGTH);

/** Returns why a code is not complete; undefined when it is. Spec: 1§5 */
export const checkCode = (code: string): Complaint =>
  code.trim().length === CODE_LENGTH ? undefined : explain('enter-code');

/** Assumed: the documents name the picture captcha, not the answers that ask for it. */
const CAPTCHA_REFUSALS = { 1307: 'needed', 1308: 'wrong' } as const;

/**
 * Returns whether a refusal to send a code asks for the captcha: `needed` when its characters must be sent along, `wrong`
 * when those sent were not the picture's, `perhaps` for any other result code, since the documents name none. Undefined
 * when the server did not answer. Spec: 1§5, 1§7
 */
export function captchaAsked(error: unknown): 'needed' | 'wrong' | 'perhaps' | undefined {
  if (!isShopError(error, 'server')) return undefined;
  return resultCode(error, CAPTCHA_REFUSALS) ?? 'perhaps';
}

/** Returns why the captcha is not complete; undefined when it is. Spec: 1§5, 2§5 */
export function checkCaptcha(captcha: string): Complaint {
  return captcha.trim().length === CAPTCHA_LENGTH ? undefined : explain('enter-captcha');
}

/** Returns the milliseconds until typed characters may be sent, after an attempt at `checkedAt`. Spec: 1§5 */
export function captchaPause(checkedAt: number | undefined, now: number): number {
  return checkedAt === undefined ? 0 : Math.max(0, checkedAt + CAPTCHA_THROTTLE_MS - now);
}
