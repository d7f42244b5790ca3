import { bilingual } from '../engine/index.ts';

/** What every place says that sells a product: tile, card, product page. */
export const sellingWords = bilingual({
  zh: {
    /** 15 off is 85 折, 10 off is 9 折, 95 off is 0.5 折. */
    percentOff: ({ percent }: { percent: number }) =>
      `${percent % 10 === 0 || percent > 90 ? (100 - percent) / 10 : 100 - percent} 折`,
    from: '',
    andUp: '起',
    enquire: '查詢價格',
    askUs: '聯絡我們',
    hidden: '認證後顯示價格',
    signIn: '登入',
    getVerified: '去認證',
    outOfStock: '缺貨',
    add: '加入購物車',
    adding: '加入中',
    added: '已加入購物車',
    viewCart: '查看購物車',
    specification: '規格',
    quantityOf: ({ article }: { article: string }) => `${article} 數量`,
    gone: '產品不存在或已下架',
    goneWhy: '可能已停售或換了貨號。',
    goShopping: '去購物',
    back: '返回',
  },
  en: {
    percentOff: ({ percent }) => `${percent}% off`,
    from: 'from ',
    andUp: '',
    enquire: 'Enquire price',
    askUs: 'Ask us',
    hidden: 'Prices for verified clinics',
    signIn: 'Log in',
    getVerified: 'Get verified',
    outOfStock: 'Out of stock',
    add: 'Add to cart',
    adding: 'Adding',
    added: 'Added to cart',
    viewCart: 'View cart',
    specification: 'Specification',
    quantityOf: ({ article }) => `Quantity of ${article}`,
    gone: 'This product does not exist or has been taken off shelf',
    goneWhy: 'It may be discontinued or have a new article number.',
    goShopping: 'Go shopping',
    back: 'Go back',
  },
});
