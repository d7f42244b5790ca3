import { inBoth } from '../language/messages.ts';

/** Sentences of campaigns. `{{fact}}` is filled in. Spec: 1§5, 1§8, 2§8 */
export const messages = inBoth({
  en: {
    'campaign-over': 'This campaign does not exist or has ended.',
  },
  zh: {
    'campaign-over': '此活動不存在或已結束。',
  },
});
