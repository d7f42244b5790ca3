import { inBoth } from '../../language/messages.ts';

/** Sentences of an order that is being placed; they arrive with the code that places it. Spec: 2§4 */
export const messages = inBoth({
  en: {
    'order-refused': 'Your order could not be placed.',
    'order-not-made': 'Your order was not placed. Your choices are still here. Try again.',
    'order-stands':
      'Your order {{orderNo}} is placed. See My orders. To place another one, check out again.',
    'cheque-not-paid':
      'Your order is placed, but the cheque payment did not go through. Pay on the payment page.',
    'cheque-total-differs':
      'Your order is placed, but its total differs from the amount you agreed to, so nothing was paid. Check it on the payment page.',
    'cheque-unknown':
      'Your order is placed, but we do not know yet whether the cheque payment went through. Check the payment page in a moment. You cannot be charged twice.',
  },
  zh: {
    'order-refused': '未能建立訂單。',
    'order-not-made': '訂單未有建立，你的選擇仍在此處，可再試一次。',
    'order-stands':
      '你的訂單 {{orderNo}} 已經建立，可在「我的訂單」查看；如需另一張訂單，請再次結帳。',
    'cheque-not-paid': '訂單已建立，但支票付款未能完成，請到付款頁付款。',
    'cheque-total-differs': '訂單已建立，但總額與你確認的金額不同，故未有付款。請到付款頁核對。',
    'cheque-unknown':
      '訂單已建立，但尚未確定支票付款是否完成。請稍後到付款頁查看，款項不會重複扣除。',
  },
});
