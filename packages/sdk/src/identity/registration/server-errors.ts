import { isShopError, mayHaveSucceeded, type ShopError } from '../../base/http/errors.ts';
import type { RegistrationField, RegistrationForm } from './rules.ts';
import type { RegistrationRefusal, RegistrationState } from './state.ts';

/** What was asked when the server refused. */
type Asked = NonNullable<RegistrationState['busy']>;

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

/**
 * The field that a failure is about; undefined when it is about none. By a code of which nothing is known, whoever
 * asked to have a code checked reads under that code why not, and whoever asked to register reads it below the form.
 */
function fieldOf(
  error: ShopError,
  { by }: RegistrationForm,
  asked: Asked,
): RegistrationField | undefined {
  if (error.kind !== 'server') return undefined;
  const field = FIELD_OF[resultOf(error)] ?? (asked === 'verifying' ? 'code' : undefined);
  return field === 'contact' ? by : field;
}

/**
 * Does a refusal take back that the contact was verified? `perhaps` for one by a code of which nothing is known:
 * then the contact is verified once more before the first step is left again.
 */
export function isProofRefused(error: ShopError): boolean | 'perhaps' {
  const result = resultOf(error);
  if (CODE_REFUSED.has(result) || result === ALREADY_REGISTERED) return true;
  return error.kind === 'server' && FIELD_OF[result] === undefined ? 'perhaps' : false;
}

function reasonOf(error: ShopError): RegistrationRefusal['reason'] {
  if (error.kind === 'aborted') return 'stopped';
  if (error.kind !== 'server') return 'failed';
  return error.resultID === ALREADY_REGISTERED ? 'already-registered' : 'refused';
}

/** What to say of a failure, and where. */
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
 * May a registration have been done although it failed? Its answer was lost, or an attempt whose answer was lost has
 * used up the contact or the code. Such an attempt may be one that the browser repeated by itself, so a refusal by a
 * code of which nothing is known may hide it too. Spec: 1§4
 */
export function mayBeRegistered(error: unknown, wasAttempted: boolean): boolean {
  if (mayHaveSucceeded(error)) return true;
  if (!isShopError(error, 'server')) return false;
  if (error.resultID === ALREADY_REGISTERED) return true;
  const isRefused = isProofRefused(error);
  return isRefused === 'perhaps' || (isRefused && wasAttempted);
}
