import { simplify } from './chinese-variants.ts';

/** Normalises a text for comparison: width, case, accents, script and repeated spaces do not count. */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return simplify(plain);
}

const WORDS = 8;

/** The words of a query; each must be found. Chinese is written without spaces, so a run of it is one word. */
export function wordsOf(query: string): string[] {
  return [...new Set(normalise(query.slice(0, 200)).split(' ').filter(Boolean))].slice(0, WORDS);
}

/**
 * Splits the words of a query that found nothing: 丁腈手套 has no spaces, yet the name is 丁腈檢查手套.
 * Separates scripts and cuts Han runs in pairs, the length of most Chinese words.
 */
export function smallerWords(words: readonly string[]): string[] {
  const runs = words.flatMap(
    (word) => word.match(/\p{Script=Han}{1,2}|[^\p{Script=Han}]+/gu) ?? [],
  );
  return [...new Set(runs)].slice(0, 2 * WORDS);
}

/** A word as an FTS5 string: nothing in it can be an operator. */
export const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Characters as people count them, so that one rare Han character is not taken for two. */
export const lengthOf = (word: string): number => [...word].length;
