import type { SortOrder } from '@clinicart/sdk';
import { bilingual } from '../engine/index.ts';

type SortGroup = 'composite' | 'sales' | 'price' | 'listed';

/** What only the listing says. */
export const listingWords = bilingual({
  zh: {
    all: '全部產品',
    quoted: ({ keyword }: { keyword: string }) => `「${keyword}」`,
    articleQuoted: ({ keyword }: { keyword: string }) => `貨號「${keyword}」`,
    zones: { new: '新品專區', discount: '優惠專區', featured: '精選推薦' },
    didYouMean: '你是否想找',
    filter: '篩選',
    clear: '清除',
    category: '分類',
    brand: '品牌',
    remove: '移除',
    more: ({ count }: { count: number }) => `更多（${count}）`,
    less: '收起',
    sort: '排序',
    sorts: { composite: '綜合', sales: '銷量', price: '價格', listed: '上架時間' } satisfies Record<
      SortGroup,
      string
    >,
    count: '件產品',
    pages: '結果分頁',
    pagesTop: '結果分頁（頂部）',
    results: '搜尋結果',
    empty: '沒有相關產品',
    emptyWhy: '試用較短或另一個字詞，或移除篩選。',
    browseAll: '瀏覽全部產品',
    beyond: ({ page, pages }: { page: number; pages: number }) =>
      `沒有第 ${page} 頁，結果共 ${pages} 頁`,
    firstPage: '返回第 1 頁',
    pricesHidden: '價格只供認證診所查閱。',
  },
  en: {
    all: 'All products',
    quoted: ({ keyword }) => `“${keyword}”`,
    articleQuoted: ({ keyword }) => `Article no. “${keyword}”`,
    zones: { new: 'New arrivals', discount: 'Offers', featured: 'Featured' },
    didYouMean: 'Did you mean',
    filter: 'Filter',
    clear: 'Clear',
    category: 'Category',
    brand: 'Brand',
    remove: 'Remove',
    more: ({ count }) => `More (${count})`,
    less: 'Show less',
    sort: 'Sort',
    sorts: { composite: 'Relevance', sales: 'Sales', price: 'Price', listed: 'Listed' },
    count: 'products',
    pages: 'Result pages',
    pagesTop: 'Result pages (top)',
    results: 'Search results',
    empty: 'No products found',
    emptyWhy: 'Try a shorter or different word, or remove a filter.',
    browseAll: 'Browse all products',
    beyond: ({ page, pages }) => `There is no page ${page}. The results have ${pages}.`,
    firstPage: 'Back to page 1',
    pricesHidden: 'Prices are for verified clinics.',
  },
});

/** Which way the arrow of an order points. */
export const SORT_DIRECTIONS: Partial<Record<SortOrder, 'ascending' | 'descending'>> = {
  'sales-high': 'descending',
  'sales-low': 'ascending',
  'price-high': 'descending',
  'price-low': 'ascending',
  newest: 'descending',
  oldest: 'ascending',
};
