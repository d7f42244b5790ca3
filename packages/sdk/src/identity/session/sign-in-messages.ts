import { inBoth } from '../../language/messages.ts';
import type { Domain } from '../../shop.ts';
import { contactMessages } from './contact-messages.ts';

/** Sentences of the login, of the codes, and of what a page leaves for the login of the next one. Spec: 1§5, 1§8 */
export const signInMessages = inBoth({
  en: {
    ...contactMessages.en,
    'enter-code': 'Enter the 6-digit code.',
    'code-perhaps-used':
      'The connection broke at your last try, which may have used up this code. Send a new one.',
    'enter-captcha': 'Enter the captcha.',
    'password-form': 'Enter 6–15 characters with letters and digits.',
    'password-mismatch': 'The two passwords do not match.',
    'resend-wait': 'Send again in {{seconds}} s',
    'no-captcha-key':
      'We cannot send a code, because the shop is not fully set up: neither the option captchaKey nor the server gives the captcha key. Please contact us.',
    'unfit-captcha-key':
      'We cannot send a code, because the shop is not fully set up: its captcha key (captchaKey) is not an RSA key in base64 SPKI. Please contact us.',
    'encryption-missing':
      'We cannot send codes over this connection. Open the shop over https, or log in with your password.',
    'modified-log-in': 'Updated. Please log in again.',
    'password-set-log-in': 'New password set. Log in with it.',
    registered: 'Your account is registered. You can buy once it is verified.',
  },
  zh: {
    ...contactMessages.zh,
    'enter-code': '請輸入 6 位驗證碼。',
    'code-perhaps-used': '上次嘗試時連線中斷，此驗證碼可能已用掉，請重新發送。',
    'enter-captcha': '請輸入圖形驗證碼。',
    'password-form': '請輸入 6 至 15 個字元，須包含英文字母及數字。',
    'password-mismatch': '兩次輸入的密碼不一致。',
    'resend-wait': '{{seconds}} 秒後重發',
    'no-captcha-key':
      '商店尚未完成設定，未能發送驗證碼：選項 captchaKey 及伺服器均沒有提供加密公鑰。請聯絡我們。',
    'unfit-captcha-key':
      '商店尚未完成設定，未能發送驗證碼：加密公鑰（captchaKey）不是 base64 SPKI 格式的 RSA 公鑰。請聯絡我們。',
    'encryption-missing': '此連線不能發送驗證碼，請以 https 開啟商店，或使用密碼登入。',
    'modified-log-in': '已更新，請重新登入。',
    'password-set-log-in': '新密碼已設定，請以新密碼登入。',
    registered: '帳戶已註冊，通過認證後即可選購。',
  },
});

/** Registers these sentences alone: `shop.domain(signInSentences)`. */
export const signInSentences: Domain<null> = {
  name: 'sign-in-sentences',
  messages: signInMessages,
  create: () => null,
};
