import { inBoth } from '../language/messages.ts';
import { returnEntryMessages } from '../orders/return-entry-messages.ts';

/** Sentences of changes to applications; they arrive with the code that makes them. Spec: 2§4, 2§5 */
export const messages = inBoth({
  en: {
    ...returnEntryMessages.en,
    'return-apply-not-made': 'The shop has no record of it. Try again.',
    'return-waybill-closed': 'The waybill of this application can no longer be changed.',
    'return-waybill-unknown':
      'We did not hear back, so the waybill may already be saved. Look at the application again before you try once more.',
    'return-cancel-too-late': 'The merchant has answered, so this application cannot be cancelled.',
    'return-cancel-unknown':
      'We did not hear back, so the application may already be cancelled. Look at it again before you try once more.',
  },
  zh: {
    ...returnEntryMessages.zh,
    'return-apply-not-made': '商店未有記錄此申請，請再試。',
    'return-waybill-closed': '此申請的運單已不能更改。',
    'return-waybill-unknown': '未收到回覆，運單可能已儲存。請先查看申請，再決定是否重試。',
    'return-cancel-too-late': '商戶已回覆，不能取消此申請。',
    'return-cancel-unknown': '未收到回覆，申請可能已取消。請先查看申請，再決定是否重試。',
  },
});
