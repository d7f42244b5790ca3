import type { Language } from '@clinicart/sdk';

interface PageWords {
  readonly shop: string;
  readonly skip: string;
  readonly homeDescription: string;
  readonly home: string;
  readonly allProducts: string;
  readonly searchDescription: (what: string) => string;
  readonly product: string;
  readonly cart: string;
  readonly notFound: string;
  readonly notFoundWhy: string;
  readonly retry: string;
  readonly back: string;
  readonly goHome: string;
  readonly crash: string;
  readonly crashWhy: string;
  readonly reload: string;
  readonly noScript: string;
}

/** What the pages themselves say; everything else is said by the widgets. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  zh: {
    shop: 'Clinicart 診所用品',
    skip: '跳至主要內容',
    homeDescription:
      '為港澳診所供應醫療及牙科用品：感染控制、牙科材料、器械及設備，按貨號搜尋，中英對照。',
    home: '首頁',
    allProducts: '所有產品',
    searchDescription: (what) => `${what}：規格、貨號、庫存及效期一目了然，供港澳診所選購。`,
    product: '產品',
    cart: '購物車',
    notFound: '你瀏覽的頁面不存在',
    notFoundWhy: '網頁出現了一點偏差。',
    retry: '重試',
    back: '返回上一頁',
    goHome: '返回首頁',
    crash: '頁面出現了小故障',
    crashWhy: '請重新載入；如問題持續，請稍後再試。',
    reload: '重新載入',
    noScript: '加入購物車及登入須啟用 JavaScript。',
  },
  en: {
    shop: 'Clinicart clinic supplies',
    skip: 'Skip to content',
    homeDescription:
      'Medical and dental supplies for clinics in Hong Kong and Macau: infection control, dental materials, instruments and equipment, by article number, in Chinese and English.',
    home: 'Home',
    allProducts: 'All products',
    searchDescription: (what) =>
      `${what}: specifications, article numbers, stock and expiry at a glance, for clinics in Hong Kong and Macau.`,
    product: 'Product',
    cart: 'Cart',
    notFound: 'The page you visited does not exist',
    notFoundWhy: 'The webpage has a slight deviation.',
    retry: 'Retry',
    back: 'Go back',
    goHome: 'Return home',
    crash: 'The page has a small glitch',
    crashWhy: 'Reload it. If it happens again, please try later.',
    reload: 'Reload',
    noScript: 'Adding to the cart and logging in need JavaScript.',
  },
};
