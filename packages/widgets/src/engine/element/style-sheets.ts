import { type Styles, sheetsIn } from '../../ui/foundation/styles.ts';

/**
 * Constructed style sheets: one per text and document, shared by all elements that use it. `style-src 'self'` allows
 * them, unlike `<style>` elements.
 */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(document: Document, css: string): CSSStyleSheet {
  const sheets = known.get(document) ?? new Map<string, CSSStyleSheet>();
  known.set(document, sheets);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Adds the sheets of an element to its shadow root, before those that the page has added. */
export function adopt(root: ShadowRoot, sheets: readonly string[]): void {
  const ours = sheets.map((css) => sheetOf(root.ownerDocument, css));
  const theirs = root.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet));
  root.adoptedStyleSheets = [...ours, ...theirs];
}

/** Adds the sheets of a part that loads later to the shadow root that shows it, after those that are there. */
export function adoptAlso(root: ShadowRoot, styles: Styles): void {
  for (const css of sheetsIn(styles)) {
    const sheet = sheetOf(root.ownerDocument, css);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

const users = new WeakMap<CSSStyleSheet, number>();

/** Adds the sheets of an element's light-DOM children to the root that holds it. Returns how to remove them. */
export function adoptLight(root: Document | ShadowRoot, styles: readonly string[]): () => void {
  if (styles.length === 0) return () => {};
  const document = root instanceof Document ? root : root.ownerDocument;
  const sheets = styles.map((css) => sheetOf(document, css));
  for (const sheet of sheets) {
    users.set(sheet, (users.get(sheet) ?? 0) + 1);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
  return () => {
    for (const sheet of sheets) users.set(sheet, (users.get(sheet) ?? 1) - 1);
    const kept = root.adoptedStyleSheets.filter((sheet) => users.get(sheet) !== 0);
    root.adoptedStyleSheets = kept;
  };
}
