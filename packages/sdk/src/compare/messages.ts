import { inBoth } from '../language/messages.ts';

/** Sentences of comparing products. `{{fact}}` is filled in. */
export const messages = inBoth({
  en: {
    'compare-full': 'You can compare up to {{most}} products. Remove one first.',
  },
  zh: {
    'compare-full': '最多比較 {{most}} 款，請先移除其中一款。',
  },
});
