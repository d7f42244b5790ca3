import { cleanLine } from '../base/wire/typed-text.ts';

/** Characters of a word that are looked for, shown and written into an address; the rest is left out. */
export const KEYWORD_LENGTH = 100;

/** Longest keyword that a box, a URL or a call may carry, so that the results can say that it was cut. */
export const TYPED_KEYWORD_LENGTH = 2 * KEYWORD_LENGTH;

/** What no word is made of: blanks, controls, and halves of characters. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Cs}\uFFFD]+/gu;

/** What somebody typed, as it is looked for: one line, no stray blanks, at most `KEYWORD_LENGTH` characters. */
export function searchText(typed: string): string {
  const line = cleanLine(typed.slice(0, 4 * KEYWORD_LENGTH).replace(BETWEEN_WORDS, ' '));
  return [...line].slice(0, KEYWORD_LENGTH).join('').trim();
}

/** Whether a word is as long as it may be, so that more of it may have been typed than is looked for. */
export function isFullLength(keyword: string): boolean {
  return [...keyword].length >= KEYWORD_LENGTH;
}
