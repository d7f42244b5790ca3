// Words of the header in both languages, in addition to common.ts.
import type { Lang } from './common.ts';

const zh = {
  byArticle: '搜尋貨號',
  past: '搜尋紀錄',
  hot: '熱門搜尋',
  forget: (title: string) => `刪除「${title}」`,
  showAll: (count: number) => `顯示全部 ${count} 項`,
  forgetAll: '全部刪除',
  empty: '請輸入要搜尋的字詞。',
  allCategories: '所有分類',
  everythingIn: (name: string) => `${name}全部產品`,
  back: '返回所有分類',
  openSearch: '開啟搜尋',
  openMenu: '開啟選單',
  menu: '選單',
  navigation: '主要導覽',
  more: '更多',
  orders: '我的訂單',
  centre: '帳戶中心',
  addresses: '送貨地址',
  parents: ['感染控制', '消毒及洗手', '滅菌用品'],
  /** Prefixes of catalogue words; the second matches others than the first. */
  typed: ['針', '手套'],
};

const en: typeof zh = {
  byArticle: 'By article no.',
  past: 'Recent searches',
  hot: 'Popular searches',
  forget: (title) => `Delete “${title}”`,
  showAll: (count) => `Show all ${count}`,
  forgetAll: 'Delete all',
  empty: 'Enter a search term.',
  allCategories: 'All categories',
  everythingIn: (name) => `All in ${name}`,
  back: 'Back to all categories',
  openSearch: 'Open search',
  openMenu: 'Open menu',
  menu: 'Menu',
  navigation: 'Main',
  more: 'More',
  orders: 'My orders',
  centre: 'Account centre',
  addresses: 'Delivery addresses',
  parents: ['Infection control', 'Disinfection and hygiene', 'Sterilisation'],
  typed: ['bur', 'glove'],
};

export const saidHeader: Readonly<Record<Lang, typeof zh>> = { zh, en };
