import { bilingual } from '../../ui/foundation/words.ts';

export const searchPanelWords = bilingual({
  zh: {
    found: (t: { count: number }) => `${t.count} 項，可用上下鍵選擇`,
    suggestions: '搜尋建議',
    past: '搜尋紀錄',
    hot: '熱門搜尋',
    byArticle: '貨號',
    forget: (t: { title: string }) => `刪除「${t.title}」`,
    showAll: (t: { count: number }) => `顯示全部 ${t.count} 項`,
    forgetAll: '全部刪除',
  },
  en: {
    found: (t) => `${t.count} ${t.count === 1 ? 'entry' : 'entries'}, use the up and down keys`,
    suggestions: 'Suggestions',
    past: 'Recent searches',
    hot: 'Popular searches',
    byArticle: 'Article no.',
    forget: (t) => `Delete “${t.title}”`,
    showAll: (t) => `Show all ${t.count}`,
    forgetAll: 'Delete all',
  },
});
