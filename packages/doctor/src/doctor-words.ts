/** Sentences about mistakes that only an examination from outside names. `<clinic-doctor>` has the others. */
import { bilingual, type Finding } from './rules.ts';

type Facts = Pick<Finding, 'subject' | 'instead'>;

export const doctorWords = bilingual({
  zh: {
    noScript: (_: Facts) =>
      '此網頁的 HTML 沒有商店的 script 標籤。請加上 <script type="module" src="…/embed/clinicart.js" data-api="https://…">。',
    noModule: (t: Facts) => `${t.subject} 不是模組。請在 script 標籤寫上 ${t.instead}。`,
    noFile: (t: Facts) => `${t.subject} 沒有回應程式檔（${t.instead}）。請核對 script 標籤的 src。`,
    mixedScript: (t: Facts) =>
      `瀏覽器封鎖了 ${t.subject}：https 網頁不能載入 http 程式。請在 src 改寫 ${t.instead}。`,
    scriptCors: (t: Facts) =>
      `${t.subject} 有回應，但不允許其他網站載入。請在伺服器加上標頭 Access-Control-Allow-Origin: ${t.instead}。`,
    integrity: (t: Facts) =>
      `${t.subject} 與 integrity 不符，瀏覽器不會執行。請改寫 ${t.instead}。`,
    movingIntegrity: (t: Facts) =>
      `${t.subject} 會隨新版本更新，寫了 integrity 便會失效。請改用 ${t.instead}。`,
    chunks: (t: Facts) => `${t.subject} 沒有回應。請把同一版本的所有檔案放在 ${t.instead}。`,
    oldVersion: (t: Facts) =>
      `版本 ${t.subject} 已被取代，只保留一年。請改用 ${t.instead} 及其 integrity。`,
  },
  en: {
    noScript: () =>
      'The HTML of this page has no script tag of the shop. Add <script type="module" src="…/embed/clinicart.js" data-api="https://…">.',
    noModule: (t) => `${t.subject} is loaded as a classic script. Write ${t.instead} on its tag.`,
    noFile: (t) =>
      `${t.subject} does not answer with a script (${t.instead}). Check src of the script tag.`,
    mixedScript: (t) =>
      `The browser blocks ${t.subject}: an https page cannot load an http script. Write ${t.instead} in src.`,
    scriptCors: (t) =>
      `${t.subject} answers, but does not let other sites load it. On its server, send Access-Control-Allow-Origin: ${t.instead}.`,
    integrity: (t) =>
      `${t.subject} does not match its integrity, and browsers refuse it. Write ${t.instead}.`,
    movingIntegrity: (t) =>
      `${t.subject} changes with each release, and its integrity fails then. Write ${t.instead}.`,
    chunks: (t) => `${t.subject} does not answer. Put all files of one version below ${t.instead}.`,
    oldVersion: (t) =>
      `Version ${t.subject} has been replaced, and is kept for a year. Write ${t.instead}, with its integrity.`,
  },
});

export type OwnName = keyof typeof doctorWords.en;
