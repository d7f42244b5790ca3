import { bilingual } from '../../engine/index.ts';

/** Texts of the brand index. */
export const brandWords = bilingual({
  zh: {
    title: '品牌索引',
    count: ({ count }: { count: number }) => `${count} 個品牌`,
    filter: '按名稱篩選品牌',
    filterHint: '品牌名稱',
    clear: '清除',
    tabs: '品牌分組',
    all: '全部',
    group: ({ key }: { key: string }) => (key === '#' ? '其他' : key),
    found: ({ count, typed }: { count: number; typed: string }) =>
      count === 0 ? `沒有名稱包含「${typed}」的品牌` : `${count} 個品牌名稱包含「${typed}」`,
    nothingFound: ({ typed }: { typed: string }) => `沒有名稱包含「${typed}」的品牌`,
    nothingFoundWhy: '請檢查拼寫，或搜尋產品。',
    showAll: '顯示全部品牌',
    empty: '暫未有品牌',
    emptyWhy: '品牌上架後會在此列出。',
    browse: '瀏覽所有產品',
  },
  en: {
    title: 'Brands',
    count: ({ count }) => `${count} ${count === 1 ? 'brand' : 'brands'}`,
    filter: 'Filter brands by name',
    filterHint: 'Brand name',
    clear: 'Clear',
    tabs: 'Groups of brands',
    all: 'All',
    group: ({ key }) => (key === '#' ? 'Others' : key),
    found: ({ count, typed }) =>
      count === 0
        ? `No brands match “${typed}”`
        : `${count} ${count === 1 ? 'brand matches' : 'brands match'} “${typed}”`,
    nothingFound: ({ typed }) => `No brands match “${typed}”`,
    nothingFoundWhy: 'Check the spelling, or search for a product.',
    showAll: 'Show all brands',
    empty: 'No brands yet',
    emptyWhy: 'Brands appear here once they are in the shop.',
    browse: 'Browse all products',
  },
});
