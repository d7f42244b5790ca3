import { inBoth } from '../language/messages.ts';

/** Sentences about points. Spec: 2§4, 2§5, 2§9 */
export const messages = inBoth({
  en: {
    'not-enough-points': 'Not enough points',
    'points-address': 'Please add an address first',
    'points-limit': 'Limit 1 per account',
    'redeem-unknown':
      'We did not hear back, so your points order may already have been placed. Redeem again and we’ll check first. It cannot be placed twice.',
    'redeem-not-made': 'Your points order was not placed. Try again.',
  },
  zh: {
    'not-enough-points': '積分不足',
    'points-address': '請先新增收貨地址',
    'points-limit': '每個帳戶限換一件',
    'redeem-unknown':
      '未收到回覆，換領訂單可能已經提交。再按換領時，我們會先向商店查詢，不會重複提交。',
    'redeem-not-made': '換領訂單未能提交，請再試一次。',
  },
});
