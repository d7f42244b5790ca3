import { bilingual } from '../ui/foundation/words.ts';

/** Words of every paged list. */
export const pagedListWords = bilingual({
  zh: {
    search: '搜尋',
    clear: '清除搜尋',
    beyond: '此頁沒有內容',
    firstPage: '返回第一頁',
  },
  en: {
    search: 'Search',
    clear: 'Clear the search',
    beyond: 'Nothing on this page',
    firstPage: 'Go to the first page',
  },
});
