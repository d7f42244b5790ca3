import type { Explanation } from '../../base/values/explanation.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationStep,
} from './rules.ts';

/** Why it did not go on, and the field that it is about. */
export interface RegistrationRefusal {
  readonly ok: false;
  /** Something is missing or wrong; the contact has an account; the server refused; the call failed. */
  readonly reason: 'unfit' | 'already-registered' | 'refused' | 'failed' | 'stopped';
  readonly field: RegistrationField | undefined;
  readonly message: string;
}

export type RegistrationOutcome =
  | { readonly ok: true; readonly notice?: Explanation }
  | RegistrationRefusal;

export interface RegistrationState {
  readonly form: RegistrationForm;
  readonly step: RegistrationStep;
  readonly busy: 'verifying' | 'registering' | undefined;
  /** How much of the certificate has been sent, from 0 to 1, while it is. */
  readonly progress: number | undefined;
  /** What came of the last try; gone as soon as something is changed. */
  readonly refusal: RegistrationRefusal | undefined;
  /** Why the file chosen last was not taken. */
  readonly licenceComplaint: Explanation | undefined;
  /** A reload took the passwords, and the last step with them. */
  readonly hasLostPasswords: boolean;
  /** What to say once registered. Spec: 1§1 */
  readonly done: Explanation | undefined;
}

/** Before anything was typed. */
export const START: RegistrationState = {
  form: EMPTY_REGISTRATION,
  step: 'contact',
  busy: undefined,
  progress: undefined,
  refusal: undefined,
  licenceComplaint: undefined,
  hasLostPasswords: false,
  done: undefined,
};
