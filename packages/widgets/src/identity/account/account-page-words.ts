import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

/** Names of the pages, in the menu and in the bar. */
const pagesZh = {
  orders: commonWords.myOrders.zh,
  history: '採購紀錄',
  addresses: commonWords.deliveryAddresses.zh,
  afterSales: '售後服務',
  information: '帳戶資料',
  wallet: '錢包',
  coupons: '優惠券',
};
const pagesEn: typeof pagesZh = {
  orders: commonWords.myOrders.en,
  history: 'Buying history',
  addresses: commonWords.deliveryAddresses.en,
  afterSales: 'After-sales',
  information: 'Account information',
  wallet: 'Wallet',
  coupons: 'Coupons',
};
const centre = { zh: '我的帳戶', en: 'My account' };

export const accountPageWords = bilingual({
  zh: {
    centre: centre.zh,
    menu: '帳戶選單',
    logOut: commonWords.logOut.zh,
    pointsMall: commonWords.pointsMall.zh,
    unread: '未能載入帳戶資料。',
    pages: pagesZh,
    /** Titles of the bar on a phone. */
    screens: {
      centre: centre.zh,
      order: '訂單詳情',
      afterSale: '售後詳情',
      afterSaleApply: '申請退貨或退款',
      ...pagesZh,
    },
    back: {
      home: commonWords.returnHome.zh,
      centre: '返回我的帳戶',
      orders: '返回我的訂單',
      order: '返回訂單',
      afterSales: '返回售後服務',
    },
    toPay: ({ count }: { count: number }) => `${count} 張待付款`,
    search: '搜尋訂單',
    chat: '聯絡客服',
    logInFirst: commonWords.logInFirst.zh,
    logInWhy: '登入後即可查看此頁。',
    logInAgain: '你已登出',
    logInAgainWhy: '重新登入即可繼續；已填寫而未送出的內容仍然保留。',
    logIn: commonWords.logIn.zh,
  },
  en: {
    centre: centre.en,
    menu: 'Account menu',
    logOut: commonWords.logOut.en,
    pointsMall: commonWords.pointsMall.en,
    unread: 'Your account could not be loaded.',
    pages: pagesEn,
    screens: {
      centre: centre.en,
      order: 'Order details',
      afterSale: 'After-sales details',
      afterSaleApply: 'Return or refund',
      ...pagesEn,
    },
    back: {
      home: commonWords.returnHome.en,
      centre: 'Back to my account',
      orders: 'Back to my orders',
      order: 'Back to the order',
      afterSales: 'Back to after-sales',
    },
    toPay: ({ count }) => `${count} to pay`,
    search: 'Search orders',
    chat: 'Chat with support',
    logInFirst: commonWords.logInFirst.en,
    logInWhy: 'Log in to see this page.',
    logInAgain: 'You are logged out',
    logInAgainWhy: 'Log in again to continue. What you typed but did not send is kept.',
    logIn: commonWords.logIn.en,
  },
});
