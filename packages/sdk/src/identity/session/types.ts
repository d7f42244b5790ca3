import * as z from 'zod/mini';
import { count, maybe, shape, text } from '../../base/wire/parsers.ts';

/** The answer to a login and a registration: the token and its account. Spec: 1§4, 1§7 */
export interface LoginAnswer {
  /** Token of the session; it never leaves the SDK. */
  readonly token: string;
  /** Number for the cart badge. */
  readonly cartCount: number;
  /** Address of the member's picture; undefined for none. */
  readonly avatar: string | undefined;
  /** Roles of the account; empty where the server names none. */
  readonly roles: readonly string[];
  /** Name of the member; '' where the server names none. */
  readonly userName: string;
  /** E-mail address of the account; '' for none. */
  readonly email: string;
}

export const loginAnswer = shape(
  z.object({
    token: text,
    cartAmount: count,
    avatar: maybe(text),
    roles: maybe(z.union([z.string(), z.array(z.string())])),
    userName: maybe(text),
    email: maybe(text),
  }),
  (wire): LoginAnswer => ({
    token: wire.token,
    cartCount: wire.cartAmount,
    avatar: wire.avatar,
    // A list becomes text with commas too.
    roles: String(wire.roles ?? '')
      .split(',')
      .map((role) => role.trim())
      .filter(Boolean),
    userName: wire.userName ?? '',
    email: wire.email ?? '',
  }),
);

/** The contact that gets a code: an e-mail address or a phone number. `contactOf` makes one of the fields of a form. */
export type Contact = (
  | { readonly email: string }
  | { readonly phone: string; readonly areaCode: string }
) & {
  /** Tells the fields of a form, which are no contact, from one. */
  readonly by?: never;
};

/** Returns a contact for the calls with both fields; the other one is empty. Spec: 1§3 */
export const contactWire = (contact: Contact) => ({
  email: 'email' in contact ? contact.email : '',
  phone: 'phone' in contact ? contact.phone : '',
  areaCode: 'phone' in contact ? contact.areaCode : '',
});
