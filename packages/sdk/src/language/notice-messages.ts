import type { Domain } from '../shop.ts';
import { inBoth } from './messages.ts';

/** Sentences that a page leaves for the next one. Spec: 1§1 */
export const noticeMessages = inBoth({
  en: {
    // The sentence of the server says what exactly is missing.
    'order-unpaid': 'Your order is placed but not paid yet. {{message}}',
    'incomplete-clinic': 'Your order was not placed. {{message}}',
    registered: 'Your account is registered. You can buy once it is verified.',
    'registered-uncertified':
      'Your account is registered. You can buy once your clinic is verified.',
  },
  zh: {
    'order-unpaid': '訂單已提交，尚待付款。{{message}}',
    'incomplete-clinic': '訂單尚未提交。{{message}}',
    registered: '帳戶已註冊，通過認證後即可選購。',
    'registered-uncertified': '帳戶已註冊，診所通過認證後即可選購。',
  },
});

/** Registers these sentences alone: `shop.domain(noticeSentences)`. */
export const noticeSentences: Domain<null> = {
  name: 'notice-sentences',
  messages: noticeMessages,
  create: () => null,
};
