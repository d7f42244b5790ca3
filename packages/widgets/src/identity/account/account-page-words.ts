import { bilingual } from '../../ui/foundation/words.ts';

export const accountPageWords = bilingual({
  zh: {
    centre: '我的帳戶',
    menu: '帳戶選單',
    logOut: '登出',
    unread: '未能載入帳戶資料。',
    pages: {
      orders: '我的訂單',
      addresses: '送貨地址',
      afterSales: '售後服務',
      information: '帳戶資料',
      wallet: '錢包',
      coupons: '優惠券',
    },
    logInFirst: '請先登入',
    logInWhy: '登入後即可查看此頁。',
    logInAgain: '你已登出',
    logInAgainWhy: '重新登入即可繼續；已填寫而未送出的內容仍然保留。',
    logIn: '登入',
  },
  en: {
    centre: 'My account',
    menu: 'Account menu',
    logOut: 'Log out',
    unread: 'Your account could not be loaded.',
    pages: {
      orders: 'My orders',
      addresses: 'Delivery addresses',
      afterSales: 'After-sales',
      information: 'Account information',
      wallet: 'Wallet',
      coupons: 'Coupons',
    },
    logInFirst: 'Please log in first',
    logInWhy: 'Log in to see this page.',
    logInAgain: 'You are logged out',
    logInAgainWhy: 'Log in again to continue. What you typed but did not send is kept.',
    logIn: 'Log in',
  },
});
