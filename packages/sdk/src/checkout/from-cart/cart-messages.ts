import { messages as swapMessages } from '../../cart/swap/swap-messages.ts';
import { messages as savingMessages } from '../../coupon/saving-messages.ts';
import { inBoth } from '../../language/messages.ts';
import type { Domain } from '../../shop.ts';

/** Sentences of a cart about swaps and coupons. `{{fact}}` is filled in. Spec: 1§4, 2§5 */
export const messages = inBoth({
  en: {
    'freight-free-from': 'Spend over {{missing}} more at {{store}} for free delivery.',
    'freight-free-above': 'Spend a little more at {{store}} for free delivery.',
    ...swapMessages.en,
    ...savingMessages.en,
    'coupon-within-reach': 'Spend {{missing}} more to use “{{coupon}}”.',
    'coupon-takes-off': '“{{coupon}}” can save {{off}} when you confirm the order.',
    'coupon-takes-up-to':
      '“{{coupon}}” can save up to {{off}} when you confirm the order, if it covers these products.',
    'unnamed-coupon-within-reach': 'Spend {{missing}} more to use your coupon for {{amount}} off.',
    'unnamed-coupon-takes-off': 'Your coupon can save {{off}} when you confirm the order.',
    'unnamed-coupon-takes-up-to':
      'Your coupon can save up to {{off}} when you confirm the order, if it covers these products.',
    'fixed-quantity': 'Each add-on product is limited to 1.',
    'confirm-delete': 'Confirm delete?',
  },
  zh: {
    'freight-free-from': '於「{{store}}」再購超過 {{missing}} 即可免運費。',
    'freight-free-above': '於「{{store}}」再購少許即可免運費。',
    ...swapMessages.zh,
    ...savingMessages.zh,
    'coupon-within-reach': '再購 {{missing}} 即可使用「{{coupon}}」。',
    'coupon-takes-off': '確認訂單時可用「{{coupon}}」減 {{off}}。',
    'coupon-takes-up-to': '如「{{coupon}}」適用於這些產品，確認訂單時最多可減 {{off}}。',
    'unnamed-coupon-within-reach': '再購 {{missing}} 即可使用減 {{amount}} 的優惠券。',
    'unnamed-coupon-takes-off': '確認訂單時可用優惠券減 {{off}}。',
    'unnamed-coupon-takes-up-to': '如你的優惠券適用於這些產品，確認訂單時最多可減 {{off}}。',
    'fixed-quantity': '換購品每款限購 1 件。',
    'confirm-delete': '確認刪除？',
  },
});

/** Registers these sentences alone: `shop.domain(cartSentences)`. `checkoutDomain` includes them. */
export const cartSentences: Domain<null> = {
  name: 'cart-sentences',
  messages,
  create: () => null,
};
