/**
 * Stops a page from drawing; runs in the page before its scripts. Drawing takes a tenth of the processor's time, and only
 * contrasts, layout shifts and pictures depend on it: what measures those draws the page with {@link DRAWN}. Layout, hit
 * tests, focus and the accessibility tree are as before. The top layer, print and frames of other documents are drawn.
 */
export function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html { opacity: 0 !important } }');
  document.adoptedStyleSheets.push(sheet);
}

/** The rule that draws a page, in any of its sheets. */
export const DRAWN = '@media screen { html:root { opacity: 1 !important } }';
