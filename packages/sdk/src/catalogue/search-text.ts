import { cleanLine } from '../base/wire/typed-text.ts';

/** The longest keyword that is searched, shown and written into a URL; the rest is left out. */
export const KEYWORD_LENGTH = 100;

/** The longest keyword that a box, a URL or a call may carry, so that the results can say that it was cut. */
export const TYPED_KEYWORD_LENGTH = 2 * KEYWORD_LENGTH;

/** Characters that no keyword has: blanks, controls, and surrogate halves. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Cs}\uFFFD]+/gu;

/** Normalises a typed keyword: one line, no stray blanks, at most `KEYWORD_LENGTH` characters. */
export function searchText(typed: string): string {
  const line = cleanLine(typed.slice(0, 4 * KEYWORD_LENGTH).replace(BETWEEN_WORDS, ' '));
  return [...line].slice(0, KEYWORD_LENGTH).join('').trim();
}

/** Has this keyword the full length, so that more may have been typed? */
export function isFullLength(keyword: string): boolean {
  return [...keyword].length >= KEYWORD_LENGTH;
}
