import { messages as swapMessages } from '../cart/swap-messages.ts';
import { messages as savingMessages } from '../coupon/saving-messages.ts';
import { inBoth } from '../language/messages.ts';

/** Sentences of an order before it is placed, and of the swap purchase that may stand in its way. `{{fact}}` is filled in. Spec: 2§4, 2§5, 2§6 */
export const messages = inBoth({
  en: {
    ...swapMessages.en,
    ...savingMessages.en,
    'coupon-within-reach': 'Spend {{missing}} more for “{{coupon}}”.',
    'coupon-takes-off': '“{{coupon}}” takes {{off}} off at order confirmation.',
    'freight-free-from': 'Spend {{missing}} more at {{store}} for free delivery.',
    'freight-free': 'Free delivery.',
    'freight-charged': 'Delivery {{freight}}.',
    'freight-unknown': 'Delivery is added at order confirmation.',
    'delivery-missing': '{{store}} has no delivery method for this address.',
    'delivery-gone': 'Choose a delivery method for {{store}}.',
    'no-address': 'Choose a delivery address.',
    'incomplete-address': 'Complete the delivery address.',
    'cheque-not-offered': 'Paying by cheque is not open to this account.',
    'cheque-unusable': 'Paying by cheque is not possible. {{why}}',
    'cheque-over-quota': 'This order is {{missing}} over your cheque limit of {{quota}}.',
    'cheque-needs-password': 'Set a payment password to pay by cheque.',
  },
  zh: {
    ...swapMessages.zh,
    ...savingMessages.zh,
    'coupon-within-reach': '再購 {{missing}} 即可使用「{{coupon}}」。',
    'coupon-takes-off': '確認訂單時可用「{{coupon}}」減 {{off}}。',
    'freight-free-from': '於 {{store}} 再購 {{missing}} 即可免運費。',
    'freight-free': '免運費。',
    'freight-charged': '運費 {{freight}}。',
    'freight-unknown': '運費於確認訂單時計算。',
    'delivery-missing': '{{store}} 未有適用於此地址的配送方式。',
    'delivery-gone': '請選擇 {{store}} 的配送方式。',
    'no-address': '請選擇收貨地址。',
    'incomplete-address': '請填寫完整的收貨地址。',
    'cheque-not-offered': '此帳戶未開通支票付款。',
    'cheque-unusable': '暫不能以支票付款。{{why}}',
    'cheque-over-quota': '此訂單超出支票額度 {{quota}} 達 {{missing}}。',
    'cheque-needs-password': '請先設定支付密碼，方可以支票付款。',
  },
});
