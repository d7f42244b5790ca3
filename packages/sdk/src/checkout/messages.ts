import { doneMessages } from '../language/done-messages.ts';
import { fileMessages } from '../language/file-messages.ts';
import { inBoth } from '../language/messages.ts';
import { noticeMessages } from '../language/notice-messages.ts';
import { messages as cartMessages } from './from-cart/cart-messages.ts';

/**
 * Sentences of an order before it is placed, and of swap items that block it. `{{fact}}` is filled in. Spec: 2§4, 2§5,
 * 2§6
 */
export const messages = inBoth({
  en: {
    ...doneMessages.en,
    ...fileMessages.en,
    ...noticeMessages.en,
    ...cartMessages.en,
    'freight-unknown': 'Delivery is added when you confirm the order.',
    'delivery-missing': '{{store}} does not deliver to this address. Choose another.',
    'delivery-gone': 'Choose a delivery method for {{store}}.',
    'no-address': 'Choose a delivery address.',
    'incomplete-address': 'Complete the delivery address.',
    'cheque-not-offered': 'Your account cannot pay by cheque.',
    'cheque-unusable': 'You cannot pay by cheque now. {{why}}',
    'cheque-over-quota': 'This order is {{missing}} over your cheque limit of {{quota}}.',
    'cheque-needs-password': 'Set a payment password to pay by cheque. {{tip}}',
    'bills-none-selected': 'Select the stamped forms to upload.',
    'bills-too-many': 'Upload at most {{most}} stamped forms.',
    'bills-view-only': 'View only.',
    'medicine-notice':
      'This order contains medicines. We deliver them once we have checked the stamped forms.',
    'enter-pay-password': 'Enter your payment password to pay by cheque.',
    'order-total-changed':
      'The total has changed from {{before}} to {{now}}. Check the order and place it again.',
    'order-goods-changed': 'This order has changed. Check it and place it again.',
    'order-replaced':
      'You started another order in another tab or on another device. Check it and place it again.',
    'exchange-elsewhere':
      'You started this order in another tab or on another device. To change its add-on products, check out from your cart again.',
    'order-rejected':
      'Order {{orderNo}} did not go through. Nothing will be delivered, and there is nothing to pay. To order these products, check out from your cart again.',
    'order-unconfirmed':
      'Order {{orderNo}} is placed, but the shop has not confirmed it. Nothing has been paid. View this order before you order again.',
    'order-unknown':
      'We did not hear back, so order {{orderNo}} may already be placed. We’ll check before sending anything else. It cannot be placed twice.',
  },
  zh: {
    ...doneMessages.zh,
    ...fileMessages.zh,
    ...noticeMessages.zh,
    ...cartMessages.zh,
    'freight-unknown': '運費於確認訂單時計算。',
    'delivery-missing': '「{{store}}」不送貨到此地址，請選擇其他地址。',
    'delivery-gone': '請選擇「{{store}}」的配送方式。',
    'no-address': '請選擇送貨地址。',
    'incomplete-address': '請填寫完整的送貨地址。',
    'cheque-not-offered': '此帳戶未開通支票付款。',
    'cheque-unusable': '暫不能以支票付款。{{why}}',
    'cheque-over-quota': '此訂單超出支票額度 {{quota}} 達 {{missing}}。',
    'cheque-needs-password': '請先設定支付密碼，方可以支票付款。{{tip}}',
    'bills-none-selected': '請選擇要上載的蓋印表格。',
    'bills-too-many': '最多上載 {{most}} 張蓋印表格。',
    'bills-view-only': '只供查看，毋須上載。',
    'medicine-notice': '此訂單含藥物，蓋印表格經核對後方會送貨。',
    'enter-pay-password': '請輸入支付密碼，以支票付款。',
    'order-total-changed': '此訂單的總額由 {{before}} 變為 {{now}}，請核對後再提交。',
    'order-goods-changed': '此訂單的內容有變，請核對後再提交。',
    'order-replaced': '你已在其他分頁或裝置開始另一張訂單，請核對後再提交。',
    'exchange-elsewhere': '此訂單在其他分頁或裝置開始。如要更改換購品，請返回購物車再次結帳。',
    'order-rejected':
      '訂單 {{orderNo}} 未能成立，不會送貨，亦毋須付款。如要訂購這些產品，請返回購物車重新結帳。',
    'order-unconfirmed':
      '訂單 {{orderNo}} 已建立，但商店未有確認，款項未有扣除。請先查看此訂單，再決定是否重新下單。',
    'order-unknown':
      '未收到回覆，訂單 {{orderNo}} 可能已經建立。我們會先向商店查詢，不會重複建立訂單。',
  },
});
