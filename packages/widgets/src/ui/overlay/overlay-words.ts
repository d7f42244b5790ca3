import * as commonWords from '../foundation/common-words.ts';
import { bilingual } from '../foundation/words.ts';

export const closeWords = bilingual({
  zh: { close: commonWords.close.zh, dismiss: '關閉訊息' },
  en: { close: commonWords.close.en, dismiss: 'Dismiss' },
});
