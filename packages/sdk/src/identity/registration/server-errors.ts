import { mayHaveSucceeded } from '../../base/http/error-outcome.ts';
import { isShopError, type ShopError } from '../../base/http/errors.ts';
import { type ResultCodes, resultCode } from '../../base/http/result-code.ts';
import type { RegistrationField, RegistrationForm } from './rules.ts';
import type { RegistrationRefusal, RegistrationState } from './state.ts';

/** The request that the server refused. */
type Asked = NonNullable<RegistrationState['busy']>;

/**
 * The subject of each refusal. Assumed: the documents leave the codes open, but an error belongs under its field.
 * Spec: 1§5, 1§8
 */
const REFUSALS: ResultCodes<RegistrationField | 'contact' | 'account'> = {
  // The code is wrong, or has expired.
  1304: 'code',
  1305: 'code',
  1310: 'contact',
  // The contact has an account.
  1311: 'account',
  1312: 'password',
  1313: 'confirmation',
  1316: 'region',
  1317: 'licence',
  1318: 'licence',
};

/**
 * Returns the field that a failure is about; undefined for none. An unknown code appears under the code while verifying,
 * and below the form while registering.
 */
function fieldOf(
  error: ShopError,
  { by }: RegistrationForm,
  asked: Asked,
): RegistrationField | undefined {
  if (error.kind !== 'server') return undefined;
  const subject = resultCode(error, REFUSALS) ?? (asked === 'verifying' ? 'code' : undefined);
  return subject === 'contact' || subject === 'account' ? by : subject;
}

/**
 * Returns whether a refusal makes the verified contact unverified again; `perhaps` for an unknown code, after which the
 * contact is verified once more before the form leaves the first step again.
 */
export function isProofRefused(error: ShopError): boolean | 'perhaps' {
  const subject = resultCode(error, REFUSALS);
  if (subject === 'code' || subject === 'account') return true;
  return error.kind === 'server' && subject === undefined ? 'perhaps' : false;
}

function reasonOf(error: ShopError): RegistrationRefusal['reason'] {
  if (error.kind === 'aborted') return 'stopped';
  if (error.kind !== 'server') return 'failed';
  return resultCode(error, REFUSALS) === 'account' ? 'already-registered' : 'refused';
}

/** Returns the message of a failure and its field. */
export const refusalOf = (
  error: ShopError,
  form: RegistrationForm,
  asked: Asked,
): RegistrationRefusal => ({
  ok: false,
  reason: reasonOf(error),
  field: fieldOf(error, form, asked),
  message: error.message,
});

/**
 * Returns whether a registration may have succeeded although it failed: its answer was lost, or an attempt whose answer
 * was lost has used up the contact or the code. The browser may have repeated such an attempt by itself, so an unknown
 * code counts too. Spec: 1§4
 */
export function mayBeRegistered(error: unknown, wasAttempted: boolean): boolean {
  if (mayHaveSucceeded(error)) return true;
  if (!isShopError(error, 'server')) return false;
  if (resultCode(error, REFUSALS) === 'account') return true;
  const isRefused = isProofRefused(error);
  return isRefused === 'perhaps' || (isRefused && wasAttempted);
}
