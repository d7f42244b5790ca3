import { messages as payPassword } from '../identity/payment-password/messages.ts';
import { inBoth } from '../language/messages.ts';

/** Sentences of the cashier and of its result. `{{fact}}` is filled in. Spec: 2§4, 2§5, 2§8 */
export const messages = inBoth({
  en: {
    ...payPassword.en,
    'select-payment-method': 'Please select payment method.',
    'select-method-for-rest':
      'Your balance pays {{balance}}. Select how to pay the other {{rest}}. {{tip}}',
    'payment-method-gone': 'This order cannot be paid in this way. Choose another.',
    'mixed-needs-online': 'This way cannot be combined with the balance. Choose another.',
    'balance-not-offered': 'Paying from a balance is not open to this account.',
    'balance-empty': 'There is nothing on your balance.',
    'pay-password-missing': 'Set a payment password first. {{tip}}',
    'trade-closed': 'The trade is closed: this order can no longer be paid.',
    'order-expired': 'The order has expired: the time to pay is over.',
    'order-invalid': 'Order invalid.',
    'order-paid': 'This order is paid.',
    'order-not-payable': 'There is nothing to pay for this order now.',
    'transfer-awaited': 'We are waiting for your bank transfer.',
    'payment-failed': 'The payment did not go through.',
    'payment-declined':
      'The payment was not completed: the provider declined it. Pay again, or pay another way.',
    'payment-cancelled':
      'The payment was not completed: it was cancelled. Pay again, or pay another way.',
    'payment-unknown':
      'The answer did not arrive, so the payment may have been made. We keep asking. An order is only ever paid once.',
    'payment-parts-changed':
      'Your balance has changed: it pays {{balance}} now, and the other way {{rest}}. Press pay again to agree.',
    'payment-window-refused': 'The page of the payment provider could not be opened safely.',
    'payment-not-begun':
      'The payment provider gave nothing to go on with. Choose another way to pay.',
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
    'trade-closed': '交易已關閉，不能付款。',
    'order-expired': '訂單已過期：付款時限已過。',
    'order-invalid': '訂單無效。',
    'order-paid': '此訂單已付款。',
    'order-not-payable': '此訂單目前毋須付款。',
    'transfer-awaited': '正等待你的銀行轉帳。',
    'payment-failed': '付款未能完成。',
    'payment-declined': '付款未有完成：付款機構未有批准。請再次付款，或改用其他方式。',
    'payment-cancelled': '付款未有完成：付款已取消。請再次付款，或改用其他方式。',
    'payment-unknown': '未收到回覆，付款可能已完成。我們會繼續查詢，同一訂單只會付款一次。',
    'payment-parts-changed':
      '餘額有變：現由餘額支付 {{balance}}，另一方式支付 {{rest}}。如同意，請再按付款。',
    'payment-window-refused': '未能安全開啟付款機構的頁面。',
    'payment-not-begun': '付款機構沒有提供付款方式，請另選一種。',
  },
});
