import * as commonWords from './common-words.ts';
import { bilingual } from './words.ts';

// One small table for each component, so that a bundle contains only the words of its components.

export const busyWords = bilingual({
  zh: { loading: '載入中', working: '處理中' },
  en: { loading: 'Loading', working: 'Working' },
});

export const carouselWords = bilingual({
  zh: {
    carousel: '輪播',
    slide: '投影片',
    slideOf: (t: { index: number; total: number }) => `第 ${t.index} 張，共 ${t.total} 張`,
    slides: '選擇一張',
    previous: '上一張',
    next: '下一張',
    pause: '暫停輪播',
    play: '播放輪播',
    stopAll: '停止全頁輪播',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (t) => `Slide ${t.index} of ${t.total}`,
    slides: 'Choose a slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause rotation',
    play: 'Play rotation',
    stopAll: 'Stop all rotation on this page',
  },
});

export const closeWords = bilingual({
  zh: { close: commonWords.close.zh, dismiss: '關閉訊息' },
  en: { close: commonWords.close.en, dismiss: 'Dismiss' },
});

export const confirmWords = bilingual({
  zh: { cancel: commonWords.cancel.zh },
  en: { cancel: commonWords.cancel.en },
});

export const copyWords = bilingual({
  zh: { copied: '已複製。', failed: '未能複製，請自行選取文字。' },
  en: { copied: 'Copied.', failed: 'Could not copy. Select the text and copy it yourself.' },
});

export const countdownWords = bilingual({
  zh: {
    days: '天',
    left: (t: { days: number; hours: number; minutes: number }) =>
      `尚餘 ${t.days ? `${t.days} 天 ` : ''}${t.hours} 小時 ${t.minutes} 分鐘`,
    fiveMinutes: '尚餘不足 5 分鐘。',
    oneMinute: '尚餘不足 1 分鐘。',
  },
  en: {
    days: 'd',
    left: (t) => `${t.days ? `${t.days} d ` : ''}${t.hours} h ${t.minutes} min left`,
    fiveMinutes: 'Less than 5 minutes left.',
    oneMinute: 'Less than 1 minute left.',
  },
});

/** Words of every failure to load or to act; engine/boundary.tsx uses the same words. */
export const failureWords = bilingual({
  zh: { failed: '未能載入', tryAgain: '再試一次' },
  en: { failed: 'Could not load', tryAgain: 'Try again' },
});

export const fieldWords = bilingual({
  zh: { optional: '（選填）' },
  en: { optional: ' (optional)' },
});

export const pagerWords = bilingual({
  zh: {
    label: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (t: { page: number; total: number }) => `第 ${t.page} 頁，共 ${t.total} 頁`,
  },
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (t) => `Page ${t.page} of ${t.total}`,
  },
});

export const passwordWords = bilingual({
  zh: { show: '顯示密碼', hide: '隱藏密碼', capsLock: '大寫鎖定已開' },
  en: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock on' },
});

export const priceWords = bilingual({
  zh: { was: '原價' },
  en: { was: 'Was' },
});

export const sortWords = bilingual({
  zh: { ascending: '由低至高', descending: '由高至低' },
  en: { ascending: 'low to high', descending: 'high to low' },
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

export const stepsWords = bilingual({
  zh: { done: '已完成' },
  en: { done: 'Done' },
});

export const trailWords = bilingual({
  zh: { label: '目前位置', back: '返回' },
  en: { label: 'Breadcrumb', back: 'Back' },
});

export const uploadWords = bilingual({
  zh: {
    drop: '將圖片拖放到這裡',
    choose: '選擇圖片',
    replace: '更換',
    remove: commonWords.remove.zh,
    stop: '停止上載',
    uploading: (t: { percent: number }) => `上載中，${t.percent}%`,
    uploaded: '已上載，處理中',
    preview: (t: { name: string }) => `預覽：${t.name}`,
    present: '現有圖片',
  },
  en: {
    drop: 'Drop a picture here',
    choose: 'Choose picture',
    replace: 'Replace',
    remove: commonWords.remove.en,
    stop: 'Stop',
    uploading: (t) => `Uploading, ${t.percent}%`,
    uploaded: 'Uploaded, processing',
    preview: (t) => `Preview of ${t.name}`,
    present: 'Current picture',
  },
});
