import { resultCode } from '../../base/http/result-code.ts';
import { explain } from '../../base/values/explanation.ts';
import { type ContactFields, contactOf } from '../session/contact.ts';
import { type Complaint, checkContactFields, DEFAULT_AREA_CODE } from '../session/contact-rules.ts';
import type { CodePurpose } from '../session/contract.ts';
import { phoneText } from '../session/phone-text.ts';

/** One of the two contacts of an account. */
export type ContactKind = ContactFields['by'];

/** The contacts of an account; empty where there is none. */
export interface Contacts {
  readonly email: string;
  readonly phone: string;
  readonly areaCode: string;
}

const fieldsOf = (by: ContactKind, { email, phone, areaCode }: Contacts): ContactFields => ({
  by,
  email,
  phone,
  areaCode: areaCode || DEFAULT_AREA_CODE,
});

const other = (kind: ContactKind): ContactKind => (kind === 'phone' ? 'email' : 'phone');

/** Returns whether the account has such a contact; without one it offers to bind it. Spec: 1§4 */
export const hasContact = (kind: ContactKind, contacts: Contacts): boolean => contacts[kind] !== '';

/**
 * Returns the contacts that may prove the person before one of them is changed: that one first, then the other, in
 * case the first is out of use. None when there is nothing to change: that is binding. Spec: 1§4
 */
export function proofsFor(kind: ContactKind, contacts: Contacts): readonly ContactFields[] {
  if (!hasContact(kind, contacts)) return [];
  return [kind, other(kind)]
    .filter((each) => hasContact(each, contacts))
    .map((each) => fieldsOf(each, contacts));
}

/**
 * Returns the contact to bind first when the only one of an account is out of use and is to change; undefined where
 * another can prove the person. Spec: 1§4
 */
export function contactToBind(kind: ContactKind, contacts: Contacts): ContactKind | undefined {
  const [only, another] = proofsFor(kind, contacts);
  return only && !another ? other(only.by) : undefined;
}

/** Returns the purpose of a code to a present contact, which depends on that contact. Spec: 1§7 */
export const proofPurpose = (by: ContactKind): CodePurpose =>
  by === 'phone' ? 'updatePhone' : 'updateEmail';

/** Returns the purpose of a code to the new contact. Spec: 1§7 */
export const newPurpose = (by: ContactKind): CodePurpose =>
  by === 'phone' ? 'newPhone' : 'newEmail';

/** Returns why a contact cannot replace the present one; undefined when it can. Spec: 1§4, 1§5 */
export function checkNewContact(fields: ContactFields, present: Contacts): Complaint {
  const complaint = checkContactFields(fields, 'change');
  if (complaint) return complaint;
  const before = JSON.stringify(contactOf(fieldsOf(fields.by, present))).toLowerCase();
  return JSON.stringify(contactOf(fields)).toLowerCase() === before
    ? explain('contact-unchanged')
    : undefined;
}

/** Returns whether these contacts belong to one person, who may have changed one of them. */
export const isSamePerson = (one: Contacts, other: Contacts): boolean =>
  (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()) ||
  (one.phone !== '' && one.phone === other.phone && one.areaCode === other.areaCode);

/** Assumed: the documents name no code for a proof that is missing or too old. */
const PROOF_REFUSALS = { 1315: 'proof-needed' } as const;

/**
 * Returns whether the present contact must be verified once more before it can be changed. Another code may mean the same,
 * so offer a way back to the verification after any refusal. Spec: 1§4
 */
export const isProofGone = (error: unknown): boolean =>
  resultCode(error, PROOF_REFUSALS) === 'proof-needed';

/** Masks a phone number: shows the first half and the last two digits. */
export function maskPhone(phone: string): string {
  const shown = Math.floor(phone.length / 2);
  const hidden = phone.length - shown - 2;
  if (hidden <= 0) return '•'.repeat(phone.length);
  return `${phone.slice(0, shown)} ${'•'.repeat(hidden)}${phone.slice(-2)}`;
}

const MOST_LETTERS_SHOWN = 4;

/** Masks an e-mail address: shows at most half of the local part, and at most four characters. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '•••';
  const shown = Math.min(MOST_LETTERS_SHOWN, Math.floor(at / 2));
  return `${email.slice(0, shown)}•••${email.slice(at)}`;
}

/** Returns the masked contact of a kind, with the area code before a number. */
export function maskContact(kind: ContactKind, contacts: Contacts): string {
  const { email, phone, areaCode } = fieldsOf(kind, contacts);
  return kind === 'email' ? maskEmail(email) : phoneText({ areaCode, phone: maskPhone(phone) });
}
