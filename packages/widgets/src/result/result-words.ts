import { bilingual } from '../ui/words.ts';

/** What became of a payment. */
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
    failed: '付款未完成',
    closed: '未能付款',
    reason: (t: { message: string }) => `付款頁面提供的原因：${t.message}`,
    retryWhy: '訂單仍然保留，可再次付款或改用其他方式。同一訂單只會付款一次。',
    noOrder: '此頁面的地址沒有訂單編號。',
    orderNo: '訂單編號',
    copyOrderNo: '複製訂單編號',
    amount: '訂單金額',
    amountPaid: '已付金額',
    amountDue: '應付金額',
    method: '付款方式',
    account: '收款帳戶',
    copyAccount: '複製收款帳戶',
    copyText: '轉帳說明',
    copyCopyText: '複製轉帳說明',
    home: '返回首頁',
    viewOrder: '查看訂單',
    retry: '再次付款',
    cashier: '返回收銀台',
    askNow: '立即查詢',
  },
  en: {
    title: 'Payment result',
    loading: 'Loading the order',
    paid: 'Payment successful',
    paidWhy: 'We have received your payment and prepare the order for dispatch.',
    transfer: 'Order placed. Please make the transfer',
    transferWhy: 'We ship once the money has arrived, usually confirmed within one working day.',
    waiting: 'Confirming your payment',
    waitingWhy:
      'The payment provider may take a moment. This page updates by itself; do not pay again.',
    failed: 'Payment not completed',
    closed: 'This cannot be paid',
    reason: (t) => `Reason given by the payment page: ${t.message}`,
    retryWhy: 'The order is kept. Pay again, or pay another way: an order is only ever paid once.',
    noOrder: 'The address of this page has no order number.',
    orderNo: 'Order number',
    copyOrderNo: 'Copy the order number',
    amount: 'Order total',
    amountPaid: 'Amount paid',
    amountDue: 'Amount due',
    method: 'Payment method',
    account: 'Account',
    copyAccount: 'Copy the account',
    copyText: 'How to transfer',
    copyCopyText: 'Copy these instructions',
    home: 'Back to home',
    viewOrder: 'View order',
    retry: 'Pay again',
    cashier: 'Back to the cashier',
    askNow: 'Check now',
  },
});

/** Back from a wallet. */
export const walletReturnWords = bilingual({
  zh: {
    title: '正在確認付款',
    why: '正在向商店確認，請勿關閉此頁。',
    failed: '未能連接商店',
    failedWhy: '付款不會因此遺失，也不會重複。',
    nothing: '沒有需要確認的付款',
    nothingWhy: '請從收銀台開始付款。',
    done: '已確認，可以關閉此視窗。',
    notPaid: '可以關閉此視窗，並於收銀台再次付款。',
    notPaidTitle: '付款未完成',
    result: '查看付款結果',
    orders: '我的訂單',
    home: '返回首頁',
  },
  en: {
    title: 'Confirming your payment',
    why: 'We are confirming it with the shop. Please keep this page open.',
    failed: 'The shop could not be reached',
    failedWhy: 'The payment is not lost by this, and nothing is paid twice.',
    nothing: 'There is no payment to confirm',
    nothingWhy: 'Begin to pay at the cashier.',
    done: 'Confirmed. You can close this window.',
    notPaid: 'You can close this window and pay again at the cashier.',
    notPaidTitle: 'Payment not completed',
    result: 'See the payment result',
    orders: 'My orders',
    home: 'Back to home',
  },
});

/** A code on a page of its own. */
export const qrPayWords = bilingual({
  zh: {
    unknown: '不能顯示此付款碼',
    unknownWhy:
      '這個付款碼並非在此瀏覽器開始的付款，或已經失效。請回到收銀台重新開始，以免付錯款項。',
    cashier: '前往收銀台',
  },
  en: {
    unknown: 'This payment code cannot be shown',
    unknownWhy:
      'It is not of a payment that was begun in this browser, or is no longer in use. Begin again at the cashier, so that nothing is paid to the wrong place.',
    cashier: 'Go to the cashier',
  },
});
