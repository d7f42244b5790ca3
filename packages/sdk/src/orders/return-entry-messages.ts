import { inBoth } from '../language/messages.ts';

/** Why an order has no application to begin: said by the order, and by the application itself. Spec: 2§4 */
export const returnEntryMessages = inBoth({
  en: {
    'after-sales-not-offered':
      'Returns and refunds are not open for this order. Contact us if something is wrong.',
    'after-sales-exists': 'Application {{returnNo}} exists for this order.',
  },
  zh: {
    'after-sales-not-offered': '此訂單不能申請售後。如有問題，請聯絡我們。',
    'after-sales-exists': '此訂單已有售後申請 {{returnNo}}。',
  },
});
