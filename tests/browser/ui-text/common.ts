// Words that a person reads and a screen reader announces, in both languages. They are written a second time, not
// imported from the widgets, so that a test notices a word lost or changed there.

export const languages = ['zh', 'en'] as const;
export type Lang = (typeof languages)[number];
/**
 * One language for a test of a behaviour: every page is checked in both, and the fault trials check the language of sentences.
 * `LANGUAGES=all` runs both.
 */
export const mainly = (language: Lang): readonly Lang[] =>
  process.env['LANGUAGES'] === 'all' ? languages : [language];
/** A story runs in both languages and at both widths, not in each pair of them; every page is checked in all pairs elsewhere. */
export const languagesAndWidths = [
  ['zh', 360],
  ['en', 1440],
] as const satisfies readonly (readonly [Lang, number])[];

/** Values of the language cookie. Spec: 2§9 */
export const LANGUAGE_CODES: Readonly<Record<Lang, string>> = { en: '2', zh: '3' };
export const TAGS: Readonly<Record<Lang, string>> = { en: 'en', zh: 'zh-Hant-HK' };
/** Each language switch is labelled in its own language. */
export const SWITCHES: Readonly<Record<Lang, string>> = { en: 'English', zh: '繁體' };

const zh = {
  home: 'Clinicart 診所用品',
  categories: '產品分類',
  category: '感染控制',
  featured: '精選推介',
  searchBox: '搜尋產品、品牌或貨號',
  search: '搜尋',
  results: '搜尋結果',
  sort: '排序',
  bySales: /^銷量/,
  byPrice: /^價格/,
  cheapFirst: '由低至高',
  dearFirst: '由高至低',
  pages: '結果分頁',
  pageOf: (page: number, total: number) => `第 ${page} 頁，共 ${total} 頁`,
  beyond: /沒有第 99999 頁/,
  firstPage: '返回第 1 頁',
  noResults: '沒有相關產品',
  hidden: '認證後顯示價格',
  pictures: '產品圖片',
  pictureAt: (place: number, count: number) => `圖片 ${place}，共 ${count}`,
  nextPicture: '下一張',
  enlarge: '放大圖片',
  description: '產品說明',
  certificate: 'CE 證書',
  more: (count: number) => `展開其餘 ${count} 款規格`,
  quantityOf: (article: string) => `${article} 數量`,
  increase: (what: string) => `增加${what}`,
  decrease: (what: string) => `減少${what}`,
  /** With the unit of sale, where the page knows it. */
  roundedDown: (quantity: number, step: number, unit?: { zh: string; en: string }) =>
    `已調整為 ${quantity}：須以 ${step} ${unit?.zh ?? '件'}的倍數購買。`,
  capped: (quantity: number) => `庫存不足，已調整為 ${quantity} 包。`,
  notDigits: (quantity: number) => `請只輸入數字，已調整為 ${quantity} 包。`,
  selectOne: '請選擇至少一款產品。',
  add: '加入購物車',
  buyNow: '立即購買',
  outOfStock: '缺貨',
  enquire: '查詢價格',
  askUs: '聯絡我們',
  certify: '去認證',
  logIn: '登入',
  logOut: '登出',
  dialog: '登入 Clinicart',
  close: '關閉',
  byEmail: '電郵',
  email: '電郵地址',
  phone: '手機號碼',
  password: '密碼',
  useCode: '改用驗證碼登入',
  code: '驗證碼',
  sendCode: '發送驗證碼',
  resendIn: /^(60|5\d) 秒後重發$/,
  enterPassword: '請輸入密碼。',
  enterPhone: '請輸入手機號碼。',
  badEmail: '請輸入有效的電郵地址。',
  cart: '購物車',
  cartOf: (count: number) => `購物車，${count} 款產品`,
  cartLogIn: '購物車，請先登入',
  cartSignIn: '登入後查看購物車',
  edit: '編輯',
  lineQuantity: /^數量：/,
  remove: (name: string) => `移除 ${name}`,
  confirmDelete: '確認刪除？',
  delete: '移除',
  cancel: '取消',
  emptyCart: '購物車是空的',
  summary: '訂單摘要',
  checkout: /^結帳/,
  failed: '未能載入',
  failedHome: '未能載入首頁',
  failedCart: '未能載入購物車',
  tryAgain: '再試一次',
  serverFailed: '商店暫時未能處理，請再試。',
  noConnection: '未能連接商店，請檢查網絡後再試。',
  sessionEnded: /登入已失效|重新登入/,
  unconfirmed: '未收到商店回覆，產品可能已在購物車內。請先查看購物車再試。',
  gone: '產品不存在或已下架',
  notFound: '找不到此頁',
  notFoundWhy: '連結可能已失效。',
  skip: '跳至主要內容',
  languageGroup: '語言',
};

