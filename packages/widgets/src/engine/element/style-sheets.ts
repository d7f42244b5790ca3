/**
 * Style sheets as objects: one per text and document, shared by every element that names it, and
 * allowed by `style-src 'self'` where a `<style>` element is not.
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

/** Gives a shadow root its sheets, before any that the page itself has added to it. */
export function adopt(root: ShadowRoot, styles: readonly string[]): void {
  const ours = styles.map((css) => sheetOf(root.ownerDocument, css));
  const theirs = root.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet));
  root.adoptedStyleSheets = [...ours, ...theirs];
}

/** Gives a shadow root one more sheet: that of a part which came later. */
export function adoptAlso(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(root.ownerDocument, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

const users = new WeakMap<CSSStyleSheet, number>();

/** Gives the root that holds an element the sheets of its light-DOM children; the answer takes them back. */
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
