import * as commonWords from '../ui/foundation/common-words.ts';
import { bilingual } from '../ui/foundation/words.ts';

export const faqWords = bilingual({
  zh: {
    home: commonWords.home.zh,
    title: '常見問題',
    search: '搜尋問題',
    found: (t: { count: number }) => `找到 ${t.count} 條問題`,
    nothing: '找不到相關問題，請換個字詞，或聯絡我們。',
    questions: (t: { count: number }) => `，${t.count} 條問題`,
    noTopic: '沒有這個主題',
    noQuestions: '此主題暫未有文章。',
    unread: '問題未能載入。',
    unanswered: '未找到答案？',
    contact: commonWords.contactUs.zh,
    loading: '正在載入常見問題',
  },
  en: {
    home: commonWords.home.en,
    title: 'Frequently asked questions',
    search: 'Search the questions',
    found: (t) => (t.count === 1 ? '1 question found' : `${t.count} questions found`),
    nothing: 'No results. Try other words, or contact us.',
    questions: (t) => (t.count === 1 ? ', 1 question' : `, ${t.count} questions`),
    noTopic: 'Topic not found',
    noQuestions: 'No articles on this topic yet.',
    unread: 'The questions could not be loaded.',
    unanswered: 'No answer yet?',
    contact: commonWords.contactUs.en,
    loading: 'Loading the questions',
  },
});
