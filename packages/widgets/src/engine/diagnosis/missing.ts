/** Shows that the code of an element did not load. Imports nothing of the shared chunk, which may be missing, too. */

const WORDS = {
  zh: { failed: '此部分未能載入。', tryAgain: '再試一次' },
  en: { failed: 'This part could not be loaded.', tryAgain: 'Try again' },
};

/** The line of this mistake, by language; `diagnosis-words.ts` has the others. */
export const chunkSentence = {
  zh: (t: { subject: string; instead: string }) =>
    `${t.subject} 的程式未能載入。請把同一版本的所有檔案放在 ${t.instead}，並保留舊檔案。`,
  en: (t: { subject: string; instead: string }) =>
    `The code of ${t.subject} did not load. Put all files of one version below ${t.instead}, and keep the files of older versions.`,
};

const printed = new Set<string>();

/** The folder of the chunks. */
const FOLDER = import.meta.url.replace(/[^/]*$/, '');

/** Returns the words of the line about a tag. */
export const missingFacts = (tag: string) => ({ subject: `<${tag}>`, instead: FOLDER });

/** Prints the line about a tag, once. */
export function printMissing(tag: string): void {
  if (!printed.has(tag)) console.error(`clinicart: ${chunkSentence.en(missingFacts(tag))}`);
  printed.add(tag);
}

const CSS =
  ':host{display:block}.clinic-failure{all:initial;display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:12px 16px;border:1px solid #E5E2DB;border-radius:8px;background:#FFF;color:#1F1D19;font:14px/22px sans-serif}p{margin:0}button{min-height:36px;padding:0 16px;border:1px solid #CFCAC0;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}button:focus-visible{outline:2px solid #1A6B4B;outline-offset:2px}';

function failureBox(document: Document, language: 'zh' | 'en', onRetry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'clinic-failure';
  box.setAttribute('part', 'failure');
  box.setAttribute('role', 'alert');
  box.lang = language === 'zh' ? 'zh-Hant-HK' : 'en';
  const sentence = document.createElement('p');
  sentence.textContent = WORDS[language].failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = WORDS[language].tryAgain;
  button.addEventListener('click', onRetry);
  box.append(sentence, button);
  return box;
}

/**
 * Shows in place of the elements of a tag that their code did not load, fires `clinic-error` from each, and prints it
 * once, unless the page prevents the event.
 */
export function showMissing(tag: string, language: 'zh' | 'en' = 'zh', retry: () => void): void {
  const boxes: HTMLElement[] = [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  const message = chunkSentence.en(missingFacts(tag));
  let isPrinted = true;
  for (const element of document.querySelectorAll(tag)) {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const box = failureBox(document, language, () => {
      for (const each of boxes) each.remove();
      retry();
    });
    root.adoptedStyleSheets.push(sheet);
    root.append(box);
    boxes.push(box);
    const init = { detail: { tag, message }, bubbles: true, composed: true, cancelable: true };
    isPrinted = element.dispatchEvent(new CustomEvent('clinic-error', init)) && isPrinted;
  }
  if (isPrinted) printMissing(tag);
}
