import { renderSVG } from 'uqr';

/** The provider's own HTML with a code in it, as wide as its frame. A page's policy holds in there, so it has no style. */
export function scanCode(text: string): string {
  const code = renderSVG(text, { ecc: 'M', border: 2 }).replace(
    '<svg ',
    '<svg width="100%" role="img" aria-label="QR" ',
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>QR</title></head><body>${code}</body></html>`;
}
