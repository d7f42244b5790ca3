import { inBoth } from '../language/messages.ts';
import { messages as cartMessages } from './from-cart/cart-messages.ts';

/** Sentences of an order before it is placed, and of the swap purchase that may stand in its way. `{{fact}}` is filled in. Spec: 2§4, 2§5, 2§6 */
export const messages = inBoth({
  en: {
    ...cartMessages.en,
    'freight-free-from': 'Spend {{missing}} more at {{store}} for free delivery.',
    'freight-unknown': 'Delivery is added at order confirmation.',
    'delivery-missing': '{{store}} has no delivery method for this address.',
    'delivery-gone': 'Choose a delivery method for {{store}}.',
    'no-address': 'Choose a delivery address.',
    'incomplete-address': 'Complete the delivery address.',
    'cheque-not-offered': 'Paying by cheque is not open to this account.',
    'cheque-unusable': 'Paying by cheque is not possible. {{why}}',
    'cheque-over-quota': 'This order is {{missing}} over your cheque limit of {{quota}}.',
    'cheque-needs-password': 'Set a payment password to pay by cheque. {{tip}}',
    'bills-none-selected': 'Select the stamped bills to upload.',
    'bills-too-many': 'At most {{most}} stamped bills.',
    'bills-view-only': 'View mode, no upload needed.',
    'medicine-notice':
      'This order holds medicines. They are delivered once the stamped medicine bills have been checked.',
    'enter-pay-password': 'Enter your payment password to pay by cheque.',
    'order-total-changed':
      'The total of this order has changed from {{before}} to {{now}}. Look it over and place it again.',
    'order-goods-changed':
      'This order has changed since you saw it. Look it over and place it again.',
    'order-replaced':
      'Another order has been begun since, in another tab or on another device. Look it over and place it again.',
    'exchange-elsewhere':
      'This order was begun in another tab or on another device. To change its swap items, check out from your cart again.',
    'order-refused': 'The order could not be made.',
    'order-rejected':
      'Order {{orderNo}} did not go through: nothing will be delivered, and there is nothing to pay. To order these goods, check out from your cart again.',
    'order-unconfirmed':
      'Order {{orderNo}} has been made, but the shop has not confirmed it. Nothing has been paid. Look at this order before you order again.',
    'order-not-made': 'The order was not made. What you chose is still here, so you can try again.',
    'order-stands':
      'Your order {{orderNo}} has been made after all. You find it in your orders; check out again for another one.',
    'order-unknown':
      'The answer did not arrive, so order {{orderNo}} may have been made. We ask the shop again before anything else is sent: it is never made twice.',
    'cheque-not-paid': 'The order is made, but the cheque was not taken. Pay it at the cashier.',
    'cheque-total-differs':
      'The order is made, but it comes to another total than the one you agreed to, so nothing was paid. Look it over at the cashier.',
    'cheque-unknown':
      'The order is made, but it is not known yet whether the cheque was taken. Look at the cashier in a moment: it is never taken twice.',
  },
  zh: {
    ...cartMessages.zh,
    'freight-free-from': '於 {{store}} 再購 {{missing}} 即可免運費。',
    'freight-unknown': '運費於確認訂單時計算。',
    'delivery-missing': '{{store}} 未有適用於此地址的配送方式。',
    'delivery-gone': '請選擇 {{store}} 的配送方式。',
    'no-address': '請選擇送貨地址。',
    'incomplete-address': '請填寫完整的送貨地址。',
    'cheque-not-offered': '此帳戶未開通支票付款。',
    'cheque-unusable': '暫不能以支票付款。{{why}}',
    'cheque-over-quota': '此訂單超出支票額度 {{quota}} 達 {{missing}}。',
    'cheque-needs-password': '請先設定支付密碼，方可以支票付款。{{tip}}',
    'bills-none-selected': '請選擇要上載的蓋印表格。',
    'bills-too-many': '最多上載 {{most}} 張蓋印表格。',
    'bills-view-only': '查看模式，無須上載。',
    'medicine-notice': '此訂單含藥物，蓋印表格經核對後方會送貨。',
    'enter-pay-password': '請輸入支付密碼，以支票付款。',
    'order-total-changed': '此訂單的總額由 {{before}} 變為 {{now}}，請核對後再提交。',
    'order-goods-changed': '此訂單的內容有變，請核對後再提交。',
    'order-replaced': '你已在其他分頁或裝置開始另一張訂單，請核對後再提交。',
    'exchange-elsewhere': '此訂單在其他分頁或裝置開始。如要更改換購品，請返回購物車再次結帳。',
    'order-refused': '未能建立訂單。',
    'order-rejected':
      '訂單 {{orderNo}} 未能成立，不會送貨，亦無須付款。如要訂購這些貨品，請返回購物車重新結帳。',
    'order-unconfirmed':
      '訂單 {{orderNo}} 已建立，但商店未有確認，款項未有扣除。請先查看此訂單，再決定是否重新下單。',
    'order-not-made': '訂單未有建立，你的選擇仍在此處，可再試一次。',
    'order-stands':
      '你的訂單 {{orderNo}} 已經建立，可在「我的訂單」查看；如需另一張訂單，請再次結帳。',
    'order-unknown':
      '未收到回覆，訂單 {{orderNo}} 可能已經建立。我們會先向商店查詢，不會重複建立訂單。',
    'cheque-not-paid': '訂單已建立，但支票付款未能完成，請到收銀台付款。',
    'cheque-total-differs': '訂單已建立，但總額與你確認的金額不同，故未有付款。請到收銀台核對。',
    'cheque-unknown':
      '訂單已建立，但尚未確定支票付款是否完成。請稍後到收銀台查看，款項不會重複扣除。',
  },
});
