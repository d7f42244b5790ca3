import type { Shop } from '@clinicart/sdk';

/**
 * Whether `MembersOnly` asks to log in where its children were. It says already why nothing was done, so a refusal that
 * comes then is not kept: after the login its sentence, "log in again", would be wrong.
 */
export const awaitsLogin = ({ session }: Pick<Shop, 'session'>): boolean =>
  session.$session.get().status === 'visitor';
