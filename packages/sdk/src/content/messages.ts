import { contactMessages } from '../identity/session/contact-messages.ts';
import { doneMessages } from '../language/done-messages.ts';
import { inBoth } from '../language/messages.ts';

/** Sentences of contact, support and articles. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    ...doneMessages.en,
    ...contactMessages.en,
    'enter-your-name': 'Enter your name.',
    'enter-email-address': 'Enter your e-mail address.',
    'effective-email': 'Enter a valid e-mail address.',
    'enter-remarks': 'Enter a message.',
    sent: 'Message sent.',
    'send-failure': 'Not sent.',
    'chat-hello': 'Hello, I have a question about your shop.',
    'chat-about-order': 'Hello, I have a question about order {{order}}.',
    'security-mail-stays': 'Security-related e-mails cannot be turned off.',
    'mail-change-days': 'The change takes effect within {{days}} days.',
    'article-gone': 'This article does not exist or has been withdrawn.',
  },
  zh: {
    ...doneMessages.zh,
    ...contactMessages.zh,
    'enter-your-name': '請輸入你的姓名。',
    'enter-email-address': '請輸入電郵地址。',
    'effective-email': '請輸入有效的電郵地址。',
    'enter-remarks': '請輸入留言內容。',
    sent: '留言已發送。',
    'send-failure': '未能發送。',
    'chat-hello': '你好，我想查詢貴店的服務。',
    'chat-about-order': '你好，我想查詢訂單 {{order}}。',
    'security-mail-stays': '與帳戶安全有關的電郵不能關閉。',
    'mail-change-days': '更改會於 {{days}} 日內生效。',
    'article-gone': '文章不存在或已撤下。',
  },
});