const en: typeof zh = {
  home: 'Clinicart clinic supplies',
  categories: 'Categories',
  category: 'Infection control',
  featured: 'Featured',
  searchBox: 'Search products, brands or article numbers',
  search: 'Search',
  results: 'Search results',
  sort: 'Sort',
  bySales: /^Sales/,
  byPrice: /^Price/,
  cheapFirst: 'low to high',
  dearFirst: 'high to low',
  pages: 'Result pages',
  pageOf: (page, total) => `Page ${page} of ${total}`,
  beyond: /There is no page 99999/,
  firstPage: 'Back to page 1',
  noResults: 'No products found',
  hidden: 'Prices for verified clinics',
  pictures: 'Product pictures',
  pictureAt: (place, count) => `Picture ${place} of ${count}`,
  nextPicture: 'Next picture',
  enlarge: 'Enlarge picture',
  description: 'Description',
  certificate: 'CE certificate',
  more: (count) => `Show ${count} more`,
  quantityOf: (article) => `Quantity of ${article}`,
  increase: (what) => `Increase ${what}`,
  decrease: (what) => `Decrease ${what}`,
  roundedDown: (quantity, step, unit) =>
    `Rounded down to ${quantity}: sold in multiples of ${[step, unit?.en].join(' ').trim()}.`,
  capped: (quantity) => `Insufficient stock. Set to ${quantity} packs.`,
  notDigits: (quantity) => `Enter digits only. Set to ${quantity} packs.`,
  selectOne: 'Select at least one product.',
  add: 'Add to cart',
  buyNow: 'Buy now',
  outOfStock: 'Out of stock',
  enquire: 'Price on request',
  askUs: 'Contact us',
  certify: 'Get verified',
  logIn: 'Log in',
  logOut: 'Log out',
  dialog: 'Log in to Clinicart',
  close: 'Close',
  byEmail: 'E-mail',
  email: 'E-mail address',
  phone: 'Phone number',
  password: 'Password',
  useCode: 'Use a code instead',
  code: 'Code',
  sendCode: 'Send code',
  resendIn: /^Send again in (60|5\d) s$/,
  enterPassword: 'Enter your password.',
  enterPhone: 'Enter your phone number.',
  badEmail: 'Enter a valid e-mail address.',
  cart: 'Cart',
  cartOf: (count) => `Cart, ${count === 1 ? '1 product' : `${count} products`}`,
  cartLogIn: 'Cart, log in first',
  cartSignIn: 'Log in to see your cart',
  edit: 'Edit',
  lineQuantity: /^Quantity of /,
  remove: (name) => `Remove ${name}`,
  confirmDelete: 'Confirm delete?',
  delete: 'Remove',
  cancel: 'Cancel',
  emptyCart: 'Your cart is empty',
  summary: 'Order summary',
  checkout: /^Check out/,
  failed: 'Could not load',
  failedHome: 'The home page could not be loaded',
  failedCart: 'The cart could not be loaded',
  tryAgain: 'Try again',
  serverFailed: 'Something went wrong in the shop. Try again.',
  noConnection: 'No connection to the shop. Check your network and try again.',
  sessionEnded: /log in again/i,
  unconfirmed:
    'We did not hear back, so these products may already be in your cart. Check the cart before you try again.',
  gone: 'This product does not exist or is no longer sold',
  notFound: 'The page you visited does not exist',
  notFoundWhy: 'The link may no longer work.',
  skip: 'Skip to content',
  languageGroup: 'Language',
};

export const said: Readonly<Record<Lang, typeof zh>> = { zh, en };

/** Seed products that the tests use. */
export const goods = {
  /** Has many pictures; sold in fives; 43 pieces of one article, so an order holds at most 40. */
  burs: {
    id: '10008',
    zh: 'FG 高速鑽石車針 球形',
    en: 'FG diamond burs, round',
    brand: 'Kairn',
    pictures: 9,
    article: 'KR-D100-314016',
    step: 5,
    /** After a count. */
    unit: { zh: '包', en: 'packs' },
    price: 'HK$28.00',
    short: { article: 'KR-D100-314018', most: 40 },
  },
  /** Has six articles, four of them visible at first; on offer. */
  files: { id: '10007', article: 'KS-K25100-1540', step: 6, price: 'HK$35.70', was: 'HK$42.00' },
  paste: { id: '10006', en: 'Prophy paste', article: 'BR-PP100-PROPHYMI', step: 2 },
  /** Has its price on request. */
  lamp: { id: '10030' },
  /** For new customers only, and on offer. */
  spray: { id: '10018' },
  /** On offer. */
  gloves: { id: '10017' },
  /** Has no sales yet. */
  none: { id: '99999999' },
} as const;

/** Names of the scenario accounts' people, as the header shows them. */
export const people = {
  verified: '何靜怡醫生',
  unverified: '陳嘉欣',
  finance: '林國輝（會計部）',
} as const;

/** An amount of money as the shop writes it. */
export const MONEY = /HK\$\s*[\d,]+(?:\.\d+)?/;
