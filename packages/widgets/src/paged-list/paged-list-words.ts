import { bilingual } from '../ui/foundation/words.ts';

/** Words of every paged list. */
export const pagedListWords = bilingual({
  zh: {
    search: '搜尋',
    clear: '清除搜尋',
    beyond: '此頁沒有內容',
    firstPage: '返回第一頁',
    shown: (t: { shown: number; page: number; pages: number }) =>
      t.pages > 1 ? `顯示 ${t.shown} 項，第 ${t.page} 頁，共 ${t.pages} 頁` : `顯示 ${t.shown} 項`,
  },
  en: {
    search: 'Search',
    clear: 'Clear the search',
    beyond: 'Nothing on this page',
    firstPage: 'Go to the first page',
    shown: (t) =>
      t.pages > 1 ? `${t.shown} shown, page ${t.page} of ${t.pages}` : `${t.shown} shown`,
  },
});
