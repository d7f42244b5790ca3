import { renderSVG } from 'uqr';

const SIDE = 280;

/** The provider's own HTML with a code in it. A page's policy holds in its frames too, so it has no style of its own. */
export function scanCode(text: string): string {
  const code = renderSVG(text, { ecc: 'M', border: 2 }).replace(
    '<svg ',
    `<svg width="${SIDE}" height="${SIDE}" role="img" aria-label="QR" `,
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>QR</title></head><body>${code}</body></html>`;
}
