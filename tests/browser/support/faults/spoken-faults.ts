// Texts that a screen reader would speak with the wrong voice, headings in the wrong order. WCAG 3.1.2, 1.3.1
import type { Page } from 'playwright';
import type { Lang } from '../../ui-text/common.ts';

/** Lists the texts of a page, shadow roots included, whose script is not that of the nearest `lang`. */
export async function unmarkedTexts(page: Page, language: Lang): Promise<string[]> {
  return page.evaluate((pageLanguage) => {
    const isHan = (text: string) => /\p{Script=Han}/u.test(text);
    // A word of at least three letters, such as a brand; neither an article number nor a unit.
    const isLatin = (text: string) =>
      !isHan(text) &&
      !/[@/]/.test(text) &&
      /(?<![\p{L}\p{N}-])\p{L}\p{Ll}{2,}(?![\p{L}\p{N}-])/u.test(text);
    const isForeign = pageLanguage === 'en' ? isHan : isLatin;
    const upwards = (node: Node) =>
      node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentElement;
    const languageOf = (node: Node): string => {
      for (let each = upwards(node); each; each = upwards(each)) {
        const lang = each.getAttribute('lang');
        if (lang) return lang;
      }
      return '';
    };
    const found = new Map<string, string>();
    const read = (node: Node) => {
      if (node instanceof Element) {
        if (/^(script|style|template|noscript|title)$/i.test(node.localName)) return;
        if (node.shadowRoot) read(node.shadowRoot);
      } else if (node instanceof Text && isForeign(node.data)) {
        const spoken = languageOf(node).slice(0, 2);
        const parent = node.parentElement;
        const place = `${parent?.localName}.${parent?.className || parent?.parentElement?.className}`;
        if (spoken === pageLanguage && !found.has(place))
          found.set(place, node.data.trim().slice(0, 40));
      }
      for (const child of node.childNodes) read(child);
    };
    read(document.body);
    return [...found].map(([place, text]) => `${place}: ${text}`);
  }, language);
}

/** Lists the headings of `main` that are more than one level below the one before. */
export async function skippedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings: Element[] = [];
    const read = (node: Node) => {
      if (node instanceof Element) {
        if (node.ariaHidden === 'true' || node instanceof HTMLTemplateElement) return;
        if (/^h[1-6]$/.test(node.localName) && node.checkVisibility()) headings.push(node);
        if (node.shadowRoot) read(node.shadowRoot);
      }
      for (const child of node.childNodes) read(child);
    };
    read(document.querySelector('main') ?? document.body);
    let level = 0;
    return headings.flatMap((heading) => {
      const own = Number(heading.localName.slice(1));
      const isSkipped = own > level + 1;
      level = own;
      return isSkipped ? [`${heading.localName}: ${heading.textContent?.trim()}`] : [];
    });
  });
}
