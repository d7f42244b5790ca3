import type { Call } from '../../http/call.ts';
import type { Bilingual } from '../../seed/data/types.ts';

const SIGNATURE: Bilingual = { zh: '【Clinicart】', en: '[Clinicart] ' };

/** Texts of e-mails and SMS. */
const messages = {
  code: {
    zh: '你的驗證碼是 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
    en: 'Your code is {code}. It is valid for {minutes} minutes. Do not share it.',
  },
  noAccount: {
    zh: '有人以此聯絡方式重設密碼，但未有帳戶使用它。如屬本人，請先註冊；否則請毋須理會。',
    en: 'Someone tried to reset a password with this contact, but no account uses it. If this was you, register first. Otherwise ignore this message.',
  },
  passwordChanged: {
    zh: '你的密碼已更改，所有登入已結束。如非本人操作，請立即聯絡我們。',
    en: 'Your password was changed and you were logged out on every device. If this was not you, contact us at once.',
  },
  contactChanged: {
    zh: '你帳戶的聯絡方式已更改，此聯絡方式不再用於登入。如非本人操作，請立即聯絡我們。',
    en: 'A contact of your account was changed, and you can no longer log in with this one. If this was not you, contact us at once.',
  },
} as const satisfies Record<string, Bilingual>;

type MessageKind = keyof typeof messages;

/** Sends an e-mail or SMS in the caller's language. */
export function sendMessage(
  { db, now, language }: Call,
  contact: string,
  letter: MessageKind,
  facts: Readonly<Record<string, string | number>> = {},
  codeId: number | null = null,
): void {
  const words = messages[letter][language].replace(/\{(\w+)\}/g, (blank, key: string) =>
    String(facts[key] ?? blank),
  );
  db.insert('outbox', {
    contact,
    words: SIGNATURE[language] + words,
    sent_at: now,
    code_id: codeId,
  });
}
