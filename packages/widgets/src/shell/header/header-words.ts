import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

export const headerWords = bilingual({
  zh: {
    shop: 'Clinicart',
    home: commonWords.home.zh,
    kind: '診所用品',
    promise: '只供已認證診所選購 · 價格以港元計',
    hotline: '熱線 8:00–23:00',
    faq: commonWords.faq.zh,
    contact: '聯絡我們',
    language: '語言',
    navigation: '主要導覽',
    discountZone: '優惠專區',
    newProductZone: '新品專區',
    newCustomers: '新客戶優惠',
    pointsMall: commonWords.pointsMall.zh,
    brandIndex: '品牌索引',
    more: '更多',
  },
  en: {
    shop: 'Clinicart',
    home: commonWords.home.en,
    kind: 'Clinic supplies',
    promise: 'For verified clinics · prices in HKD',
    hotline: 'Hotline 8:00–23:00',
    faq: commonWords.faq.en,
    contact: 'Contact',
    language: 'Language',
    navigation: 'Main',
    discountZone: 'Offers',
    newProductZone: 'New arrivals',
    newCustomers: 'New customers',
    pointsMall: commonWords.pointsMall.en,
    brandIndex: 'Brands',
    more: 'More',
  },
});

export const searchWords = bilingual({
  zh: {
    label: '搜尋產品、品牌或貨號',
    submit: '搜尋',
    byArticle: '搜尋貨號',
    open: '開啟搜尋',
  },
  en: {
    label: 'Search products, brands or article numbers',
    submit: 'Search',
    byArticle: 'By article no.',
    open: 'Open search',
  },
});

export const categoryWords = bilingual({
  zh: {
    all: '所有分類',
    back: '返回所有分類',
    none: '未有分類。',
    failed: '未能載入分類。',
  },
  en: {
    all: 'All categories',
    back: 'Back to all categories',
    none: 'No categories yet.',
    failed: 'Categories could not be loaded.',
  },
});

export const accountWords = bilingual({
  zh: {
    logIn: commonWords.logIn.zh,
    register: commonWords.registerClinic.zh,
    account: '帳戶',
    logOut: commonWords.logOut.zh,
    menu: '選單',
    openMenu: '開啟選單',
  },
  en: {
    logIn: commonWords.logIn.en,
    register: commonWords.registerClinic.en,
    account: 'Account',
    logOut: commonWords.logOut.en,
    menu: 'Menu',
    openMenu: 'Open menu',
  },
});
