import type { DocumentedRows } from '../../base/wire/documented.ts';

/** Spec: 1§4, 1§7 */
export const LOGIN_ANSWER = 'token cartAmount avatar roles userName email';

export const documented: DocumentedRows = {
  'session.areaCodes': { answer: 'code name' },
  'session.captchaPicture': {},
  'session.captchaQuestion': {
    withoutCall: 'Only the picture is offered; support can send a code by phone.',
  },
  'session.cipherKey': {
    withoutCall: 'The key comes from the option captchaKey, or captchaCipher replaces the cipher.',
  },
  'session.login': { answer: LOGIN_ANSWER },
  'session.loginByCode': { answer: LOGIN_ANSWER },
  'session.logout': {
    withoutCall:
      'The browser forgets the token. Addresses that the session was given work until their time is over.',
  },
  'session.sendCode': {},
  'session.verifyCode': {},
};
