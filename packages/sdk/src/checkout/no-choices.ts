import type { CheckoutChoices } from './types.ts';

/** The initial choices: default deliveries, the server's coupon, online payment. Spec: 2§4 */
export const NO_CHOICES: CheckoutChoices = {
  addressId: undefined,
  deliveries: {},
  couponId: undefined,
  payment: 'online',
  remark: '',
  isNotified: false,
};
