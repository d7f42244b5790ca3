import { messages as payPassword } from '../identity/payment-password/messages.ts';
import { inBoth } from '../language/messages.ts';

/** Sentences of the cashier and of its result. `{{fact}}` is filled in. Spec: 2§4, 2§5, 2§8 */
export const messages = inBoth({
  en: {
    ...payPassword.en,
    'select-payment-method': 'Choose a payment method.',
    'select-method-for-rest':
      'Your balance pays {{balance}}. Choose how to pay the remaining {{rest}}. {{tip}}',
    'payment-method-gone': 'This payment method is not available for this order. Choose another.',
    'mixed-needs-online':
      'This payment method cannot be combined with your balance. Choose another.',
    'balance-not-offered': 'Your account cannot pay from a balance.',
    'balance-empty': 'Your balance is empty.',
    'pay-password-missing': 'Set a payment password first. {{tip}}',
    'trade-closed': 'This order is closed and can no longer be paid.',
    'order-expired': 'This order has expired. The time to pay is over.',
    'order-invalid': 'This order is not valid.',
    'order-paid': 'This order is already paid.',
    'order-not-payable': 'There is nothing to pay for this order now.',
    'transfer-awaited': 'We are waiting for your bank transfer.',
    'payment-failed': 'The payment did not go through.',
    'payment-declined': 'The payment provider declined the payment. Pay again, or pay another way.',
    'payment-cancelled': 'The payment was cancelled. Pay again, or pay another way.',
    'payment-unknown':
      'We did not hear back, so you may have paid already. We’ll keep checking. You cannot be charged twice for one order.',
    'payment-parts-changed':
      'Your balance has changed. It now pays {{balance}}, and the other method {{rest}}. Press Pay again to agree.',
    'payment-window-refused':
      'We could not open the payment provider’s page safely. Choose another payment method.',
    'payment-not-begun':
      'The payment provider could not start the payment. Choose another payment method.',
  },
  zh: {
    ...payPassword.zh,
    'select-payment-method': '請選擇付款方式。',
    'select-method-for-rest': '餘額支付 {{balance}}，請選擇支付其餘 {{rest}} 的方式。{{tip}}',
    'payment-method-gone': '此訂單不能以這種方式付款，請另選一種。',
    'mixed-needs-online': '這種方式不能與餘額合併付款，請另選一種。',
    'balance-not-offered': '此帳戶未開通餘額付款。',
    'balance-empty': '帳戶沒有餘額。',
    'pay-password-missing': '請先設定支付密碼。{{tip}}',
    'trade-closed': '訂單已關閉，不能付款。',
    'order-expired': '訂單已過期：付款時限已過。',
    'order-invalid': '訂單無效。',
    'order-paid': '此訂單已付款。',
    'order-not-payable': '此訂單目前毋須付款。',
    'transfer-awaited': '正等待你的銀行轉帳。',
    'payment-failed': '付款未能完成。',
    'payment-declined': '付款機構拒絕了這筆付款。請再次付款，或改用其他方式。',
    'payment-cancelled': '付款已取消。請再次付款，或改用其他方式。',
    'payment-unknown': '未收到回覆，付款可能已完成。我們會繼續查詢，同一訂單不會重複扣款。',
    'payment-parts-changed':
      '餘額有變：現由餘額支付 {{balance}}，其餘 {{rest}} 以另一方式支付。如同意，請再按付款。',
    'payment-window-refused': '未能安全開啟付款機構的頁面，請改用其他付款方式。',
    'payment-not-begun': '付款機構未能開始付款，請改用其他付款方式。',
  },
});
