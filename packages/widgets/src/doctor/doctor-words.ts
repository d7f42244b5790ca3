import { bilingual } from '../engine/index.ts';

export const doctorWords = bilingual({
  zh: {
    title: '網頁檢查',
    again: '再檢查一次',
    examining: '正在檢查網頁',
    none: '沒有發現錯誤',
    noneWhy: '設定、元件及與商店伺服器的連接均正常。',
    count: (t: { count: number }) => `發現 ${t.count} 個錯誤：`,
    failed: '未能檢查網頁。',
  },
  en: {
    title: 'Page check',
    again: 'Check again',
    examining: 'Checking the page',
    none: 'No mistakes found',
    noneWhy: 'Settings, elements and the connection to the shop server work.',
    count: (t) => (t.count === 1 ? '1 mistake found:' : `${t.count} mistakes found:`),
    failed: 'The page could not be checked.',
  },
});
