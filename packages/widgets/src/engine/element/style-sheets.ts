import { type Styles, sentText, sheetsIn } from '../../ui/foundation/styles.ts';

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

function add(root: Document | ShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The sheets that a root has in the server's `<style>`. */
const keptSheets = new WeakMap<ShadowRoot, readonly string[]>();

/**
 * Adds the sheets of an element to its shadow root, before those that the page has added. Keeps the `<style>` in which
 * the server sent exactly these instead, and returns it: other objects with the same rules would restyle the whole
 * element. One that a content policy blocks is no sheet of the root.
 */
export function adopt(root: ShadowRoot, sheets: readonly string[]): Node | null | undefined {
  // The text is long.
  const text = root.styleSheets.length > 0 ? sentText(sheets) : undefined;
  for (const { ownerNode } of root.styleSheets) {
    if (ownerNode?.textContent !== text) continue;
    keptSheets.set(root, sheets);
    return ownerNode;
  }
  adoptFirst(root, sheets);
  return undefined;
}

/** Adds the sheets of an element to a shadow root without a `<style>`, before those that the page has added. */
export function adoptFirst(root: ShadowRoot, sheets: readonly string[]): void {
  const ours = sheets.map((css) => sheetOf(root.ownerDocument, css));
  root.adoptedStyleSheets = [...new Set([...ours, ...root.adoptedStyleSheets])];
}

/** Adds the sheets of a part that loads later to the shadow root that shows it, after those that are there. */
export function adoptAlso(root: ShadowRoot, styles: Styles): void {
  const kept = keptSheets.get(root);
  for (const css of sheetsIn(styles))
    if (!kept?.includes(css)) add(root, sheetOf(root.ownerDocument, css));
}

const users = new WeakMap<CSSStyleSheet, number>();

/** Adds the sheets of an element's light-DOM children to the root that holds it. Returns how to remove them. */
export function adoptLight(root: Document | ShadowRoot, styles: readonly string[]): () => void {
  const document = root instanceof Document ? root : root.ownerDocument;
  const sheets = styles.map((css) => sheetOf(document, css));
  for (const sheet of sheets) {
    users.set(sheet, (users.get(sheet) ?? 0) + 1);
    add(root, sheet);
  }
  return () => {
    for (const sheet of sheets) users.set(sheet, (users.get(sheet) ?? 1) - 1);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => users.get(sheet) !== 0);
  };
}
