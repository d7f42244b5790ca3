import { bilingual } from '../../ui/foundation/words.ts';

export const subcategoryWords = bilingual({
  zh: {
    everything: (t: { name: string }) => `${t.name}全部產品`,
    none: '此分類未有子分類。',
  },
  en: {
    everything: (t) => `All in ${t.name}`,
    none: 'No subcategories here.',
  },
});
