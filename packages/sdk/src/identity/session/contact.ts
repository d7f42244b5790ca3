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
