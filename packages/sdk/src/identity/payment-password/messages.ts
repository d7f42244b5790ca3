import { inBoth } from '../../language/messages.ts';
import { signInMessages } from '../session/sign-in-messages.ts';

/** Sentences of the payment password. Spec: 2§5, 2§8 */
export const messages = inBoth({
  en: {
    ...signInMessages.en,
    'pay-password-length': 'The password must have 6 digits.',
    'pay-password-digits': 'Use digits only.',
    'pay-password-set': 'Payment password set.',
    'bind-phone-first': 'Add a phone number to your account first. We send the code there by SMS.',
  },
  zh: {
    ...signInMessages.zh,
    'pay-password-length': '密碼須為 6 位數字。',
    'pay-password-digits': '密碼只可包含數字。',
    'pay-password-set': '支付密碼已設定。',
    'bind-phone-first': '請先為帳戶綁定手機號碼，驗證碼會以短訊發送。',
  },
});
