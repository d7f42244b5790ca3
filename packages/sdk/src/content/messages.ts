import { inBoth } from '../language/messages.ts';

/** Sentences of contact, support and articles. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    'enter-your-name': 'Please enter your username.',
    'enter-email-address': 'Please enter the email address.',
    'effective-email': 'Please enter an effective email address.',
    'enter-remarks': 'Please enter remarks.',
    sent: 'Send successfully.',
    'send-failure': 'Send failure.',
    'chat-hello': 'Hello, I have a question about your shop.',
    'chat-about-order': 'Hello, I have a question about order {{order}}.',
    'security-mail-stays': 'Security-related mail cannot be turned off.',
    'mail-change-days': 'The change takes effect within {{days}} days.',
    'article-gone': 'This article does not exist or has been withdrawn.',
  },
  zh: {
    'enter-your-name': '請輸入你的姓名。',
    'enter-email-address': '請輸入電郵地址。',
    'effective-email': '請輸入有效的電郵地址。',
    'enter-remarks': '請輸入留言內容。',
    sent: '發送成功。',
    'send-failure': '發送失敗。',
    'chat-hello': '你好，我想查詢貴店的服務。',
    'chat-about-order': '你好，我想查詢訂單 {{order}}。',
    'security-mail-stays': '與帳戶安全有關的電郵不能關閉。',
    'mail-change-days': '更改會於 {{days}} 日內生效。',
    'article-gone': '文章不存在或已撤下。',
  },
});
