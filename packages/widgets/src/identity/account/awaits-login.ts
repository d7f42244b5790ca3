import type { Shop } from '@clinicart/sdk';
import { isLoginNeeded } from '@clinicart/sdk/identity';

/**
 * Whether `MembersOnly` asks to log in where its children were. It says already why nothing was done, so a refusal that
 * comes then is not kept: after the login its sentence, "log in again", would be wrong.
 */
export const awaitsLogin = ({ session }: Pick<Shop, 'session'>): boolean =>
  session.$session.get().status === 'visitor';

/** Whether a call failed because the session has ended, and `MembersOnly` says so. */
export const isAskedToLogIn = (shop: Pick<Shop, 'session'>, error: unknown): boolean =>
  isLoginNeeded(error) && awaitsLogin(shop);
