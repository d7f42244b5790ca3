/** Parts of the header that a page may leave out. Spec: 1§2 (cart, forgot password) */
export const HEADER_PARTS = ['classification', 'search', 'language', 'cart'] as const;
export type HeaderPart = (typeof HEADER_PARTS)[number];

/** Reads the attribute `hide`; words that name no part are ignored. */
export function hiddenParts(hide: string | undefined): ReadonlySet<HeaderPart> {
  const words = new Set(hide?.split(/\s+/));
  return new Set(HEADER_PARTS.filter((part) => words.has(part)));
}
