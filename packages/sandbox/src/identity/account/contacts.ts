import type { Db } from '../../db/db.ts';
import type { Account } from '../../http/call.ts';
import { Refusal } from '../../http/refusals.ts';

const EMAIL = /^[\w.-]+@(?:[a-z\d-]+\.)+[a-z]{2,6}$/;
/** Numbers by area code. Spec: 1§5 */
const PHONES: Readonly<Record<string, RegExp>> = {
  '+852': /^\d{8}$/,
  '+853': /^\d{8}$/,
  '+86': /^1[3-9]\d{9}$/,
  '+1': /^\d{10}$/,
};
const DEFAULT_AREA_CODE = '+852';

export interface ContactFields {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly areaCode?: string | undefined;
}

/** Normalises a contact as stored: `+852 61230001`, or an e-mail address in lower case. */
export const contactOf = ({ email, phone, areaCode }: ContactFields): string =>
  phone
    ? `${areaCode || DEFAULT_AREA_CODE} ${phone.replace(/[\s-]/g, '')}`
    : (email ?? '').trim().toLowerCase();

/** All contacts of an account, normalised. */
export const contactsOf = (account: Account): readonly string[] =>
  [
    contactOf({ email: account.email ?? '' }),
    account.phone === null ? '' : contactOf({ phone: account.phone, areaCode: account.area_code }),
  ].filter(Boolean);

export function isValidPhone(areaCode: string, phone: string): boolean {
  return Object.hasOwn(PHONES, areaCode) && PHONES[areaCode]?.test(phone) === true;
}

/** Reads the contact of a request; refuses an invalid one. Spec: 1§5 */
export function readContact(fields: ContactFields): string {
  const contact = contactOf(fields);
  const { areaCode, phone, email } = contactParts(contact);
  const fits = email === null ? isValidPhone(areaCode, phone ?? '') : EMAIL.test(email);
  if (!fits) throw new Refusal('noContact');
  return contact;
}

/** Splits a normalised contact into the columns of an account. */
export function contactParts(contact: string): {
  readonly email: string | null;
  readonly areaCode: string;
  readonly phone: string | null;
} {
  const [areaCode = '', phone] = contact.split(' ');
  return phone === undefined
    ? { email: contact, areaCode: DEFAULT_AREA_CODE, phone: null }
    : { email: null, areaCode, phone };
}

/** Id of the account with this contact. */
export function findByContact(db: Db, contact: string): number | undefined {
  const { email, areaCode, phone } = contactParts(contact);
  const row =
    phone === null
      ? db.get<{ id: number }>('SELECT id FROM account WHERE email = ?', email)
      : db.get<{ id: number }>(
          'SELECT id FROM account WHERE area_code = ? AND phone = ?',
          areaCode,
          phone,
        );
  return row?.id;
}
