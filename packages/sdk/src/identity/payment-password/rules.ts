import { type Explanation, explain } from '../../base/values/explanation.ts';
import { checkConfirmation } from '../session/password-rules.ts';
import { checkCode } from '../session/rules.ts';
import type { PayPasswordChange } from './contract.ts';

/** Digits of a payment password. Spec: 2§5, 2§9 */
export const PAY_PASSWORD_LENGTH = 6;

/** What stands in the six boxes: pasted with blanks or typed in any width, at most six. Spec: 2§5 */
export const typedPayPassword = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').slice(0, PAY_PASSWORD_LENGTH);

/** Why a text is no payment password. */
export type PayPasswordReason = 'enter-password' | 'pay-password-digits' | 'pay-password-length';

/** Undefined for six digits, else what to say. A letter is said before a length, since it is what has to go. Spec: 2§5 */
export function checkPayPassword(password: string): Explanation<PayPasswordReason> | undefined {
  if (password === '') return explain('enter-password');
  if (!/^\d+$/.test(password)) return explain('pay-password-digits');
  return password.length === PAY_PASSWORD_LENGTH ? undefined : explain('pay-password-length');
}

/** What is typed to set a payment password. */
export interface PayPasswordForm {
  readonly password: string;
  readonly repeated: string;
  /** Six characters, from step 1. */
  readonly code: string;
}

/** Complaints by field; an empty record means that it may be sent. Spec: 2§4, 2§5 */
export function checkPayPasswordForm({
  password,
  repeated,
  code,
}: PayPasswordForm): Partial<Record<keyof PayPasswordForm, Explanation>> {
  const complaints = {
    password: checkPayPassword(password),
    // Whether two match is worth saying only of something that could be a password.
    repeated: checkPayPassword(repeated) ?? checkConfirmation(password, repeated),
    code: checkCode(code),
  };
  return Object.fromEntries(Object.entries(complaints).filter(([, why]) => why));
}

/** Where the code of step 1 goes: the phone of the account. Undefined where it has none: then one is bound first. Spec: 2§4, 2§7 */
export const payPasswordContact = ({
  phone,
  areaCode,
}: {
  readonly phone: string;
  readonly areaCode: string;
}): PayPasswordChange['contact'] | undefined => (phone === '' ? undefined : { phone, areaCode });
