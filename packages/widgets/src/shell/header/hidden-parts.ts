/** Parts of the header that a page can hide. Spec: 1§2 (cart, forgot password) */
export const HEADER_PARTS = ['classification', 'search', 'language', 'cart'] as const;
export type HeaderPart = (typeof HEADER_PARTS)[number];

/** Parses the attribute `hide`; ignores unknown words. */
export function hiddenParts(hide: string | undefined): ReadonlySet<HeaderPart> {
  const words = new Set(hide?.split(/\s+/));
  return new Set(HEADER_PARTS.filter((part) => words.has(part)));
}
