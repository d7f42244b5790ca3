import { bilingual } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';

/** Texts of the order confirmation page before it shows an order, and after one was placed. */
export const checkoutWords = bilingual({
  zh: {
    title: '確認訂單',
    loading: '正在載入訂單',
    failedTitle: '未能載入訂單',
    staleLead: '訂單未能更新。',
    noneTitle: '沒有待確認的訂單',
    noneWhy: '請在購物車選取產品，再按「結帳」。',
    goneTitle: '此訂單已不在待確認',
    goneWhy: '訂單可能已在另一分頁或裝置提交，請先查看「我的訂單」。',
    toOrders: '我的訂單',
    toCart: '返回購物車',
    refusedTitle: '未能確認訂單',
    askingWhy: '查明結果前請勿重新下單。',
    askAgain: '再查詢一次',
    shopSays: (t: { message: string }) => `商店回覆：${t.message}`,
    viewOrder: commonWords.viewOrder.zh,
    placedLead: (t: { orderNo: string }) => `訂單 ${t.orderNo} 已提交。`,
    goPay: '前往付款',
    seeResult: '查看結果',
  },
  en: {
    title: 'Confirm order',
    loading: 'Loading your order',
    failedTitle: 'Your order could not be loaded',
    staleLead: 'Your order could not be refreshed.',
    noneTitle: 'No order to confirm',
    noneWhy: 'Select products in your cart, then check out.',
    goneTitle: 'This order is no longer waiting',
    goneWhy:
      'It may have been placed in another tab or on another device. Check your orders first.',
    toOrders: 'My orders',
    toCart: 'Back to the cart',
    refusedTitle: 'This order cannot be confirmed',
    askingWhy: 'Do not order again until we know the result.',
    askAgain: 'Check again',
    shopSays: (t) => `The shop says: ${t.message}`,
    viewOrder: commonWords.viewOrder.en,
    placedLead: (t) => `Order ${t.orderNo} has been placed.`,
    goPay: 'Continue to payment',
    seeResult: 'See the result',
  },
});
