import { inBoth } from '../language/messages.ts';

/** Sentences about the saving of a coupon, in lists of coupons and beside an order. Spec: 2§5 */
export const messages = inBoth({
  en: {
    'coupon-under-minimum': 'Spend {{missing}} more to use this coupon.',
    'coupon-not-for-these': 'This coupon does not cover these products.',
    'coupon-not-for-order': 'This coupon cannot be used for this order.',
    'coupon-not-started': 'This coupon cannot be used yet.',
    'coupon-ended': 'This coupon has expired.',
    'coupon-hidden': 'The saving of this coupon is not shown.',
  },
  zh: {
    'coupon-under-minimum': '再購 {{missing}} 即可使用此優惠券。',
    'coupon-not-for-these': '此優惠券不適用於這些產品。',
    'coupon-not-for-order': '此訂單未能使用此優惠券。',
    'coupon-not-started': '此優惠券未到使用日期。',
    'coupon-ended': '此優惠券已過期。',
    'coupon-hidden': '未能顯示此優惠券的優惠金額。',
  },
});
