import { bilingual } from '../../ui/foundation/words.ts';

/** The state of a certification in a word or two. */
export const certificationWords = bilingual({
  zh: {
    approved: '已認證',
    'under-review': '審核中',
    rejected: '未獲認證',
    'change-certificate': '更換證書',
    'not-certified': '未認證',
  },
  en: {
    approved: 'Verified',
    'under-review': 'Under review',
    rejected: 'Rejected',
    'change-certificate': 'Renew certificate',
    'not-certified': 'Not verified',
  },
});
