import { type MarkedBrand, type, wordmark } from './ink.ts';
import type { ArtSize } from './render.ts';

function svg(size: ArtSize, viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${body}</svg>`;
}

/** The brand's name on white, for brand walls. */
export function renderBrandMark(brand: MarkedBrand, size: ArtSize): string {
  return svg(
    size,
    '0 0 320 120',
    `<rect width="320" height="120" fill="#FFFFFF"/>${wordmark(brand, 160, 72, 36, { fill: '#33302A', anchor: 'middle', fit: 264 })}`,
  );
}

/** A member's initial on a quiet ground; only the first character is drawn. */
export function renderAvatar(letter: string): string {
  const first = [...letter.trim()][0] ?? 'C';
  const drawn = /^[\p{L}\p{N}]$/u.test(first) ? first.toUpperCase() : 'C';
  return svg(
    { width: 160, height: 160 },
    '0 0 160 160',
    `<rect width="160" height="160" fill="#D9E9DF"/>${type(80, 105, drawn, 72, { weight: 600, fill: '#15573D', anchor: 'middle' })}`,
  );
}
