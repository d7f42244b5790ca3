import { type Explanation, explain } from '../../base/values/explanation.ts';
import { refuseLine } from '../../base/wire/refused-text.ts';
import { cleanLine, TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import type { Language } from '../../language/rules.ts';
import {
  isRegionComplete,
  type Province,
  type RegionChoice,
  regionLine,
} from '../account/region-rules.ts';
import { digitsOf } from '../session/contact.ts';
import { checkPhone, DEFAULT_AREA_CODE } from '../session/contact-rules.ts';
import type { AddressEntry, DeliveryAddress } from './contract.ts';

/** The form of an address. Spec: 2§3 */
export interface AddressForm extends RegionChoice {
  readonly name: string;
  readonly phone: string;
  readonly areaCode: string;
  /** Building or estate, and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
  readonly isDefault: boolean;
}

export type AddressField = 'name' | 'phone' | 'region' | 'street' | 'unit';
/** The validated fields in the order of the form; all but the last are required. Spec: 2§5 */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'name',
  'phone',
  'region',
  'street',
  'unit',
];

/** An empty form. */
export const EMPTY_ADDRESS: AddressForm = {
  name: '',
  phone: '',
  areaCode: DEFAULT_AREA_CODE,
  street: '',
  unit: '',
  isDefault: false,
};

type Check = (form: AddressForm, tree: readonly Province[]) => Explanation | undefined;

const CHECKS: Readonly<Record<AddressField, Check>> = {
  name: ({ name }) => refuseLine(name, TEXT_LIMITS.personName, 'enter-consignee'),
  phone: ({ phone, areaCode }) => checkPhone(phone, areaCode, 'delivery'),
  region: (form, tree) =>
    isRegionComplete(tree, form) ? undefined : explain('choose-province-and-city'),
  street: ({ street }) => refuseLine(street, TEXT_LIMITS.street, 'enter-street'),
  unit: ({ unit }) => refuseLine(unit, TEXT_LIMITS.unit),
};

/**
 * Returns the errors by field; an empty record when the address may be saved. Unit, floor and district are optional.
 * Spec: 2§5
 */
export function checkAddress(
  form: AddressForm,
  tree: readonly Province[],
): Partial<Record<AddressField, Explanation>> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const complaint = CHECKS[field](form, tree);
      return complaint ? [[field, complaint]] : [];
    }),
  );
}

/**
 * Returns why an address cannot be delivered to: the server calls it incomplete, or a required field is missing.
 * Undefined when it can. Spec: 2§3, 2§5
 */
export function refuseAddress(
  address: DeliveryAddress,
  tree: readonly Province[],
): Explanation | undefined {
  // The length of stored fields is up to the server.
  const missing = Object.values(checkAddress(addressFormOf(address), tree)).filter(
    ({ reason }) => reason !== 'text-too-long',
  );
  const [first] = missing;
  if (first && missing.length === 1) return first;
  return first || !address.isComplete ? explain('fill-in-complete-information') : undefined;
}

/** Returns the form of an address; one without an area code gets the default. Spec: 1§9 */
export function addressFormOf(address: DeliveryAddress): AddressForm {
  const { province, city, district, name, phone, areaCode, street, unit, isDefault } = address;
  return {
    province,
    city,
    district,
    name,
    phone,
    street,
    unit,
    isDefault,
    areaCode: areaCode || DEFAULT_AREA_CODE,
  };
}

/** Returns the request of a validated form. @throws TypeError without a province, which `checkAddress` refuses. */
export function entryOf(form: AddressForm): AddressEntry {
  if (!form.province) throw new TypeError('An address needs a province.');
  return {
    name: cleanLine(form.name),
    phone: digitsOf(form.phone),
    areaCode: form.areaCode,
    province: form.province,
    city: form.city,
    district: form.district,
    street: cleanLine(form.street),
    unit: cleanLine(form.unit),
    isDefault: form.isDefault,
  };
}

const sameness = (form: AddressForm): string => {
  const { province, city, district, name, phone, areaCode, street, unit } = entryOf(form);
  const codes = [province, city, district].map((place) => place?.code ?? '');
  return JSON.stringify([...codes, name, digitsOf(phone), areaCode, street, unit]);
};

/** Returns whether two addresses have the same place and person, default or not. */
export const isSameAddress = (a: AddressForm, b: AddressForm): boolean =>
  a.province !== undefined && b.province !== undefined && sameness(a) === sameness(b);

/** Formats an address in one line: wide to narrow in Chinese, narrow to wide in English. */
export function addressLine(
  form: Pick<AddressForm, 'province' | 'city' | 'district' | 'street' | 'unit'>,
  tree: readonly Province[],
  language: Language,
): string {
  const region = regionLine(tree, form, language);
  const parts =
    language === 'zh' ? [region, form.street, form.unit] : [form.unit, form.street, region];
  return parts.filter(Boolean).join(language === 'zh' ? ' ' : ', ');
}
