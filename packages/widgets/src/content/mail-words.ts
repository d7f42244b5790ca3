import * as commonWords from '../ui/foundation/common-words.ts';
import { bilingual } from '../ui/foundation/words.ts';

export const mailWords = bilingual({
  zh: {
    title: commonWords.emailPreferences.zh,
    sentTo: (t: { email: string }) => `電郵會發送至 ${t.email}。`,
    alwaysOn: '必定發送',
    save: commonWords.save.zh,
    saving: '正在儲存',
    unsaved: '有未儲存的更改',
    notSaved: '未能儲存，你的選擇已保留。',
    refused: '以下設定不能更改，其他更改已儲存。',
    refusedMail: (t: { title: string; why: string }) => `${t.title}：${t.why}`,
    logInFirst: commonWords.logInFirst.zh,
    logInWhy: '登入後可選擇接收哪些電郵。',
    logIn: commonWords.logIn.zh,
    loading: '正在載入電郵設定',
  },
  en: {
    title: commonWords.emailPreferences.en,
    sentTo: (t) => `E-mails are sent to ${t.email}. `,
    alwaysOn: 'Always on',
    save: commonWords.save.en,
    saving: 'Saving',
    unsaved: 'You have unsaved changes',
    notSaved: 'Not saved. Your choices are kept.',
    refused: 'These cannot be changed. Your other changes are saved.',
    refusedMail: (t) => `${t.title}: ${t.why}`,
    logInFirst: commonWords.logInFirst.en,
    logInWhy: 'Log in to choose which e-mails you receive.',
    logIn: commonWords.logIn.en,
    loading: 'Loading your e-mail preferences',
  },
});
