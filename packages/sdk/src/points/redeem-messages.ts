import { inBoth } from '../language/messages.ts';

/** Sentences of a redemption; they arrive with the code that sends it. Spec: 2§2.10 */
export const messages = inBoth({
  en: {
    'redeem-unknown':
      'We did not hear back, so your points order may already have been placed. Redeem again and we’ll check first. It cannot be placed twice.',
    'redeem-not-made': 'Your points order was not placed. Try again.',
  },
  zh: {
    'redeem-unknown':
      '未收到回覆，換領訂單可能已經提交。再按換領時，我們會先向商店查詢，不會重複提交。',
    'redeem-not-made': '換領訂單未能提交，請再試一次。',
  },
});
