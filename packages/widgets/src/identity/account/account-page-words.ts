import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

export const accountPageWords = bilingual({
  zh: {
    centre: '我的帳戶',
    menu: '帳戶選單',
    logOut: commonWords.logOut.zh,
    pointsMall: commonWords.pointsMall.zh,
    unread: '未能載入帳戶資料。',
    pages: {
      orders: commonWords.myOrders.zh,
      history: '採購紀錄',
      addresses: commonWords.deliveryAddresses.zh,
      afterSales: '售後服務',
      information: '帳戶資料',
      wallet: '錢包',
      coupons: '優惠券',
    },
    logInFirst: commonWords.logInFirst.zh,
    logInWhy: '登入後即可查看此頁。',
    logInAgain: '你已登出',
    logInAgainWhy: '重新登入即可繼續；已填寫而未送出的內容仍然保留。',
    logIn: commonWords.logIn.zh,
  },
  en: {
    centre: 'My account',
    menu: 'Account menu',
    logOut: commonWords.logOut.en,
    pointsMall: commonWords.pointsMall.en,
    unread: 'Your account could not be loaded.',
    pages: {
      orders: commonWords.myOrders.en,
      history: 'Buying history',
      addresses: commonWords.deliveryAddresses.en,
      afterSales: 'After-sales',
      information: 'Account information',
      wallet: 'Wallet',
      coupons: 'Coupons',
    },
    logInFirst: commonWords.logInFirst.en,
    logInWhy: 'Log in to see this page.',
    logInAgain: 'You are logged out',
    logInAgainWhy: 'Log in again to continue. What you typed but did not send is kept.',
    logIn: commonWords.logIn.en,
  },
});
