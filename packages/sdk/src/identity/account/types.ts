import * as z from 'zod/mini';
import { shape, text } from '../../base/wire/parsers.ts';

/** The separator of code and name in a stored region, as in `810000•香港`. Spec: 1§3 */
export const REGION_MARK = '•';

/** One level of an address: code and name. Spec: 1§3 */
export interface RegionName {
  /** Code of the place; '' where only a name is stored. */
  readonly code: string;
  /** Stored name of the place. */
  readonly name: string;
}

/** A place of the region tree as the server answers it. Spec: 1§3 */
interface NamedPlace {
  /** Code of the place. */
  readonly code: string;
  /** Chinese name, which is stored. */
  readonly zh: string;
  /** English name; undefined where the server has none. */
  readonly en: string | undefined;
}

/** A province of the region tree. Spec: 1§3 */
export interface Region extends NamedPlace {
  /** Cities with their districts; empty where the province has none. */
  readonly cities: readonly (NamedPlace & { readonly districts: readonly NamedPlace[] })[];
}

/** The member and the clinic. Spec: 1§3, 2§3 User info */
export interface ClinicAccount {
  /** Name of the member; '' where the server names none. */
  readonly name: string;
  /** E-mail address; '' for none. */
  readonly email: string;
  /** Phone number without its area code; '' for none. */
  readonly phone: string;
  /** Area code of the phone as the server writes it; '' for none. */
  readonly areaCode: string;
  /** Address of the member's picture; undefined for none. */
  readonly avatar: string | undefined;
  /** Why the certification was rejected, in the server's words; undefined for no reason. */
  readonly reason: string | undefined;
  /** Name of the clinic; '' where the server names none. */
  readonly clinicName: string;
  /** Address of the business registration certificate; undefined for none. */
  readonly licencePath: string | undefined;
  /** Province of the clinic; undefined where it is missing. */
  readonly province: RegionName | undefined;
  /** City of the clinic; undefined where the province has none. */
  readonly city: RegionName | undefined;
  /** District of the clinic; undefined where the city has none. */
  readonly district: RegionName | undefined;
  /** Building and street; '' for none. */
  readonly street: string;
  /** Unit and floor; '' for none. */
  readonly unit: string;
  /** Whether a payment password is set. */
  readonly hasPaymentPassword: boolean;
  /** Whether the account has a balance to pay from. */
  readonly hasCredit: boolean;
  /** Whether the account may pay by cheque. */
  readonly mayPayByCheque: boolean;
  /** Number for the cart badge; undefined where the server does not say. */
  readonly cartCount: number | undefined;
}

/** The answer of the user info; `authStatus` stays a code, since its meaning has two readings. Spec: 1§3, 1§4 */
export interface UserInfo extends ClinicAccount {
  /** Status code of the certification; see `certificationOf`. */
  readonly authStatus: string;
}

/** A stored region; the part after the separator is the name to show. Spec: 1§3, 2§3 */
export const region = shape(text, (stored): RegionName | undefined => {
  if (stored === '') return undefined;
  const [code = '', ...name] = stored.split(REGION_MARK);
  return name.length ? { code, name: name.join(REGION_MARK) } : { code: '', name: stored };
});

/** A stored region; a level that a place does not have is empty. Spec: 1§3 */
export const regionWire = (place: RegionName | undefined): string =>
  place ? `${place.code}${REGION_MARK}${place.name}` : '';

/** The chosen place of one level in the draft of a form; undefined while it is open. */
export const placeInDraft = z.optional(z.object({ code: z.string(), name: z.string() }));
