import { bilingual } from './words.ts';

// Words of the components of a page's first load. Other components keep their words beside them, because a chunk
// contains whole files.

export const busyWords = bilingual({
  zh: { loading: '載入中', working: '處理中' },
  en: { loading: 'Loading', working: 'Working' },
});

/** Words of every failure to load or to act; engine/boundary.tsx uses the same words. */
export const failureWords = bilingual({
  zh: { failed: '未能載入', tryAgain: '再試一次' },
  en: { failed: 'Could not load', tryAgain: 'Try again' },
});

export const priceWords = bilingual({
  zh: { was: '原價' },
  en: { was: 'Was' },
});

export const stepperWords = bilingual({
  zh: {
    minus: (t: { label: string }) => `減少${t.label}`,
    plus: (t: { label: string }) => `增加${t.label}`,
  },
  en: {
    minus: (t) => `Decrease ${t.label}`,
    plus: (t) => `Increase ${t.label}`,
  },
});
