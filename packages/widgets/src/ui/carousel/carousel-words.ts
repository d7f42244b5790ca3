import { bilingual } from '../foundation/words.ts';

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
