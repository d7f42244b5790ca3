import { bilingual } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';

/** Texts shared by tile, card and product page. */
export const sellingWords = bilingual({
  zh: {
    from: '',
    andUp: '起',
    enquire: commonWords.priceOnRequest.zh,
    askUs: commonWords.contactUs.zh,
    hidden: '認證後顯示價格',
    signIn: commonWords.logIn.zh,
    getVerified: commonWords.getVerified.zh,
    outOfStock: commonWords.outOfStock.zh,
    tooFew: '庫存不足',
    add: commonWords.addToCart.zh,
    adding: '加入中',
    added: '已加入購物車',
    viewCart: '查看購物車',
    specification: '規格',
    quantityOf: ({ article }: { article: string }) => `${article} 數量`,
  },
  en: {
    from: 'from ',
    andUp: '',
    enquire: commonWords.priceOnRequest.en,
    askUs: commonWords.contactUs.en,
    hidden: 'Prices for verified clinics',
    signIn: commonWords.logIn.en,
    getVerified: commonWords.getVerified.en,
    outOfStock: commonWords.outOfStock.en,
    tooFew: 'Insufficient stock',
    add: commonWords.addToCart.en,
    adding: 'Adding',
    added: 'Added to cart',
    viewCart: 'View cart',
    specification: 'Specification',
    quantityOf: ({ article }) => `Quantity of ${article}`,
  },
});
