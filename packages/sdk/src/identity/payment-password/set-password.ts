/** The request of a payment password: code that its button needs, and that is fetched when the form appears. */
import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { isShopError } from '../../base/http/errors.ts';
import { setPayPassword } from './contract.ts';
import { checkPayPasswordForm } from './rules.ts';
import type { PayPasswordOutcome, PayPasswordStore } from './store.ts';

interface SettingParts {
  readonly api: Pick<Api, 'call'>;
  /** Called once the password is set. */
  readonly changed: () => void;
}

/** Validates and sets the password. Idempotent: after a lost answer it is sent again. */
export async function setPassword(
  { api, changed }: SettingParts,
  form: Parameters<PayPasswordStore['set']>[0],
): Promise<PayPasswordOutcome> {
  const { repeated, ...typed } = form;
  const change = { ...typed, code: typed.code.trim() };
  const complaints = checkPayPasswordForm({ ...change, repeated });
  if (Object.keys(complaints).length > 0) return { ok: false, reason: 'unfit', complaints };
  try {
    await retryOnce(() => api.call(setPayPassword, change));
  } catch (error) {
    if (!isShopError(error, 'server')) throw error;
    return { ok: false, reason: 'refused', message: error.message };
  }
  changed();
  return { ok: true, notice: { reason: 'pay-password-set', facts: {} } };
}
