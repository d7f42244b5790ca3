import { inBoth } from '../language/messages.ts';

/** Sentences about the balance of an account. Spec: 2§2.8, 2§6 */
export const messages = inBoth({
  en: {
    'wallet-not-offered':
      'This account buys neither on credit nor by cheque, so it has no balance.',
  },
  zh: {
    'wallet-not-offered': '此帳戶未設掛帳或支票付款，因此沒有帳戶餘額。',
  },
});
