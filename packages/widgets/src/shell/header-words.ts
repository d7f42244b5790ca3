import { bilingual } from '../ui/words.ts';

export const headerWords = bilingual({
  zh: {
    shop: 'Clinicart',
    home: '首頁',
    kind: '診所用品',
    promise: '只供已認證診所選購 · 價格以港元計',
    hotline: '熱線 8:00–23:00',
    faq: '常見問題',
    contact: '聯絡我們',
    language: '語言',
    navigation: '主要導覽',
    discountZone: '優惠專區',
    newProductZone: '新品專區',
    newCustomers: '新客專享',
    pointsMall: '積分商城',
    brandIndex: '品牌索引',
  },
  en: {
    shop: 'Clinicart',
    home: 'Home',
    kind: 'Clinic supplies',
    promise: 'For verified clinics · prices in HKD',
    hotline: 'Hotline 8:00–23:00',
    faq: 'FAQ',
    contact: 'Contact',
    language: 'Language',
    navigation: 'Main',
    discountZone: 'Offers',
    newProductZone: 'New arrivals',
    newCustomers: 'New customers',
    pointsMall: 'Points mall',
    brandIndex: 'Brands',
  },
});

export const searchWords = bilingual({
  zh: {
    label: '搜尋產品、品牌或貨號',
    submit: '搜尋',
    byArticle: '搜尋貨號',
    open: '開啟搜尋',
    suggestions: '搜尋建議',
    found: (t: { count: number }) => `${t.count} 個建議，可用上下鍵選擇`,
  },
  en: {
    label: 'Search products, brands or article numbers',
    submit: 'Search',
    byArticle: 'By article no.',
    open: 'Open search',
    suggestions: 'Suggestions',
    found: (t) => `${t.count} suggestions, use the up and down keys`,
  },
});

export const categoryWords = bilingual({
  zh: {
    all: '所有分類',
    everything: (t: { name: string }) => `${t.name}全部產品`,
    back: '返回所有分類',
    none: '此分類未有子分類。',
    failed: '未能載入分類。',
    retry: '再試一次',
  },
  en: {
    all: 'All categories',
    everything: (t) => `All in ${t.name}`,
    back: 'Back to all categories',
    none: 'No subcategories here.',
    failed: 'The categories could not be loaded.',
    retry: 'Try again',
  },
});

export const accountWords = bilingual({
  zh: {
    logIn: '登入',
    register: '登記診所',
    account: '帳戶',
    orders: '我的訂單',
    centre: '帳戶中心',
    addresses: '送貨地址',
    logOut: '登出',
    menu: '選單',
    openMenu: '開啟選單',
    mark: {
      approved: '已認證',
      'under-review': '審核中',
      rejected: '未獲認證',
      'change-certificate': '更換證書',
      'not-certified': '未認證',
    },
  },
  en: {
    logIn: 'Log in',
    register: 'Register clinic',
    account: 'Account',
    orders: 'My orders',
    centre: 'Account centre',
    addresses: 'Delivery addresses',
    logOut: 'Log out',
    menu: 'Menu',
    openMenu: 'Open menu',
    mark: {
      approved: 'Verified',
      'under-review': 'Under review',
      rejected: 'Not approved',
      'change-certificate': 'Renew certificate',
      'not-certified': 'Not verified',
    },
  },
});
