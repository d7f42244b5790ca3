import type { DimensionKind } from '@clinicart/sdk/catalogue';
import { bilingual } from '../../engine/index.ts';
import * as commonWords from '../../ui/foundation/common-words.ts';

type Kinds = Record<DimensionKind, string>;

/** Texts of the table that clinics buy from. */
export const tableWords = bilingual({
  zh: {
    list: '產品及規格',
    keys: '在數量欄按上下箭咀轉到另一款規格，左右箭咀轉到同行的按鈕，加減號更改數量，Enter 加入購物車。',
    article: '貨號',
    dimensions: { size: '尺碼', shade: '色號', measure: '尺寸', other: '規格' } satisfies Kinds,
    sortBy: ({ name }: { name: string }) => `按${name}排序`,
    filterBy: ({ name }: { name: string }) => `篩選${name}`,
    allOf: ({ name }: { name: string }) => name,
    pack: '包裝',
    expires: '效期至',
    stock: '庫存',
    limited: '每位限購',
    add: '加入',
    addOf: ({ article }: { article: string }) => `將 ${article} 加入購物車`,
    adding: '加入中',
    askUs: '查詢',
    askAbout: ({ article }: { article: string }) => `查詢 ${article}`,
    quantityOf: ({ article, terms }: { article: string; terms: string }) =>
      `${article} 數量${terms ? `（${terms}）` : ''}`,
    open: ({ article, quantity }: { article: string; quantity: number }) =>
      quantity > 0 ? `${article}：已選 ${quantity}，更改數量` : `${article}：選擇數量`,
    more: ({ count }: { count: number }) => `顯示其餘 ${count} 款規格`,
    less: '收起',
    none: '沒有符合的規格',
    filtered: ({ count, of }: { count: number; of: number }) =>
      `已篩選：${of} 款規格中的 ${count} 款`,
    showAll: '顯示全部',
    details: '產品詳情',
    compare: '比較',
    compareOf: ({ name }: { name: string }) => `比較 ${name}`,
    compareAll: ({ count }: { count: number }) => `比較 ${count} 款`,
    comparison: '產品比較',
    compared: ({ count }: { count: number }) => `已選 ${count} 款產品比較`,
    clearCompared: '清除比較',
    summary: '已選規格',
    sum: ({ kinds, amount }: { kinds: number; amount: string }) => `${kinds} 款 ${amount}`,
    clear: '清除數量',
    addAll: ({ count }: { count: number }) => `將 ${count} 款加入購物車`,
    addShort: commonWords.addToCart.zh,
    added: ({ count }: { count: number }) => `已將 ${count} 款加入購物車`,
    left: ({ count }: { count: number }) => `${count} 款未能加入，原因見該行。`,
    productFailed: ({ name }: { name: string }) => `未能載入「${name}」的規格及庫存`,
    of: ({ name }: { name: string }) => `：${name}`,
    noArticles: '此產品暫無可購規格',
    viewCart: '查看購物車',
  },
  en: {
    list: 'Products and articles',
    keys: 'In a quantity field, the up and down arrows move to another article, left and right to the buttons of the row. Plus and minus change the quantity, Enter adds it to the cart.',
    article: 'Article no.',
    dimensions: { size: 'Size', shade: 'Shade', measure: 'Dimensions', other: 'Specification' },
    sortBy: ({ name }) => `Sort by ${name.toLowerCase()}`,
    filterBy: ({ name }) => `Filter by ${name.toLowerCase()}`,
    allOf: ({ name }) => name,
    pack: 'Pack',
    expires: 'Use by',
    stock: 'In stock',
    limited: 'limit per buyer',
    add: 'Add',
    addOf: ({ article }) => `Add ${article} to cart`,
    adding: 'Adding',
    askUs: 'Enquire',
    askAbout: ({ article }) => `Enquire about ${article}`,
    quantityOf: ({ article, terms }) => `Quantity of ${article}${terms ? `, ${terms}` : ''}`,
    open: ({ article, quantity }) =>
      quantity > 0
        ? `${article}: ${quantity} selected, change the quantity`
        : `${article}: choose a quantity`,
    more: ({ count }) => `Show ${count} more`,
    less: 'Show less',
    none: 'No article matches',
    filtered: ({ count, of }) => `Filtered: ${count} of ${of} articles`,
    showAll: 'Show all',
    details: 'Details',
    compare: 'Compare',
    compareOf: ({ name }) => `Compare ${name}`,
    compareAll: ({ count }) => `Compare ${count}`,
    comparison: 'Comparison',
    compared: ({ count }) => `${count} products to compare`,
    clearCompared: 'Clear comparison',
    summary: 'Your selection',
    sum: ({ kinds, amount }) => `${kinds} ${kinds === 1 ? 'article' : 'articles'}, ${amount}`,
    clear: 'Clear quantities',
    addAll: ({ count }) => `Add ${count} ${count === 1 ? 'line' : 'lines'} to cart`,
    addShort: commonWords.addToCart.en,
    added: ({ count }) => `${count} ${count === 1 ? 'line' : 'lines'} added to cart`,
    left: ({ count }) =>
      count === 1
        ? '1 line was not added. Its row says why.'
        : `${count} lines were not added. Their rows say why.`,
    productFailed: ({ name }) => `Could not load the articles and stock of ${name}`,
    of: ({ name }) => `: ${name}`,
    noArticles: 'No articles to buy at the moment',
    viewCart: 'View cart',
  },
});
