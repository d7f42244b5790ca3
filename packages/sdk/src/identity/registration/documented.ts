import type { DocumentedRows } from '../../base/wire/documented.ts';
import { LOGIN_ANSWER } from '../session/documented.ts';

const PARTNER = 'The account is registered, and no partner is counted for it.';

/** Spec: 1§4, 1§7 */
export const documented: DocumentedRows = {
  'registration.register': {
    screens: ['/register'],
    answer: LOGIN_ANSWER,
    sent: { partner: PARTNER },
  },
  'registration.registerOnly': {
    screens: ['/register'],
    answer: LOGIN_ANSWER,
    sent: {
      invitationCode: 'The account is registered, and no invitation is counted for it.',
      partner: PARTNER,
    },
  },
};
