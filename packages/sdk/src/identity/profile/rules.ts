import { type Explanation, explain, type PlainReason } from '../../base/values/explanation.ts';
import { refuseLine } from '../../base/wire/refused-text.ts';
import { cleanLine, TEXT_LIMITS } from '../../base/wire/typed-text.ts';
import { isRegionComplete, type Province, type RegionChoice } from '../account/region-rules.ts';
import type { Certification } from '../account/rules.ts';
import type { Complaint } from '../session/contact-rules.ts';
import { checkConfirmation, checkPassword } from '../session/password-rules.ts';

type Complaints<Field extends string> = Partial<Record<Field, Explanation>>;

/** The fields whose checks in the order of the table. */
function complaintsOf<Field extends string, Form>(
  checks: Readonly<Record<Field, (form: Form) => Complaint>>,
  form: Form,
): Complaints<Field> {
  const all = Object.entries<(form: Form) => Complaint>(checks);
  const found = all.flatMap(([field, check]) => {
    const complaint = check(form);
    return complaint ? [[field, complaint]] : [];
  });
  return Object.fromEntries(found);
}

/** The editable parts of a person and a clinic. */
export type ProfileForm = 'person' | 'clinic' | 'certification';

/**
 * Returns the form to open for editing the picture and the name, or the clinic: a clinic that is not certified
 * certifies first. Spec: 1§4
 */
export function formFor(
  wanted: Exclude<ProfileForm, 'certification'>,
  certification: Certification,
): ProfileForm {
  return certification === 'not-certified' ? 'certification' : wanted;
}

const REFUSED: Readonly<Record<Certification, PlainReason | undefined>> = {
  'not-certified': undefined,
  rejected: undefined,
  'under-review': 'under-review',
  approved: 'approved-fixed',
  'change-certificate': 'change-certificate',
  unknown: 'certification-unknown',
};

/**
 * Returns why the clinic name and certificate cannot be submitted now; undefined when they can. Blocked under review,
 * once approved, and in an unknown state. Spec: 1§4
 */
export function refuseClinic(certification: Certification): Explanation | undefined {
  const reason = REFUSED[certification];
  return reason === undefined ? undefined : explain(reason);
}

/** The message about a certification and the next action: submit, wait, or write to the shop. */
export interface CertificationStep {
  readonly said: Explanation;
  readonly next: 'certify' | 'resubmit' | 'wait' | 'contact';
}

/**
 * Returns the message about a certification; undefined once approved. A rejection contains the shop's reason. Spec:
 * 1§4
 */
export function certificationStep(
  certification: Certification,
  why: string | undefined,
): CertificationStep | undefined {
  if (certification === 'approved') return undefined;
  if (certification === 'rejected')
    return { said: explain('clinic-rejected', { why: why ?? '' }), next: 'resubmit' };
  const refused = refuseClinic(certification);
  if (!refused) return { said: explain('not-certified'), next: 'certify' };
  return { said: refused, next: certification === 'under-review' ? 'wait' : 'contact' };
}

/** Returns whether there is a submit button: not for a certificate to be changed, nor in an unknown state. Spec: 1§4 */
export const offersSubmit = (certification: Certification): boolean =>
  certification !== 'change-certificate' && certification !== 'unknown';

/** A clinic's name and its certificate: a new file, or the path of the stored one. */
export interface ClinicForm {
  readonly clinicName: string;
  readonly licence: File | string | undefined;
}

export type ClinicField = keyof ClinicForm;

/** Both are required; one sentence covers either. Spec: 1§5, 1§8 */
export const checkClinic = (form: ClinicForm): Complaints<ClinicField> =>
  complaintsOf<ClinicField, ClinicForm>(
    {
      clinicName: ({ clinicName }) =>
        refuseLine(clinicName, TEXT_LIMITS.clinicName, 'complete-the-information'),
      licence: ({ licence }) => (licence ? undefined : explain('complete-the-information')),
    },
    form,
  );

/** The form of a clinic's address. Spec: 1§3 */
export interface ClinicAddressForm {
  readonly region: RegionChoice;
  /** Building and street. */
  readonly street: string;
  /** Unit and floor. */
  readonly unit: string;
}

export type ClinicAddressField = 'region' | 'street';

const checkPlace = ({ region }: ClinicAddressForm, tree: readonly Province[]): Complaint =>
  isRegionComplete(tree, region) ? undefined : explain('choose-region');

/** One of the two is enough. Spec: 1§5 */
const checkStreet = ({ street, unit }: ClinicAddressForm): Complaint =>
  cleanLine(street + unit) === ''
    ? explain('enter-clinic-address')
    : (refuseLine(street, TEXT_LIMITS.street) ?? refuseLine(unit, TEXT_LIMITS.unit));

/** Returns the errors of a clinic's address; an empty record when it may be saved. Spec: 1§5 */
export const checkClinicAddress = (
  form: ClinicAddressForm,
  tree: readonly Province[],
): Complaints<ClinicAddressField> =>
  complaintsOf<ClinicAddressField, ClinicAddressForm>(
    { region: (typed) => checkPlace(typed, tree), street: checkStreet },
    form,
  );

/** The form that certifies an account that registered without a certificate. Spec: 1§5, 1§7 */
export interface CertificationForm extends ClinicAddressForm {
  readonly clinicName: string;
  readonly name: string;
  readonly licence: File | undefined;
  /** Also saves the address as a delivery address. */
  readonly savesAddress: boolean;
}

/** The part of a certification that a reload of the tab restores: everything but the certificate. */
export type CertificationDraft = Omit<CertificationForm, 'licence'>;

export type CertificationField = 'clinicName' | 'name' | 'region' | 'street' | 'licence';

/** Returns the errors of a certification, in the order of its form. Spec: 1§5 */
export const checkCertification = (
  form: CertificationForm,
  tree: readonly Province[],
): Complaints<CertificationField> =>
  complaintsOf<CertificationField, CertificationForm>(
    {
      clinicName: ({ clinicName }) =>
        refuseLine(clinicName, TEXT_LIMITS.clinicName, 'enter-clinic-name'),
      name: ({ name }) => refuseLine(name, TEXT_LIMITS.personName, 'enter-name'),
      region: (typed) => checkPlace(typed, tree),
      street: checkStreet,
      licence: ({ licence }) => (licence ? undefined : explain('upload-licence')),
    },
    form,
  );

/** The name is required. Spec: 1§5 */
export const checkName = (name: string): Complaint =>
  refuseLine(name, TEXT_LIMITS.personName, 'enter-name');

/** The form of a password change. */
export interface PasswordForm {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Least characters of an old password. Spec: 1§5 */
const LEAST_OLD_PASSWORD = 6;

/** Returns the errors of a password change, in the order of its form. Spec: 1§5 */
export const checkPasswordChange = (form: PasswordForm): Complaints<keyof PasswordForm> =>
  complaintsOf<keyof PasswordForm, PasswordForm>(
    {
      oldPassword: ({ oldPassword }) =>
        oldPassword.length < LEAST_OLD_PASSWORD ? explain('old-password-format') : undefined,
      password: ({ password }) => checkPassword(password, 'change'),
      confirmation: ({ password, confirmation }) => {
        const complaint = checkPassword(confirmation, 'change');
        return complaint?.reason === 'password-length'
          ? complaint
          : checkConfirmation(password, confirmation);
      },
    },
    form,
  );
