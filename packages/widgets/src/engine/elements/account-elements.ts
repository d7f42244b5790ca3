import { type Rows, string } from './row.ts';

/** The account centre. */
export const ACCOUNT_ELEMENTS = {
  'clinic-account': {
    public: true,
    attributes: {
      current: string,
      entry: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/account/account.tsx',
          doc: {
            zh: '帳戶中心外框：選單、診所及登出；頁面內容放在元素之內，登入後才顯示。',
            en: 'The frame of the account centre: menu, clinic, log out. The page stands inside the element and shows once somebody is signed in.',
          },
          attributes: {
            current: {
              zh: '目前頁面：centre（選單）、orders、order、history、addresses、afterSales、afterSale、afterSaleApply、information、wallet 或 coupons。',
              en: 'The page inside: centre (the menu), orders, order, history, addresses, afterSales, afterSale, afterSaleApply, information, wallet or coupons.',
            },
            entry: {
              zh: '頁面中所看的訂單或售後編號，顯示於麵包屑的最後。',
              en: 'Number of the order or application on the page; the last step of the breadcrumb.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-profile': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/profile/profile.tsx',
          doc: {
            zh: '帳戶資料：聯絡方法、密碼、診所認證、地址、頭像及名稱。',
            en: 'The profile: contacts, password, certification of the clinic, its address, picture and name.',
          },
          attributes: {},
          events: ['clinic-navigate'],
        },
  },
  'clinic-addresses': {
    public: true,
    attributes: {},
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'identity/address/addresses.tsx',
          doc: {
            zh: '送貨地址：新增、編輯、刪除及預設。',
            en: 'Delivery addresses: adding, editing, deleting, the default.',
          },
          attributes: {},
          events: [],
        },
  },
  'clinic-history': {
    public: true,
    attributes: {
      months: string,
      from: string,
      to: string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'orders/history/history.tsx',
          doc: {
            zh: '採購紀錄：快將用完的產品、每月及分類支出，可匯出試算表。',
            en: 'The buying history: articles running low, spending by month and category, and an export.',
          },
          attributes: {
            months: {
              zh: '最近的月數：6 或 12（預設）。',
              en: 'The last months: 6 or 12, the default.',
            },
            from: {
              zh: '自訂日期的首日，YYYY-MM-DD。',
              en: 'The first day of a range, YYYY-MM-DD.',
            },
            to: {
              zh: '自訂日期的末日，YYYY-MM-DD。',
              en: 'The last day of a range, YYYY-MM-DD.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-wallet': {
    public: true,
    attributes: {
      keyword: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'wallet/wallet.tsx',
          doc: {
            zh: '錢包：餘額、支票額度及餘額明細，可隱藏金額、搜尋及匯出。',
            en: 'The wallet: balance, cheque limit and balance details; amounts can be hidden, details searched and exported.',
          },
          attributes: {
            keyword: {
              zh: '類型或訂單編號。',
              en: 'A type or an order number.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
  'clinic-coupons': {
    public: true,
    attributes: {
      tab: string,
      'page-index': string,
    },
    about: globalThis.OMIT_NOTES
      ? undefined
      : {
          file: 'coupon/own/own-coupons.tsx',
          doc: {
            zh: '帳戶的優惠券：未使用、已使用及已過期，並顯示購物車尚欠的金額。',
            en: 'The coupons of the account: unused, used and expired, with what the cart lacks for each.',
          },
          attributes: {
            tab: {
              zh: '分類：unused、used 或 expired。',
              en: 'The tab: unused, used or expired.',
            },
            'page-index': {
              zh: '頁碼，由 1 開始。',
              en: 'The page, from 1.',
            },
          },
          events: ['clinic-navigate'],
        },
  },
} as const satisfies Rows;
