import type { Language } from '../http/language.ts';
import type { Bilingual } from '../seed/data/types.ts';

const settings = {
  onlineName: { zh: '網上付款', en: 'Pay online' },
  pubTransferName: { zh: '銀行轉帳', en: 'Bank transfer' },
  pubTransferAccount: {
    zh: '銀行：示範銀行（香港）有限公司\n戶口名稱：Clinicart Supplies Limited\n戶口號碼：000-123456-838',
    en: 'Bank: Demonstration Bank (Hong Kong) Limited\nAccount name: Clinicart Supplies Limited\nAccount number: 000-123456-838',
  },
  pubTransferCopywriting: {
    zh: '請於 7 日內轉帳，並在備註填寫訂單編號。收到款項後會立即安排出貨。',
    en: 'Please transfer within 7 days and give the order number as the reference. We send your order as soon as the money arrives.',
  },
  chequeName: { zh: '支票付款', en: 'Cheque' },
  chequeAddress: {
    zh: '九龍觀塘鴻圖道 57 號 18 樓 會計部',
    en: 'Accounts, 18/F, 57 Hung To Road, Kwun Tong, Kowloon',
  },
  chequeCopywriting: {
    zh: '支票抬頭請寫 Clinicart Supplies Limited，並於月底前寄出。',
    en: 'Make cheques payable to Clinicart Supplies Limited and post them by the end of the month.',
  },
  unpayPwdTips: {
    zh: '設定時會以驗證碼核實身分。',
    en: 'We send you a code to confirm your identity.',
  },
  combinedTips: {
    zh: '餘額可與任何網上付款方式合併使用。',
    en: 'You can combine your balance with any online payment.',
  },
} as const satisfies Record<string, Bilingual>;

type SettingName = keyof typeof settings;

/** The merchant's texts about payment methods. Spec: 2§3 Payment settings */
export function paymentSettings(language: Language): Record<SettingName, string> {
  const entries = Object.entries(settings).map(([name, words]) => [name, words[language]]);
  return Object.fromEntries(entries) as Record<SettingName, string>;
}
