import { explain } from '../../base/values/explanation.ts';
import { refuseLine } from '../../base/wire/refused-text.ts';
import { cleanLine, TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import { isRegionComplete, type Province, type RegionChoice } from '../account/region-rules.ts';
import { type ContactFields, contactOf } from '../session/contact.ts';
import { type Complaint, checkContactFields, DEFAULT_AREA_CODE } from '../session/contact-rules.ts';
import { checkConfirmation, checkPassword } from '../session/password-rules.ts';
import { checkCode } from '../session/rules.ts';
import { MOST_INVITATION } from './contract.ts';

export type RegistrationStep = 'contact' | 'password' | 'clinic';
/** The steps in their order. Spec: 1§2 Register */
export const REGISTRATION_STEPS: readonly RegistrationStep[] = ['contact', 'password', 'clinic'];

/** The form of a registration. Spec: 1§3 */
export interface RegistrationForm extends ContactFields {
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
  readonly clinicName: string;
  readonly name: string;
  readonly region: RegionChoice;
  /** Building and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
  readonly savesAddress: boolean;
  readonly invitationCode: string;
  /** The business registration certificate; set by `chooseLicence`, which checks the file. */
  readonly licence: File | undefined;
}

export const EMPTY_REGISTRATION: RegistrationForm = {
  by: 'phone',
  email: '',
  phone: '',
  areaCode: DEFAULT_AREA_CODE,
  code: '',
  password: '',
  confirmation: '',
  clinicName: '',
  name: '',
  region: {},
  street: '',
  unit: '',
  savesAddress: true,
  invitationCode: '',
  licence: undefined,
};

const FIELDS = {
  contact: ['phone', 'email', 'code'],
  password: ['password', 'confirmation'],
  clinic: ['clinicName', 'name', 'region', 'street', 'unit', 'licence'],
} as const satisfies Record<RegistrationStep, readonly (keyof RegistrationForm)[]>;

/** A field that may have an error. */
export type RegistrationField = (typeof FIELDS)[RegistrationStep][number];

/** The fields of a step, in the order of the form. */
export const registrationFields = (step: RegistrationStep): readonly RegistrationField[] =>
  FIELDS[step];

/** Returns the step of a field. */
export const stepOf = (field: RegistrationField): RegistrationStep =>
  REGISTRATION_STEPS.find((step) => registrationFields(step).includes(field)) ?? 'contact';

/** Spec: 1§5: the province is required; an address that is kept needs the city as well (2§5). */
function checkRegion(
  { region, savesAddress }: RegistrationForm,
  tree: readonly Province[],
): Complaint {
  if (!region.province) return explain('choose-region');
  return savesAddress && !isRegionComplete(tree, region) ? explain('choose-city') : undefined;
}

type Check = (form: RegistrationForm, tree: readonly Province[]) => Complaint;

const CHECKS: Readonly<Record<RegistrationField, Check>> = {
  phone: (form) => (form.by === 'phone' ? checkContactFields(form, 'register') : undefined),
  email: (form) => (form.by === 'email' ? checkContactFields(form, 'register') : undefined),
  code: ({ code }) => checkCode(code),
  password: ({ password }) => checkPassword(password, 'register'),
  confirmation: ({ password, confirmation }) => checkConfirmation(password, confirmation),
  clinicName: ({ clinicName }) =>
    refuseLine(clinicName, TEXT_LIMITS.clinicName, 'enter-clinic-name'),
  name: ({ name }) => refuseLine(name, TEXT_LIMITS.personName, 'enter-name'),
  region: checkRegion,
  street: ({ street }) => refuseLine(street, TEXT_LIMITS.street, 'enter-street'),
  unit: ({ unit }) => refuseLine(unit, TEXT_LIMITS.unit, 'enter-unit'),
  licence: ({ licence }) => (licence ? undefined : explain('upload-licence')),
};

/** Errors by field, in the order of the form. */
export type RegistrationComplaints = Partial<Record<RegistrationField, NonNullable<Complaint>>>;

/** Returns the errors of a step; an empty record when it is valid. Spec: 1§5 */
export function checkRegistration(
  form: RegistrationForm,
  step: RegistrationStep,
  tree: readonly Province[] = [],
): RegistrationComplaints {
  return Object.fromEntries(
    FIELDS[step].flatMap((field) => {
      const complaint = CHECKS[field](form, tree);
      return complaint ? [[field, complaint]] : [];
    }),
  );
}

/** Returns whether the first step may be submitted: only with a complete code. Spec: 1§5 */
export const mayVerify = ({ code }: RegistrationForm): boolean => checkCode(code) === undefined;

/** Returns a contact and its code in one text, to compare them with those that were verified. */
export const proofOf = (form: RegistrationForm): string =>
  JSON.stringify([contactOf(form), form.code.trim()]);

/**
 * Returns the step to show when one is requested: none beyond an unverified contact or an invalid password, as after
 * a reload, which keeps no password.
 */
export function stepWithin(
  wanted: RegistrationStep,
  form: RegistrationForm,
  proof: string | undefined,
): RegistrationStep {
  if (wanted === 'contact' || proof !== proofOf(form)) return 'contact';
  const isFit = Object.keys(checkRegistration(form, 'password')).length === 0;
  return wanted === 'clinic' && isFit ? 'clinic' : 'password';
}

/**
 * Reads the invitation from a page's address. Spec conflict: 1§2 names no parameter; both spellings are read. Spec:
 * 1§2 Register
 */
export function invitationOf(query: URLSearchParams): string {
  const code = query.get('invitationCode') ?? query.get('code') ?? '';
  return cleanLine(code).slice(0, MOST_INVITATION);
}
