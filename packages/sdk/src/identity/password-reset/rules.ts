import type { Explanation } from '../../base/values/explanation.ts';
import { type ContactFields, contactOf } from '../session/contact.ts';
import { type Complaint, checkContactFields, DEFAULT_AREA_CODE } from '../session/contact-rules.ts';
import { checkConfirmation, checkPassword } from '../session/password-rules.ts';
import { checkCode } from '../session/rules.ts';
import type { Contact } from '../session/types.ts';

/** The proof of step one: the contact and its code. Spec: 1§2 */
export interface RecoveryProof {
  readonly contact: Contact;
  readonly code: string;
}

/** A new password, typed twice. */
export interface ResetForm {
  readonly password: string;
  readonly confirmation: string;
}

/** Returns how the account is found: `phoneOrEmail` is 1 for e-mail, anything else for phone. Spec: 1§2 */
export const recoveryBy = (phoneOrEmail: string | null | undefined): ContactFields['by'] =>
  phoneOrEmail === '1' ? 'email' : 'phone';

/** The value of `phoneOrEmail`. Spec: 1§2 */
export const phoneOrEmailOf = (by: ContactFields['by']): 0 | 1 => (by === 'email' ? 1 : 0);

/** Returns the errors by field; an empty record when the password may be sent. Spec: 1§5, 2§5 */
export function checkReset({ password, confirmation }: ResetForm): {
  readonly [Field in keyof ResetForm]?: Explanation;
} {
  const wrong = checkPassword(password, 'recover');
  const other: Complaint = checkConfirmation(password, confirmation);
  return { ...(wrong ? { password: wrong } : {}), ...(other ? { confirmation: other } : {}) };
}

/**
 * Reads the proof from an address in the form of the documents: `phone`, `email`, `captcha` and `areaCode`. Undefined
 * when a part is missing or not valid. Spec conflict: 1§2 passes them in the address, where they stay in histories
 * and logs; the shop keeps them in the tab, and only reads such an address.
 */
export function proofOfQuery(query: URLSearchParams): RecoveryProof | undefined {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  // An unescaped plus in an address reads as a space.
  const area = text('areaCode').replace(/^\+?/, '+');
  const fields: ContactFields = {
    by: text('email') === '' ? 'phone' : 'email',
    email: text('email'),
    phone: text('phone'),
    areaCode: area === '+' ? DEFAULT_AREA_CODE : area,
  };
  const code = text('captcha');
  if (checkContactFields(fields, 'recover') || checkCode(code)) return undefined;
  return { contact: contactOf(fields), code };
}

const PRIVATE = ['phone', 'email', 'captcha', 'areaCode'];

/** Returns the query of an address without its private parts: '', or from the question mark on. */
export function cleanedQuery(query: URLSearchParams): string {
  const rest = [...query].filter(([name]) => !PRIVATE.includes(name));
  return rest.length === 0 ? '' : `?${new URLSearchParams(rest)}`;
}
