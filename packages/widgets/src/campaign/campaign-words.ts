import { bilingual } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';

/** Words of a campaign page. */
export const campaignWords = bilingual({
  zh: {
    title: '活動專區',
    titleOf: ({ names }: { names: readonly string[] }) => `活動專區：${names.join('、')}`,
    sections: '活動分區',
    section: ({ position }: { position: number }) => `第 ${position} 區`,
    bannerOf: ({ name }: { name: string }) => `${name}推廣`,
    marked: '推介',
    addTitle: '選擇規格及數量',
    end: '已經到底了',
    overWhy: '可到優惠專區查看正在進行的優惠。',
    offers: commonWords.goToOffers.zh,
    loading: '正在載入活動',
  },
  en: {
    title: 'Campaign',
    titleOf: ({ names }) => `Campaign: ${names.join(', ')}`,
    sections: 'Sections of this campaign',
    section: ({ position }) => `Section ${position}`,
    bannerOf: ({ name }) => `Promotion for ${name}`,
    marked: 'Our pick',
    addTitle: 'Choose specification and quantity',
    end: 'You have reached the end',
    overWhy: 'See the offers that are running now.',
    offers: commonWords.goToOffers.en,
    loading: 'Loading the campaign',
  },
});
