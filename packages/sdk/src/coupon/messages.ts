import { inBoth } from '../language/messages.ts';
import { messages as saving } from './saving-messages.ts';

/** Sentences of coupons. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    ...saving.en,
    'coupon-not-certified': 'Coupons are for verified clinics. Get verified first.',
    'coupon-claimed': 'You have already claimed this coupon.',
    'coupon-used': 'You have already used this coupon.',
    'coupons-all-claimed': 'There are no coupons left for you to claim.',
    claimed: 'Claimed.',
  },
  zh: {
    ...saving.zh,
    'coupon-not-certified': '優惠券供認證診所領取，請先完成認證。',
    'coupon-claimed': '你已領取此優惠券。',
    'coupon-used': '你已使用此優惠券。',
    'coupons-all-claimed': '已沒有可領取的優惠券。',
    claimed: '已領取。',
  },
});
