import { inBoth } from '../../language/messages.ts';

/** Sentences of a form with an e-mail address or a phone number. Spec: 1§5 */
export const contactMessages = inBoth({
  en: {
    'enter-email': 'Enter your e-mail address.',
    'invalid-email': 'Enter a valid e-mail address.',
    'enter-phone': 'Enter your phone number.',
    'check-phone': 'Check the format of the phone number.',
    'invalid-phone': 'Enter a valid phone number.',
  },
  zh: {
    'enter-email': '請輸入電郵。',
    'invalid-email': '請輸入有效的電郵地址。',
    'enter-phone': '請輸入手機號碼。',
    'check-phone': '請檢查手機號碼格式。',
    'invalid-phone': '請輸入正確的手機號碼。',
  },
});
