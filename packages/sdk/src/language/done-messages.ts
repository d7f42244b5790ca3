import { inBoth } from './messages.ts';

/** Sentences after a change that several domains make. Spec: 1§8, 2§8 */
export const doneMessages = inBoth({
  en: {
    submitted: 'Submitted.',
    modified: 'Updated.',
    'set-successfully': 'Your account is updated.',
  },
  zh: {
    submitted: '已提交。',
    modified: '已更新。',
    'set-successfully': '帳戶已更新。',
  },
});
