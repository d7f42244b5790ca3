import { inBoth } from '../language/messages.ts';
import { messages as saving } from './saving-messages.ts';

/** Sentences of coupons. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    ...saving.en,
    'coupon-not-certified': 'Coupons are for verified clinics. Get verified first.',
    'coupon-claimed': 'You have claimed this coupon already.',
    'coupon-used': 'You have used this coupon already.',
    'coupons-all-claimed': 'There is no coupon left for you to claim.',
    claimed: 'Claimed successfully.',
  },
  zh: {
    ...saving.zh,
    'coupon-not-certified': '優惠券供認證診所領取，請先完成認證。',
    'coupon-claimed': '你已領取此優惠券。',
    'coupon-used': '你已使用此優惠券。',
    'coupons-all-claimed': '已沒有可領取的優惠券。',
    claimed: '領取成功。',
  },
});
