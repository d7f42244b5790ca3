import { inBoth } from '../language/messages.ts';

/** Sentences of operations on orders; they arrive with the code that runs them. Spec: 2§4 */
export const messages = inBoth({
  en: {
    'order-close-unknown':
      'We did not hear back, so this order may already be cancelled. Look at it again before you try once more.',
    'order-receipt-unknown':
      'We did not hear back, so the receipt may already be confirmed. Look at the order again before you try once more.',
  },
  zh: {
    'order-close-unknown': '未收到回覆，此訂單可能已取消。請先查看訂單，再決定是否重試。',
    'order-receipt-unknown': '未收到回覆，可能已確認收貨。請先查看訂單，再決定是否重試。',
  },
});
