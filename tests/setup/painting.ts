/**
 * The rule of a page that is not drawn. Drawing takes a tenth of the processor's time, and only contrasts, layout shifts and
 * pictures depend on it: what measures those adds {@link DRAWN}. Layout, hit tests, focus and the accessibility tree are as
 * before. The top layer and print are drawn; the document of each frame has the rule too.
 */
export const UNDRAWN = '@media screen { html { opacity: 0 !important } }';

/** The rule that draws a page, in any of its sheets. */
export const DRAWN = '@media screen { html:root { opacity: 1 !important } }';

/** Adds a rule to the page; runs in it, before its scripts or later. */
export function addRule(rule: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
}
