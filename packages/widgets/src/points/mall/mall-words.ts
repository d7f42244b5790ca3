import { bilingual } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';

/** Texts of the points mall. */
export const mallWords = bilingual({
  zh: {
    account: '積分帳戶',
    logIn: '請先登入',
    logInWhy: '登入後可查看積分及換領產品。',
    logInButton: commonWords.logIn.zh,
    redeemWhy: '以積分換領以下產品',
    balance: '可用積分',
    ranges: '積分範圍',
    range: { all: '全部', low: '0–10,000', middle: '10,000–30,000', high: '30,000 以上' },
    products: '積分產品',
    redeem: '換領',
    redeemNamed: (t: { name: string }) => `換領${t.name}`,
    redeemed: '已換領',
    none: '暫未有積分產品',
    noneWhy: '新產品上架後會在此顯示。',
    noneHere: '此範圍暫未有產品',
    noneHereWhy: '可查看其他積分範圍的產品。',
    showAll: '查看全部',
  },
  en: {
    account: 'Points account',
    logIn: 'Please log in',
    logInWhy: 'Log in to see your points and redeem them.',
    logInButton: commonWords.logIn.en,
    redeemWhy: 'Redeem your points for the products below',
    balance: 'Your points',
    ranges: 'Points range',
    range: { all: 'All', low: '0–10,000', middle: '10,000–30,000', high: '30,000+' },
    products: 'Points products',
    redeem: 'Redeem',
    redeemNamed: (t) => `Redeem ${t.name}`,
    redeemed: 'Redeemed',
    none: 'No points products yet',
    noneWhy: 'New products appear here.',
    noneHere: 'No products in this range yet',
    noneHereWhy: 'See the products of the other ranges.',
    showAll: 'Show all',
  },
});
