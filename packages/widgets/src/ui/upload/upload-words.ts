import * as commonWords from '../foundation/common-words.ts';
import { bilingual } from '../foundation/words.ts';

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
