import { bilingual } from '../ui/words.ts';

/** The boxes of a payment password. */
export const payPasswordFieldWords = bilingual({
  zh: {
    password: '支付密碼',
    digits: (t: { label: string }) => `${t.label}，6 位數字`,
    refusal: '支付密碼必須為 6 位數字。',
  },
  en: {
    password: 'Payment password',
    digits: (t) => `${t.label}, 6 digits`,
    refusal: 'The payment password is 6 digits.',
  },
});
