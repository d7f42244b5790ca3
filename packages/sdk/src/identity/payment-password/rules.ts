import { type Explanation, explain } from '../../base/values/explanation.ts';
import { digitsOf } from '../session/contact.ts';
import { DEFAULT_AREA_CODE } from '../session/contact-rules.ts';
import { checkConfirmation } from '../session/password-rules.ts';
import { checkCode } from '../session/rules.ts';
import type { PayPasswordChange } from './contract.ts';

/** Digits of a payment password. Spec: 2§5, 2§9 */
export const PAY_PASSWORD_LENGTH = 6;

/** Normalises the six boxes: removes spaces, converts full-width characters, cuts at six. Spec: 2§5 */
export const typedPayPassword = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').slice(0, PAY_PASSWORD_LENGTH);

/** Why a text is not a payment password. */
export type PayPasswordReason = 'enter-password' | 'pay-password-digits' | 'pay-password-length';

/**
 * Returns why a text is not six digits; undefined when it is. A letter is reported before the length, since it has to
 * go first. Spec: 2§5
 */
export function checkPayPassword(password: string): Explanation<PayPasswordReason> | undefined {
  if (password === '') return explain('enter-password');
  if (!/^\d+$/.test(password)) return explain('pay-password-digits');
  return password.length === PAY_PASSWORD_LENGTH ? undefined : explain('pay-password-length');
}

/** The form of a payment password. */
export interface PayPasswordForm {
  readonly password: string;
  readonly repeated: string;
  /** Six characters, from step 1. */
  readonly code: string;
}

/** Returns the errors by field; an empty record when it may be sent. Spec: 2§4, 2§5 */
export function checkPayPasswordForm({
  password,
  repeated,
  code,
}: PayPasswordForm): Partial<Record<keyof PayPasswordForm, Explanation>> {
  const complaints = {
    password: checkPayPassword(password),
    // Compares the two only when the first is valid.
    repeated: checkPayPassword(repeated) ?? checkConfirmation(password, repeated),
    code: checkCode(code),
  };
  return Object.fromEntries(Object.entries(complaints).filter(([, why]) => why));
}

/**
 * Returns the phone of the account, which gets the code of step 1, as it is sent with every call; an account without an
 * area code is in Hong Kong. Undefined when it has no phone: one must be bound first. Spec: 1§9, 2§4, 2§7
 */
export const payPasswordContact = ({
  phone,
  areaCode,
}: {
  readonly phone: string;
  readonly areaCode: string;
}): PayPasswordChange['contact'] | undefined =>
  phone === '' ? undefined : { phone: digitsOf(phone), areaCode: areaCode || DEFAULT_AREA_CODE };
