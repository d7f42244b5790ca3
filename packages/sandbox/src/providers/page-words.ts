import type { Bilingual } from '../seed/data/types.ts';

/** Texts of the provider pages. */
export const pageWords = {
  tag: { zh: '示範付款頁，不會真正扣款', en: 'Demo payment page: you will not be charged' },
  approve: { zh: '確認付款', en: 'Confirm payment' },
  scanned: { zh: '掃碼付款', en: 'Pay by QR code' },
  to: { zh: '收款人', en: 'To' },
  order: { zh: '訂單編號', en: 'Order number' },
  amount: { zh: '付款金額', en: 'Amount' },
  pay: { zh: '付款 {amount}', en: 'Pay {amount}' },
  cancel: { zh: '取消並返回商店', en: 'Cancel and return to the shop' },
  decline: { zh: '模擬付款被拒', en: 'Simulate a declined payment' },
  paid: { zh: '已付款', en: 'Paid' },
  paidWhy: {
    zh: '可關閉此頁並返回商店，訂單頁面會自動更新。',
    en: 'You can close this page and go back to the shop. The order page updates automatically.',
  },
  declined: { zh: '付款被拒', en: 'Payment declined' },
  cancelled: { zh: '付款已取消', en: 'Payment cancelled' },
  notTaken: {
    zh: '款項未有扣除。請返回商店再試或選擇其他方式。',
    en: 'You were not charged. Go back to the shop to try again or choose another payment method.',
  },
  refunded: { zh: '已退款', en: 'Refunded' },
  refundedWhy: {
    zh: '訂單已關閉或已用其他方式付款，這筆款項全數退回。',
    en: 'The order was closed or paid another way, so this payment was refunded in full.',
  },
  unknown: { zh: '沒有此付款', en: 'Payment not found' },
  unknownWhy: {
    zh: '請返回商店，重新選擇付款方式。',
    en: 'Go back to the shop and choose a payment method again.',
  },
  back: { zh: '返回商店', en: 'Back to the shop' },
  other: { zh: 'English', en: '繁體中文' },
} as const satisfies Record<string, Bilingual>;

export type PageWord = keyof typeof pageWords;
