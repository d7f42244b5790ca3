import { bilingual } from '../ui/foundation/words.ts';

export const mailWords = bilingual({
  zh: {
    title: '電郵設定',
    sentTo: (t: { email: string }) => `電郵會發送至 ${t.email}。`,
    save: '儲存',
    saving: '正在儲存',
    unsaved: '有未儲存的更改',
    notSaved: '未能儲存，你的選擇已保留。',
    refused: '以下設定不能更改，其他更改已儲存。',
    refusedMail: (t: { title: string; why: string }) => `${t.title}：${t.why}`,
    logInFirst: '請先登入',
    logInWhy: '登入後可選擇接收哪些電郵。',
    logIn: '登入',
    loading: '正在載入電郵設定',
  },
  en: {
    title: 'E-mail preferences',
    sentTo: (t) => `E-mails are sent to ${t.email}. `,
    save: 'Save',
    saving: 'Saving',
    unsaved: 'You have unsaved changes',
    notSaved: 'Not saved. Your choices are kept.',
    refused: 'These cannot be changed. Your other changes are saved.',
    refusedMail: (t) => `${t.title}: ${t.why}`,
    logInFirst: 'Please log in first',
    logInWhy: 'Log in to choose which e-mails you receive.',
    logIn: 'Log in',
    loading: 'Loading your e-mail preferences',
  },
});
