import type { Language } from '@clinicart/sdk';

interface OfflineWords {
  readonly shownAt: (time: string) => string;
  readonly retry: string;
  readonly title: string;
  readonly why: string;
  readonly seen: string;
  readonly none: string;
}

/** Texts of pages without a connection. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  zh: {
    shownAt: (time) => `離線：顯示 ${time} 時的內容，不含價格，且只供閱讀。`,
    retry: '重新連線',
    title: '你已離線',
    why: '此頁需要網絡連線。',
    seen: '最近看過的頁面',
    none: '此裝置未有儲存頁面。',
  },
  en: {
    shownAt: (time) =>
      `Offline: this is the page as of ${time}, without prices and for reading only.`,
    retry: 'Reconnect',
    title: 'You are offline',
    why: 'This page needs a connection.',
    seen: 'Pages seen last',
    none: 'No page is stored on this device.',
  },
};
