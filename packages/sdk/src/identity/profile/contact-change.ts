import { resultCode } from '../../base/http/result-code.ts';
import { explain } from '../../base/values/explanation.ts';
import {
  type Complaint,
  type ContactFields,
  checkContactFields,
  contactOf,
  DEFAULT_AREA_CODE,
} from '../session/contact-rules.ts';
import type { CodePurpose } from '../session/contract.ts';

/** One of the two contacts of an account. */
export type ContactKind = ContactFields['by'];

/** What is known of the contacts of an account; empty where there is none. */
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

/** Has the account such a contact? One that has not is offered to bind it. Spec: 1§4 */
export const hasContact = (kind: ContactKind, contacts: Contacts): boolean => contacts[kind] !== '';

/**
 * The contacts that prove who somebody is before one of them is changed: that one first, then the other for
 * whom the first is out of use. None where there is nothing to change yet: that is binding. Spec: 1§4
 */
export function proofsFor(kind: ContactKind, contacts: Contacts): readonly ContactFields[] {
  if (!hasContact(kind, contacts)) return [];
  return [kind, other(kind)]
    .filter((each) => hasContact(each, contacts))
    .map((each) => fieldsOf(each, contacts));
}

/** What a code to a present contact is for: it goes by the contact that it is sent to. Spec: 1§7 */
export const proofPurpose = (by: ContactKind): CodePurpose =>
  by === 'phone' ? 'updatePhone' : 'updateEmail';

/** What a code to the new contact is for. Spec: 1§7 */
export const newPurpose = (by: ContactKind): CodePurpose =>
  by === 'phone' ? 'newPhone' : 'newEmail';

/** Undefined when the contact may take the place of the present one, else what to say. Spec: 1§4, 1§5 */
export function checkNewContact(fields: ContactFields, present: Contacts): Complaint {
  const complaint = checkContactFields(fields, 'change');
  if (complaint) return complaint;
  const before = JSON.stringify(contactOf(fieldsOf(fields.by, present))).toLowerCase();
  return JSON.stringify(contactOf(fields)).toLowerCase() === before
    ? explain('contact-unchanged')
    : undefined;
}

/** Are these contacts of one person? One of them may have been changed. */
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

/** A phone number as others may see it over a shoulder: the first half and the last two digits. */
export function maskPhone(phone: string): string {
  const shown = Math.floor(phone.length / 2);
  const hidden = phone.length - shown - 2;
  if (hidden <= 0) return '•'.repeat(phone.length);
  return `${phone.slice(0, shown)} ${'•'.repeat(hidden)}${phone.slice(-2)}`;
}

const MOST_LETTERS_SHOWN = 4;

/** An e-mail address likewise: no more than half of the name before the sign, and four letters of it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '•••';
  const shown = Math.min(MOST_LETTERS_SHOWN, Math.floor(at / 2));
  return `${email.slice(0, shown)}•••${email.slice(at)}`;
}

/** The masked contact of a kind, the area code before a number. */
export function maskContact(kind: ContactKind, contacts: Contacts): string {
  const { email, phone, areaCode } = fieldsOf(kind, contacts);
  return kind === 'email' ? maskEmail(email) : `${areaCode} ${maskPhone(phone)}`;
}
