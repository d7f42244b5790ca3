import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of payments. 1323 and 1333 come from the documents (2§8); the others are this server's own. */
export const payRefusals = {
  orderClosed: {
    id: 1333,
    zh: '訂單已關閉，不能付款。如仍需要這些產品，請重新下單。',
    en: 'This order is closed and can no longer be paid. Order again if you still need these products.',
  },
  orderExpired: {
    id: 1333,
    zh: '訂單已過期：付款時限已過。如仍需要這些產品，請重新下單。',
    en: 'This order has expired. The time to pay is over. Order again if you still need these products.',
  },
  orderClosedRefunded: {
    id: 1333,
    zh: '訂單已關閉，其後收到的款項會全數退回。如仍需要這些產品，請重新下單。',
    en: 'This order is closed. Late payments are refunded in full. Order again if you still need these products.',
  },
  orderPaid: {
    id: 1334,
    zh: '此訂單已付款，毋須再付。',
    en: 'This order is already paid. There is nothing more to pay.',
  },
  stillTime: {
    id: 1335,
    zh: '此訂單仍在付款時限內，未有關閉。',
    en: 'This order can still be paid and has not been closed.',
  },
  balanceCovers: {
    id: 1336,
    zh: '餘額已足夠支付此訂單，請直接以餘額付款。',
    en: 'Your balance covers this order. Pay from the balance alone.',
  },
  wrongPayPassword: {
    id: 1345,
    zh: '支付密碼不正確，還可嘗試 {left} 次。',
    en: 'The payment password is not correct. Attempts left: {left}.',
  },
  payPasswordLocked: {
    id: 1346,
    zh: '支付密碼錯誤次數過多，請於 {minutes} 分鐘後再試，或重設支付密碼。',
    en: 'Too many wrong payment passwords. Try again in {minutes} minutes, or set a new one.',
  },
  noPayPassword: {
    id: 1347,
    zh: '你尚未設定支付密碼，請先設定。',
    en: 'You have no payment password yet. Set one first.',
  },
  payProofNeeded: {
    id: 1348,
    zh: '請輸入支付密碼，以使用餘額支付部分金額。',
    en: 'Enter your payment password to pay part of the total from your balance.',
  },
  balanceShort: {
    id: 1349,
    zh: '餘額不足：可用 {have}，應付 {total}。',
    en: 'Your balance is too low: {have} of {total}.',
  },
  noBalance: {
    id: 1350,
    zh: '你的帳戶未開通餘額付款。',
    en: 'Your account cannot pay from a balance.',
  },
  noCheque: {
    id: 1351,
    zh: '你的帳戶未開通支票付款。',
    en: 'Your account cannot pay by cheque.',
  },
  chequeStopped: { id: 1352, zh: '{why}', en: '{why}' },
  chequeShort: {
    id: 1353,
    zh: '支票額度不足：可用 {have}，應付 {total}。',
    en: 'Your cheque limit is too low: {have} of {total}.',
  },
  noSuchMethod: {
    id: 1354,
    zh: '此付款方式暫不可用，請選擇其他方式。',
    en: 'This payment method is not available. Choose another.',
  },
  paymentDeclined: {
    id: 1355,
    zh: '付款機構未能完成付款，款項未有扣除。請再試或選擇其他方式。',
    en: 'The payment was declined and you were not charged. Try again, or choose another payment method.',
  },
  paymentCancelled: {
    id: 1356,
    zh: '付款已取消，款項未有扣除。',
    en: 'The payment was cancelled and you were not charged.',
  },
  notPaidYet: {
    id: 1357,
    zh: '付款尚未完成，請返回付款頁面繼續。',
    en: 'The payment is not complete yet. Continue on the payment page.',
  },
  paymentRefunded: {
    id: 1358,
    zh: '訂單已關閉或已用其他方式付款，這筆款項會全數退回。',
    en: 'The order was closed or paid another way. This payment is refunded in full.',
  },
  unknownReturn: {
    id: 1339,
    zh: '找不到這筆付款，請到訂單查看付款狀態。',
    en: 'Payment not found. Check its status in your order.',
  },
  noOrder: {
    id: 1390,
    zh: '找不到此訂單。',
    en: 'Order not found.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
