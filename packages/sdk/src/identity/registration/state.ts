import type { Explanation } from '../../base/values/explanation.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationStep,
} from './rules.ts';

/** Why a step failed, and the field of the error. */
export interface RegistrationRefusal {
  readonly ok: false;
  /**
   * `unfit`: a field is not valid; `already-registered`: the contact has an account; `refused`: by the server;
   * `failed`: the call; `stopped`: by the person.
   */
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
  /** The share of the certificate that was sent, from 0 to 1, while sending. */
  readonly progress: number | undefined;
  /** The refusal of the last try; removed by the next change. */
  readonly refusal: RegistrationRefusal | undefined;
  /** Why the chosen file was not accepted. */
  readonly licenceComplaint: Explanation | undefined;
  /** A reload dropped the passwords, and with them the last step. */
  readonly hasLostPasswords: boolean;
  /** The sentence after the registration. Spec: 1§1 */
  readonly done: Explanation | undefined;
}

/** The initial state. */
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
