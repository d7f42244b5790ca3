import { bilingual } from '../../engine/index.ts';

/** Texts of the filter dialogs. */
export const filterWords = bilingual({
  zh: {
    find: ({ label }: { label: string }) => `尋找${label}`,
    none: ({ label, word }: { label: string; word: string }) => `沒有名稱含「${word}」的${label}`,
    noneWhy: '請改用較短的字詞。',
    found: ({ count }: { count: number }) => `找到 ${count} 項`,
    show: ({ count }: { count: number }) => `顯示 ${count.toLocaleString('en')} 款產品`,
    showAny: '顯示產品',
  },
  en: {
    find: ({ label }) => `Find a ${label.toLowerCase()}`,
    none: ({ label, word }) => `No ${label.toLowerCase()} matches “${word}”`,
    noneWhy: 'Try a shorter word.',
    found: ({ count }) => `${count} found`,
    show: ({ count }) =>
      `Show ${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`,
    showAny: 'Show products',
  },
});
