import { inBoth } from '../language/messages.ts';

/** Sentences of the payment password. Spec: 2§5, 2§8 */
export const messages = inBoth({
  en: {
    'pay-password-length': 'Password length must be 6.',
    'pay-password-digits': 'The password must be numeric.',
    'pay-password-set': 'The payment password is set.',
    'bind-contact-first':
      'Add a phone number or an e-mail address to your account first: the code is sent there.',
  },
  zh: {
    'pay-password-length': '密碼長度須為 6 位。',
    'pay-password-digits': '密碼必須為數字。',
    'pay-password-set': '支付密碼已設定。',
    'bind-contact-first': '請先為帳戶綁定手機號碼或電郵，驗證碼會發送至該處。',
  },
});
