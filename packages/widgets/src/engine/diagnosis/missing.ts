/** Shows that the code of an element did not load. Imports nothing of the shared chunk, which may be missing, too. */

const WORDS = {
  zh: { failed: '此部分未能載入。', tryAgain: '再試一次' },
  en: { failed: 'This part could not be loaded.', tryAgain: 'Try again' },
};

const CSS =
  ':host{display:block}.clinic-failure{all:initial;display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:12px 16px;border:1px solid #E5E2DB;border-radius:8px;background:#FFF;color:#1F1D19;font:14px/22px sans-serif}p{margin:0}button{min-height:36px;padding:0 16px;border:1px solid #CFCAC0;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}button:focus-visible{outline:2px solid #1A6B4B;outline-offset:2px}';

/** Replaces elements of a tag by a sentence and a button, until the tag is defined. */
export function showMissing(
  elements: Iterable<Element>,
  language: 'zh' | 'en',
  retry: () => void,
): void {
  const boxes: Element[] = [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  for (const element of elements) {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const document = element.ownerDocument;
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
    button.addEventListener('click', () => {
      for (const each of boxes) each.remove();
      retry();
    });
    box.append(sentence, button);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    root.append(box);
    boxes.push(box);
  }
}
