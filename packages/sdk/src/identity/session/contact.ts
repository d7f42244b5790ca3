import type { KeyValueStore } from '../../base/storage/storage.ts';
import { hash32 } from '../../base/values/hash32.ts';
import type { Contact, Identity } from './contract.ts';

/** Normalises a phone number: converts full-width digits, removes spaces and hyphens. */
export const digitsOf = (phone: string): string => phone.normalize('NFKC').replace(/[\s-]/g, '');

/** The fields of a contact, one of which is used. */
export interface ContactFields {
  readonly by: 'phone' | 'email';
  readonly email: string;
  readonly phone: string;
  readonly areaCode: string;
}

/** Returns the contact of the fields; spaces in a number make no difference. */
export function contactOf({ by, email, phone, areaCode }: ContactFields): Contact {
  return by === 'email' ? { email: email.trim() } : { phone: digitsOf(phone), areaCode };
}

/** Returns the account that a login form names. */
export function identityOf(form: ContactFields): Identity {
  const contact = contactOf(form);
  return 'email' in contact
    ? { userName: contact.email }
    : { userName: contact.phone, areaCode: contact.areaCode };
}

/** The contacts of an account; empty or missing where there is none. */
interface AccountContacts {
  readonly email?: string;
  readonly phone?: string;
  readonly areaCode?: string;
}

/**
 * In the settings: which account a login is of, as `session.owner()`, a space and a part of a hash of the account's contact.
 * The ledgers of base/storage/pending-operations.ts read it.
 */
const ACCOUNT_KEY = 'clinicart.account';

/** Tells the accounts of one browser apart, while thousands of numbers and addresses share it: it stays after a logout. */
const MARK_LENGTH = 3;

/**
 * Keeps which account a login is of, for lists that outlive the login. Its e-mail address decides, else its number: two people
 * may go by one name, and each may change it. `login` is `session.owner()`.
 */
export function noteAccount(
  settings: KeyValueStore,
  login: string,
  { email = '', phone = '', areaCode = '' }: AccountContacts,
): void {
  const contact = email.trim().toLowerCase() || (areaCode + phone).replaceAll(/\D/g, '');
  if (contact) settings.set(ACCOUNT_KEY, `${login} ${hash32(contact).slice(-MARK_LENGTH)}`);
}

/** Keeps the account of a login that is about to start. `typed` counts where the server names no e-mail address. */
export function noteLogin(
  settings: KeyValueStore,
  { token, email }: { readonly token: string; readonly email: string },
  typed: AccountContacts,
): void {
  noteAccount(settings, hash32(token), email ? { email } : typed);
}
