import { inBoth } from '../../language/messages.ts';

/** Sentences of the payment password. Spec: 2§5, 2§8 */
export const messages = inBoth({
  en: {
    'pay-password-length': 'Password length must be 6.',
    'pay-password-digits': 'The password must be numeric.',
    'pay-password-set': 'The payment password is set.',
    'bind-phone-first': 'Add a phone number to your account first: the code is sent there by SMS.',
  },
  zh: {
    'pay-password-length': '密碼長度須為 6 位。',
    'pay-password-digits': '密碼必須為數字。',
    'pay-password-set': '支付密碼已設定。',
    'bind-phone-first': '請先為帳戶綁定手機號碼，驗證碼會以短訊發送。',
  },
});
