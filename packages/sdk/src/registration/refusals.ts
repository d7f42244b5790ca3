import { isShopError, mayBeDone, type ShopError } from '../base/errors.ts';
import type { RegistrationField, RegistrationForm } from './rules.ts';
import type { RegistrationRefusal } from './state.ts';

/** Assumed: the documents leave the server's codes open, but a refusal belongs under its field. Spec: 1§5, 1§8 */
const ALREADY_REGISTERED = 1311;
/** Assumed: wrong, and no longer valid. */
const CODE_REFUSED: ReadonlySet<number> = new Set([1304, 1305]);
/** Assumed: what each other refusal is about. */
const FIELD_OF: Readonly<Record<number, RegistrationField | 'contact'>> = {
  1304: 'code',
  1305: 'code',
  1310: 'contact',
  [ALREADY_REGISTERED]: 'contact',
  1312: 'password',
  1313: 'confirmation',
  1316: 'region',
  1317: 'licence',
  1318: 'licence',
};

const resultOf = (error: ShopError) => (error.kind === 'server' ? (error.resultID ?? 0) : 0);

/** The field that a failure is about; undefined when it is about none. */
function fieldOf(error: ShopError, { by }: RegistrationForm): RegistrationField | undefined {
  const field = FIELD_OF[resultOf(error)];
  return field === 'contact' ? by : field;
}

/** Does a refusal take back that the contact was verified? */
export const isProofRefused = (error: ShopError): boolean =>
  CODE_REFUSED.has(resultOf(error)) || resultOf(error) === ALREADY_REGISTERED;

function reasonOf(error: ShopError): RegistrationRefusal['reason'] {
  if (error.kind === 'aborted') return 'stopped';
  if (error.kind !== 'server') return 'failed';
  return error.resultID === ALREADY_REGISTERED ? 'already-registered' : 'refused';
}

/** What to say of a failure, and where. */
export const refusalOf = (error: ShopError, form: RegistrationForm): RegistrationRefusal => ({
  ok: false,
  reason: reasonOf(error),
  field: fieldOf(error, form),
  message: error.message,
});

/**
 * May a registration have been done although it failed? Its answer was lost, or the contact or the
 * code was used up by an attempt whose answer was lost. Spec: 1§4
 */
export function mayBeRegistered(error: unknown, wasAttempted: boolean): boolean {
  if (mayBeDone(error)) return true;
  if (!isShopError(error, 'server')) return false;
  if (error.resultID === ALREADY_REGISTERED) return true;
  return wasAttempted && CODE_REFUSED.has(resultOf(error));
}
