import { bilingual } from '../ui/words.ts';

export const profileWords = bilingual({
  zh: {
    title: '帳戶資料',
    loading: '正在載入帳戶資料',
  },
  en: {
    title: 'Account information',
    loading: 'Loading your account',
  },
});
