import type { DocumentedRows } from '../../base/wire/documented.ts';
import { CODES, EVERY_PAGE, PROFILE } from '../../base/wire/screen-groups.ts';

/** Spec: 1§4, 1§7 */
export const LOGIN_ANSWER = 'token cartAmount avatar roles userName email';

export const documented: DocumentedRows = {
  'session.areaCodes': {
    screens: [EVERY_PAGE, '/register', '/rorgotPassword', ...PROFILE, '/contactUs'],
    answer: 'code name',
  },
  'session.captchaPicture': { screens: CODES },
  'session.captchaQuestion': {
    screens: CODES,
    withoutCall: 'Only the picture is offered; support can send a code by phone.',
  },
  'session.cipherKey': {
    screens: CODES,
    withoutCall: 'The key comes from the option captchaKey, or captchaCipher replaces the cipher.',
  },
  'session.login': { screens: [EVERY_PAGE], answer: LOGIN_ANSWER },
  'session.loginByCode': { screens: [EVERY_PAGE], answer: LOGIN_ANSWER },
  'session.logout': {
    screens: [EVERY_PAGE],
    withoutCall:
      'The browser forgets the token. Addresses that the session was given work until their time is over.',
  },
  'session.sendCode': { screens: CODES },
  'session.verifyCode': {
    screens: ['/register', '/rorgotPassword', ...PROFILE, '/order/confirm2', '/pay/{id}'],
  },
};
