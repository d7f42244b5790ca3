import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

/** Texts of the payment result. */
export const resultWords = bilingual({
  zh: {
    title: '付款結果',
    loading: '正在載入訂單',
    paid: '付款成功',
    paidWhy: '我們已收到付款，會盡快安排出貨。',
    transfer: '訂單已提交，請轉帳',
    transferWhy: '收到款項後便會安排出貨，通常於一個工作天內確認。',
    waiting: '正在確認付款',
    waitingWhy: '付款機構可能需要一點時間。此頁會自動更新，請勿重複付款。',
    failed: commonWords.paymentNotCompleted.zh,
    unpayable: '未能付款',
    tradeClosed: '訂單已關閉',
    paymentClosed: '付款已關閉',
    expired: '訂單已過期',
    reason: (t: { message: string }) => `付款頁面提供的原因：${t.message}`,
    retryWhy: '訂單仍然保留，可再次付款或改用其他方式。同一訂單不會重複扣款。',
    noOrder: '此頁面的地址沒有訂單編號。',
    orderNo: '訂單編號',
    copyOrderNo: commonWords.copyOrderNumber.zh,
    amount: '訂單金額',
    amountPaid: '已付金額',
    balance: '餘額',
    amountDue: '應付金額',
    method: '付款方式',
    account: '收款帳戶',
    copyAccount: '複製收款帳戶',
    copyText: '轉帳說明',
    copyCopyText: '複製轉帳說明',
    home: '返回首頁',
    viewOrder: commonWords.viewOrder.zh,
    retry: '再次付款',
    cashier: '返回付款頁',
    askNow: '立即查詢',
  },
  en: {
    title: 'Payment result',
    loading: 'Loading the order',
    paid: 'Payment successful',
    paidWhy: 'We have received your payment and will prepare your order for delivery.',
    transfer: 'Order placed. Please make the transfer',
    transferWhy:
      'We deliver once your transfer arrives. We usually confirm it within one working day.',
    waiting: 'Confirming your payment',
    waitingWhy:
      'The payment provider may take a moment. This page updates automatically. Do not pay again.',
    failed: commonWords.paymentNotCompleted.en,
    unpayable: 'This order cannot be paid',
    tradeClosed: 'Order closed',
    paymentClosed: 'Payment closed',
    expired: 'Order expired',
    reason: (t) => `Reason given by the payment page: ${t.message}`,
    retryWhy:
      'Your order is kept. Pay again, or pay another way. You cannot be charged twice for one order.',
    noOrder: 'This page address has no order number.',
    orderNo: 'Order number',
    copyOrderNo: commonWords.copyOrderNumber.en,
    amount: 'Order total',
    amountPaid: 'Amount paid',
    balance: 'Balance',
    amountDue: 'Amount due',
    method: 'Payment method',
    account: 'Account',
    copyAccount: 'Copy the account',
    copyText: 'How to transfer',
    copyCopyText: 'Copy these instructions',
    home: 'Back to home',
    viewOrder: commonWords.viewOrder.en,
    retry: 'Pay again',
    cashier: 'Back to payment',
    askNow: 'Check now',
  },
});

/** Texts of the page that a wallet returns to. */
export const walletReturnWords = bilingual({
  zh: {
    title: '正在確認付款',
    why: '正在向商店確認，請勿關閉此頁。',
    failed: '未能連接商店',
    failedWhy: '你的付款安全無誤，不會重複扣款。',
    nothing: '沒有需要確認的付款',
    nothingWhy: '請從付款頁開始付款。',
    done: '已確認，可以關閉此視窗。',
    notPaid: '可以關閉此視窗，並於付款頁再次付款。',
    notPaidTitle: commonWords.paymentNotCompleted.zh,
    result: '查看付款結果',
    orders: commonWords.myOrders.zh,
    home: '返回首頁',
  },
  en: {
    title: 'Confirming your payment',
    why: 'We are checking with the shop. Keep this page open.',
    failed: 'The shop could not be reached',
    failedWhy: 'Your payment is safe. You won’t be charged twice.',
    nothing: 'No payment to confirm',
    nothingWhy: 'Start from the payment page.',
    done: 'Confirmed. You can close this window.',
    notPaid: 'You can close this window and pay again on the payment page.',
    notPaidTitle: commonWords.paymentNotCompleted.en,
    result: 'See the payment result',
    orders: commonWords.myOrders.en,
    home: 'Back to home',
  },
});

/** Texts of the page of one payment code. */
export const qrPayWords = bilingual({
  zh: {
    unknown: '不能顯示此付款碼',
    unknownWhy: '這個付款碼已經失效，或並非在此裝置產生。請回到付款頁重新開始。',
    cashier: '前往付款頁',
  },
  en: {
    unknown: 'This payment code cannot be shown',
    unknownWhy:
      'This code has expired or was created on another device. Start again from the payment page.',
    cashier: 'Go to payment',
  },
});
