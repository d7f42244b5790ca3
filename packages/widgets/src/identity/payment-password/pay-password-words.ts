import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

/** Words of the payment password's digits. */
export const payPasswordFieldWords = bilingual({
  zh: { password: '支付密碼', digits: (t: { label: string }) => `${t.label}，6 位數字` },
  en: { password: 'Payment password', digits: (t) => `${t.label}, 6 digits` },
});

/** Words of the three steps that set it. */
export const payPasswordWords = bilingual({
  zh: {
    set: commonWords.setPaymentPassword.zh,
    change: '更改支付密碼',
    steps: '設定支付密碼的步驟',
    step: { identity: '驗證身分', password: '輸入密碼', done: '完成' },
    failed: '未能載入此表格，請關閉後再試。',
    identityWhy: (t: { contact: string }) => `為保障帳戶，請輸入發送至 ${t.contact} 的驗證碼。`,
    code: '短訊驗證碼',
    bindPhone: '綁定手機號碼',
    phoneGone: '手機號碼已停用？更改號碼',
    next: commonWords.next.zh,
    checking: '正在核對',
    passwordWhy: '以餘額或支票付款時，須輸入這 6 位數字。請勿使用生日或連號。',
    repeated: '再次輸入支付密碼',
    save: '確認設定',
    saving: '正在設定',
    kept: '已輸入的密碼仍然保留。',
    doneWhy: '以餘額或支票付款時輸入即可。',
    finish: '完成',
  },
  en: {
    set: commonWords.setPaymentPassword.en,
    change: 'Change payment password',
    steps: 'Payment password steps',
    step: { identity: 'Verify identity', password: 'Enter password', done: 'Done' },
    failed: 'The form could not be loaded. Close it and try again.',
    identityWhy: (t) => `To keep your account safe, enter the code sent to ${t.contact}.`,
    code: 'SMS code',
    bindPhone: 'Add phone number',
    phoneGone: 'Not using this phone any more? Change the number',
    next: commonWords.next.en,
    checking: 'Checking',
    passwordWhy:
      'Enter these 6 digits to pay from your balance or by cheque. Avoid birthdays and sequences.',
    repeated: 'Repeat payment password',
    save: 'Set password',
    saving: 'Setting',
    kept: 'What you typed is kept.',
    doneWhy: 'Enter it when you pay from your balance or by cheque.',
    finish: 'Done',
  },
});
