import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

/** Words of a contact, its code and the captcha. */
export const contactWords = bilingual({
  zh: { phone: commonWords.phoneNumber.zh, areaCode: '區號', email: '電郵地址' },
  en: { phone: commonWords.phoneNumber.en, areaCode: 'Area code', email: 'E-mail address' },
});

export const codeWords = bilingual({
  zh: {
    code: '驗證碼',
    sendCode: '發送驗證碼',
    sending: '發送中',
    sentTo: (t: { contact: string }) => `驗證碼已發送至 ${t.contact}`,
    captcha: '圖形驗證碼',
    readPicture: (t: { count: number }) => `輸入圖片中的 ${t.count} 個字元，按圖片可換一張。`,
    newPicture: '換一張圖片',
    noPicture: '未能載入，再試',
    cannotSee: '看不到圖片？',
    cannotSeeContact: '看不到圖片？聯絡我們',
    question: (t: { question: string }) => `驗證問題：${t.question}`,
    answer: (t: { count: number }) => `答案有 ${t.count} 個字元。`,
    newQuestion: '換一條問題',
    usePicture: '改用圖片',
  },
  en: {
    code: 'Code',
    sendCode: 'Send code',
    sending: 'Sending',
    sentTo: (t) => `Code sent to ${t.contact}`,
    captcha: 'Captcha',
    readPicture: (t) => `Enter the ${t.count} characters shown. Press the picture for another.`,
    newPicture: 'Another picture',
    noPicture: 'Not loaded. Try again',
    cannotSee: 'Cannot see the picture?',
    cannotSeeContact: 'Cannot see the picture? Contact us',
    question: (t) => `Question: ${t.question}`,
    answer: (t) => `The answer has ${t.count} characters.`,
    newQuestion: 'Another question',
    usePicture: 'Use a picture',
  },
});

export const newPasswordWords = bilingual({
  zh: { password: '新密碼', confirmation: '確認新密碼' },
  en: { password: 'New password', confirmation: 'Confirm new password' },
});
