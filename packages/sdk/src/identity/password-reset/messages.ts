import { doneMessages } from '../../language/done-messages.ts';
import { inBoth } from '../../language/messages.ts';
import { signInMessages } from '../session/sign-in-messages.ts';

/** Sentences of a forgotten password. Spec: 1§4, 1§5, 2§5 */
export const messages = inBoth({
  en: {
    ...doneMessages.en,
    ...signInMessages.en,
    'code-first': 'You need a code to set a new password. Start here.',
    'reset-unconfirmed':
      'We did not hear back, so your new password may already work. Try again, or log in with it.',
    'reset-not-yet': 'We did not hear back, and your new password does not work yet. Try again.',
  },
  zh: {
    ...doneMessages.zh,
    ...signInMessages.zh,
    'code-first': '設定新密碼前須先取得驗證碼，請由此開始。',
    'reset-unconfirmed': '未收到商店回覆，新密碼可能已生效。請再試，或以新密碼登入。',
    'reset-not-yet': '未收到商店回覆，新密碼尚未生效，請再試。',
  },
});
