import { bilingual, wordsOf } from '../../ui/foundation/bilingual.ts';
import type { Finding } from './finding.ts';
import { chunkSentence } from './missing.ts';

type Facts = Pick<Finding, 'subject' | 'instead'>;

/** One sentence for each mistake of a page, with its fix. */
export const diagnosisWords = bilingual({
  zh: {
    noApi: (_: Facts) => 'script 標籤沒有寫明商店伺服器。請加上 data-api="https://…"。',
    address: (t: Facts) => `${t.subject} 不是網址。請寫完整網址，例如 ${t.instead}。`,
    setting: (t: Facts) => `script 標籤的 ${t.subject} 不是設定。請改寫 ${t.instead}。`,
    value: (t: Facts) => `${t.subject} 的值無效。請改寫 ${t.instead}。`,
    route: (t: Facts) => `data-routes 的 ${t.subject} 不是商店的頁面。請改寫 ${t.instead}。`,
    routeAddress: (t: Facts) =>
      `data-routes 的 ${t.subject} 不是「名稱=網址」。請改寫 ${t.instead}。`,
    tag: (t: Facts) => `${t.subject} 不是商店的元件。請改寫 ${t.instead}。`,
    attribute: (t: Facts) => `${t.subject} 不是此元件的屬性。請改寫 ${t.instead}。`,
    id: (t: Facts) => `${t.subject} 沒有寫明編號。請加上 ${t.instead}。`,
    secondTag: (t: Facts) =>
      `另一個 script 標籤的 ${t.subject} 無效：只有第一個標籤的設定生效。請寫在第一個標籤，並移除另一個。`,
    policy: (t: Facts) =>
      `網頁的內容安全政策封鎖了 ${t.subject}。請在政策的 ${t.instead} 加上 ${t.subject}。`,
    mixedContent: (t: Facts) =>
      `瀏覽器封鎖了 ${t.subject}：https 網頁不能使用 http 伺服器。請在 data-api 改寫 ${t.instead}。`,
    cors: (t: Facts) =>
      `${t.subject} 有回應，但不允許此網頁讀取（CORS）。請在伺服器加上標頭 Access-Control-Allow-Origin: ${t.instead}，並容許 OPTIONS 請求及其標頭。`,
    unreachable: (t: Facts) => `${t.subject} 沒有回應。請核對 data-api，並確認伺服器正在運作。`,
    chunk: chunkSentence.zh,
    versions: (t: Facts) =>
      `此網頁先載入了商店的 ${t.instead} 版，${t.subject} 版不能與它同時使用，因此沒有啟動。請只保留其中一個版本的 script 標籤。`,
    product: (t: Facts) => `${t.subject}：商店沒有這個編號的產品。請核對 ${t.instead}。`,
    prototype: (t: Facts) =>
      `此網頁改動了 ${t.subject}，令商店不能運作。請移除或更新改動它的程式。`,
  },
  en: {
    noApi: () => 'The script tag names no shop server. Add data-api="https://…" to it.',
    address: (t) => `${t.subject} is no web address. Write it in full, for example ${t.instead}.`,
    setting: (t) => `${t.subject} is no setting of the script tag. Write ${t.instead}.`,
    value: (t) => `${t.subject} has no meaning. Write ${t.instead}.`,
    route: (t) => `${t.subject} in data-routes is no page of the shop. Write ${t.instead}.`,
    routeAddress: (t) => `${t.subject} in data-routes is no name=address. Write ${t.instead}.`,
    tag: (t) => `${t.subject} is no element of the shop. Write ${t.instead}.`,
    attribute: (t) => `${t.subject} is no attribute of this element. Write ${t.instead}.`,
    id: (t) => `${t.subject} does not say what to show. Add ${t.instead}.`,
    secondTag: (t) =>
      `${t.subject} on a second script tag has no effect: the first tag’s settings count. Write it there, and remove the second tag.`,
    policy: (t) =>
      `The page’s content security policy blocks ${t.subject}. Add ${t.subject} to its ${t.instead}.`,
    mixedContent: (t) =>
      `The browser blocks ${t.subject}: an https page cannot use an http server. Write ${t.instead} in data-api.`,
    cors: (t) =>
      `${t.subject} answers, but does not let this page read the answer (CORS). On the server, send Access-Control-Allow-Origin: ${t.instead}, and allow OPTIONS requests and the headers that they name.`,
    unreachable: (t) =>
      `${t.subject} does not answer. Check the address in data-api, and that the server is running.`,
    chunk: chunkSentence.en,
    versions: (t) =>
      `Version ${t.subject} of the shop did not start: this page has loaded version ${t.instead} before, which cannot share a page with it. Keep the script tag of one version.`,
    product: (t) => `${t.subject}: the shop has no product with this id. Check ${t.instead}.`,
    prototype: (t) =>
      `The page has changed ${t.subject}, and the shop cannot work with it. Remove or update the script that changes it.`,
  },
});

/** Returns the sentence of a mistake. */
export function sentenceOf(found: Finding, language: 'zh' | 'en'): string {
  return wordsOf(diagnosisWords, language)[found.name](found);
}
