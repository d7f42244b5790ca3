import { type Explanation, explain, type PlainReason } from '../../base/values/explanation.ts';
import { TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import { type ContactFields, digitsOf } from './contact.ts';
import type { AreaCode } from './contract.ts';
import { phoneText } from './phone-text.ts';
import type { Contact } from './types.ts';

/** The forms with an e-mail address or a phone number. */
export type ContactFlow = 'sign-in' | 'register' | 'recover' | 'change' | 'delivery' | 'message';

/** Spec: 1§9 */
export const DEFAULT_AREA_CODE = '+852';

const EMAIL = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/;
const EIGHT_DIGITS = /^\d{8}$/;
const HONG_KONG_MOBILE = /^[5689]\d{7}$/;

/** Phone numbers by area code; the keys, in this order, are what can be chosen. Spec: 1§5, 1§9 */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  '+852': EIGHT_DIGITS,
  '+86': /^1[3-9]\d{9}$/,
  '+1': /^\d{10}$/,
  '+853': EIGHT_DIGITS,
};

interface FlowRule {
  readonly phones: Readonly<Record<string, RegExp>>;
  /** The error of an empty field; undefined when it is optional. */
  readonly noPhone?: PlainReason;
  readonly wrongPhone: PlainReason;
  readonly noEmail: PlainReason;
  readonly wrongEmail: PlainReason;
}

const USUAL: FlowRule = {
  phones: EVERYWHERE,
  noPhone: 'enter-phone',
  wrongPhone: 'check-phone',
  noEmail: 'enter-email',
  wrongEmail: 'invalid-email',
};

/**
 * The contact rules of every flow. Spec conflict: a Hong Kong number has any eight digits (1§5), but in
 * forgot-password and in the contact form it begins with 5, 6, 8 or 9 (1§5, 2§5).
 */
const FLOWS: Readonly<Record<ContactFlow, FlowRule>> = {
  'sign-in': USUAL,
  register: USUAL,
  change: USUAL,
  delivery: USUAL,
  recover: {
    ...USUAL,
    phones: { ...EVERYWHERE, '+852': HONG_KONG_MOBILE },
    wrongPhone: 'invalid-phone',
  },
  // The phone is optional. Spec: 2§5 Contact form
  message: {
    phones: { '+852': HONG_KONG_MOBILE, '+853': EIGHT_DIGITS },
    wrongPhone: 'invalid-phone',
    noEmail: 'enter-email-address',
    wrongEmail: 'effective-email',
  },
};

/** The two fields of a phone number. */
export type PhoneFields = Pick<ContactFields, 'phone' | 'areaCode'>;

/** The error of a field; undefined when there is none. */
export type Complaint = Explanation | undefined;

/** Returns the area codes of a flow, the default first. Spec: 1§9, 2§9 */
export const areaCodesOf = (flow: ContactFlow): readonly string[] =>
  Object.keys(FLOWS[flow].phones);

/**
 * Returns the area codes to choose from: those of the server that have a phone rule, since a number of any other area
 * is invalid (1§5); without any, the shop's own. The chosen one is always among them. Spec: 1§3, 1§7, 1§9
 */
export function offeredAreaCodes(
  flow: ContactFlow,
  sent: readonly AreaCode[] | undefined,
  chosen: string,
): readonly AreaCode[] {
  const own = areaCodesOf(flow);
  const known = (sent ?? []).filter(
    ({ code }, place, all) =>
      own.includes(code) && all.findIndex((each) => each.code === code) === place,
  );
  const offered = known.length > 0 ? known : own.map((code) => ({ code, name: '' }));
  const isThere = chosen === '' || offered.some(({ code }) => code === chosen);
  return isThere ? offered : [{ code: chosen, name: '' }, ...offered];
}

/** Returns why an e-mail address is not valid; undefined when it is. Spec: 1§5, 2§5 */
export function checkEmail(email: string, flow: ContactFlow = 'sign-in'): Complaint {
  const { noEmail, wrongEmail } = FLOWS[flow];
  if (email.trim() === '') return explain(noEmail);
  const isFit = EMAIL.test(email.trim()) && email.trim().length <= TEXT_LIMITS.email;
  return isFit ? undefined : explain(wrongEmail);
}

/** Returns why a number does not fit its area; undefined when it does. Spec: 1§5, 2§5 */
export function checkPhone(
  phone: string,
  areaCode: string,
  flow: ContactFlow = 'sign-in',
): Complaint {
  const { phones, noPhone, wrongPhone } = FLOWS[flow];
  const digits = digitsOf(phone);
  if (digits === '') return noPhone === undefined ? undefined : explain(noPhone);
  const isFit = Object.hasOwn(phones, areaCode) && phones[areaCode]?.test(digits);
  return isFit ? undefined : explain(wrongPhone);
}

/**
 * Moves an area code from the start of a number, where it is pasted from a business card, into its field: one that the
 * flow offers after `+`, `00` or a bracket, otherwise only the chosen one. The rest has to be a number of that area;
 * anything else, and a number that is valid as it is, stays as typed. Spec: 1§5, 1§9, 2§5
 */
export function moveAreaCode(typed: PhoneFields, flow: ContactFlow): PhoneFields {
  if (checkPhone(typed.phone, typed.areaCode, flow) === undefined) return typed;
  const { phones } = FLOWS[flow];
  const text = digitsOf(typed.phone);
  const number = text.replace(/^00/, '').replace(/[()+]/g, '');
  const codes = /^(?:[(+]|00)/.test(text) ? Object.keys(phones) : [typed.areaCode];
  for (const areaCode of codes) {
    const phone = number.slice(areaCode.length - 1);
    const begins = `+${number}`.startsWith(areaCode);
    if (begins && checkPhone(phone, areaCode, flow) === undefined && phone !== '')
      return { phone, areaCode };
  }
  return typed;
}

/** Returns empty fields with the default area code. Spec: 1§9 */
export const emptyContact = (by: ContactFields['by']): ContactFields => ({
  by,
  email: '',
  phone: '',
  areaCode: DEFAULT_AREA_CODE,
});

/** Formats a contact. */
export const contactLine = (contact: Contact): string =>
  'email' in contact ? contact.email : phoneText(contact);

/** Returns the fields of a contact, to fill a form. */
export const fieldsOf = (contact: Contact): ContactFields =>
  'email' in contact
    ? { ...emptyContact('email'), email: contact.email }
    : { ...emptyContact('phone'), phone: contact.phone, areaCode: contact.areaCode };

/** Returns the error of the contact that is used. Spec: 1§5 */
export function checkContactFields(fields: ContactFields, flow: ContactFlow): Complaint {
  return fields.by === 'email'
    ? checkEmail(fields.email, flow)
    : checkPhone(fields.phone, fields.areaCode, flow);
}
