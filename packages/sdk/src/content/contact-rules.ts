import { type Explanation, explain } from '../base/values/explanation.ts';
import { refuseLength, refuseLine } from '../base/wire/refused-text.ts';
import { cleanLines } from '../base/wire/typed-lines.ts';
import { cleanLine, TEXT_LIMITS } from '../base/wire/typed-text.ts';
import { digitsOf } from '../identity/session/contact.ts';
import { checkEmail, checkPhone } from '../identity/session/contact-rules.ts';

/** The form of a message to the shop. */
export interface ContactForm {
  readonly name: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export type ContactField = 'name' | 'phone' | 'email' | 'message';

const CHECKS: Readonly<Record<ContactField, (form: ContactForm) => Explanation | undefined>> = {
  name: ({ name }) => refuseLine(name, TEXT_LIMITS.personName, 'enter-your-name'),
  phone: ({ phone, areaCode }) => checkPhone(phone, areaCode, 'message'),
  email: ({ email }) => checkEmail(email, 'message'),
  message: ({ message }) => {
    const clean = cleanLines(message);
    return clean === '' ? explain('enter-remarks') : refuseLength(clean, TEXT_LIMITS.message);
  },
};

/** The fields in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'phone', 'email', 'message'];

/** Returns the errors by field; an empty record when the message may be sent. The phone is optional. Spec: 2§5 */
export function checkContact(form: ContactForm): Partial<Record<ContactField, Explanation>> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const complaint = CHECKS[field](form);
      return complaint ? [[field, complaint]] : [];
    }),
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (clean: string) => clean.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * Returns the `word` of a message: an HTML text of name, phone, email and message, in this order. The input is
 * escaped, so it cannot become markup in an e-mail. Spec: 2§7 Contact
 */
export function contactWord(form: ContactForm): string {
  const digits = digitsOf(form.phone);
  const rows = [
    ['name', escaped(cleanLine(form.name))],
    ['phone', digits === '' ? '' : escaped(`${form.areaCode} ${digits}`)],
    ['email', escaped(cleanLine(form.email))],
    ['message', escaped(cleanLines(form.message)).replaceAll('\n', '<br>')],
  ];
  return rows.map(([label, value]) => `<p>${label}: ${value}</p>`).join('');
}
