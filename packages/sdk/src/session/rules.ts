import type { Explanation } from '../base/decision.ts';
import { isShopError } from '../base/errors.ts';
import type { Contact, Identity } from './contract.ts';

/** Pause before a code may be sent again. Spec: 1§9, 2§9 */
export const RESEND_MS = 60_000;
/** Characters of a sent code. Spec: 1§9 */
export const CODE_LENGTH = 6;
/** Characters of the picture captcha. Spec: 1§9 */
export const CAPTCHA_LENGTH = 4;
/** Least time between two checks of a typed picture captcha. Spec: 1§5 */
export const CAPTCHA_THROTTLE_MS = 2_000;
/** Spec: 1§9 */
export const DEFAULT_AREA_CODE = '+852';

const EMAIL = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/;

/** Phone numbers by area code. Spec: 1§5 */
const PHONES: Readonly<Record<string, RegExp>> = {
  '+852': /^\d{8}$/,
  '+853': /^\d{8}$/,
  '+86': /^1[3-9]\d{9}$/,
  '+1': /^\d{10}$/,
};

/** Area codes that can be chosen. Spec: 1§9 */
export const AREA_CODES: readonly string[] = ['+852', '+86', '+1', '+853'];

export type Complaint = Explanation | undefined;
const complain = (reason: string): Explanation => ({ reason, facts: {} });

/** Undefined when the address is fit, else what to say. Spec: 1§5 */
export function checkEmail(email: string): Complaint {
  if (email.trim() === '') return complain('enter-email');
  return EMAIL.test(email.trim()) ? undefined : complain('invalid-email');
}

/** Undefined when the number fits its area, else what to say. Spaces in it are ignored. Spec: 1§5 */
export function checkPhone(phone: string, areaCode: string): Complaint {
  const digits = phone.replace(/[\s-]/g, '');
  if (digits === '') return complain('enter-phone');
  return PHONES[areaCode]?.test(digits) ? undefined : complain('check-phone');
}

/** What was typed to sign in. */
export interface LoginForm {
  readonly by: 'phone' | 'email';
  readonly with: 'password' | 'code';
  readonly email: string;
  readonly phone: string;
  readonly areaCode: string;
  readonly password: string;
  readonly code: string;
}

export type LoginField = 'email' | 'phone' | 'password' | 'code';

/** Complaints by field; an empty record means that it may be sent. Spec: 1§5 */
export function checkLogin(form: LoginForm): Partial<Record<LoginField, Explanation>> {
  const contact =
    form.by === 'email' ? checkEmail(form.email) : checkPhone(form.phone, form.areaCode);
  const secret =
    form.with === 'password'
      ? form.password === ''
        ? complain('enter-password')
        : undefined
      : form.code.trim().length === CODE_LENGTH
        ? undefined
        : complain('enter-code');
  return {
    ...(contact ? { [form.by]: contact } : {}),
    ...(secret ? { [form.with]: secret } : {}),
  };
}

/** Who a login form names. */
export function identityOf(form: Pick<LoginForm, 'by' | 'email' | 'phone' | 'areaCode'>): Identity {
  return form.by === 'email'
    ? { userName: form.email.trim() }
    : { userName: form.phone.replace(/[\s-]/g, ''), areaCode: form.areaCode };
}

/** Where a code for a login form goes; spaces typed in a number make no other contact of it. */
export function contactOf(form: Pick<LoginForm, 'by' | 'email' | 'phone' | 'areaCode'>): Contact {
  const { userName, areaCode } = identityOf(form);
  return areaCode === undefined ? { email: userName } : { phone: userName, areaCode };
}

/** Whole seconds until a code may be sent again; 0 when it may. Spec: 1§4 */
export function resendWait(sentAt: number | undefined, now: number): number {
  return sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt + RESEND_MS - now) / 1000));
}

/** Assumed: the documents name the picture captcha, not the answers that ask for it. */
const CAPTCHA_NEEDED = 1307;
/** Assumed: see CAPTCHA_NEEDED. */
const CAPTCHA_WRONG = 1308;

/**
 * What a refusal to send a code says about the picture captcha: `needed` when its characters must be
 * sent along, `wrong` when those sent were not the picture's; undefined for any other failure.
 * Spec: 1§5, 1§7
 */
export function captchaAsked(error: unknown): 'needed' | 'wrong' | undefined {
  if (!isShopError(error, 'server')) return undefined;
  if (error.resultID === CAPTCHA_NEEDED) return 'needed';
  return error.resultID === CAPTCHA_WRONG ? 'wrong' : undefined;
}

/** Undefined when the characters of a picture are all typed, else what to say. Spec: 1§5, 2§5 */
export function checkCaptcha(captcha: string): Complaint {
  return captcha.trim().length === CAPTCHA_LENGTH ? undefined : complain('enter-captcha');
}

/** Milliseconds until typed characters may be checked, after a check at `checkedAt`. Spec: 1§5 */
export function captchaPause(checkedAt: number | undefined, now: number): number {
  return checkedAt === undefined ? 0 : Math.max(0, checkedAt + CAPTCHA_THROTTLE_MS - now);
}
