import * as commonWords from '../../ui/foundation/common-words.ts';
import { bilingual } from '../../ui/foundation/words.ts';

export const regionWords = bilingual({
  zh: {
    region: commonWords.region.zh,
    choose: '請選擇地區',
    levels: { province: '省／地區', city: '市／區域', district: '區／縣' },
    chooseLevel: { province: '請選擇', city: '請選擇', district: '請選擇' },
    loading: '正在載入地區',
    failed: '未能載入地區。',
  },
  en: {
    region: commonWords.region.en,
    choose: 'Choose region and district',
    levels: { province: 'Province or region', city: 'City or area', district: 'District' },
    chooseLevel: { province: 'Region', city: 'City / area', district: 'District' },
    loading: 'Loading regions',
    failed: 'The regions could not be loaded.',
  },
});
