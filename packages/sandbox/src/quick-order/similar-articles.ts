import { editDistance } from '../catalogue/search/edit-distance.ts';
import { normalise } from '../catalogue/search/normalise.ts';
import type { Db } from '../db/db.ts';

/** Characters of a normalised article number. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Shorter prefixes match too many numbers. */
const SHORTEST = 4;
const LONGEST = 24;
const MOST_OF_ONE_GUESS = 8;

interface Article {
  readonly number: string;
  readonly plain: string;
}

const plainOf = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]+/gu, '');

const known = new WeakMap<Db, readonly Article[]>();

/** All article numbers by their letters and digits alone, in order. Read once. */
function articlesOf(db: Db): readonly Article[] {
  const articles = known.get(db);
  if (articles) return articles;
  const rows = db.all<{ number: string }>(
    'SELECT article_number number FROM specification s JOIN product p ON p.id = s.product_id AND p.on_shelf = 1',
  );
  const inOrder = rows
    .map(({ number }) => ({ number, plain: plainOf(number) }))
    .sort((one, other) => (one.plain < other.plain ? -1 : 1));
  known.set(db, inOrder);
  return inOrder;
}

/** Clears the cache; call it after the catalogue changed. */
export const clearSimilarArticles = (db: Db): boolean => known.delete(db);

/** Whether a word may be meant as an article number: letters or hyphens among digits. */
export function looksLikeArticle(typed: string): boolean {
  const plain = plainOf(typed);
  return /^[a-z0-9]+$/.test(plain) && /\d/.test(plain) && plain.length >= SHORTEST;
}

/** Yields the word and all words at edit distance 1. */
function* oneSlipFrom(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i += 1) {
    const [head, tail] = [word.slice(0, i), word.slice(i + 1)];
    if (tail) yield `${head}${tail[0]}${word[i]}${tail.slice(1)}`;
    for (const letter of LETTERS) yield head + letter + tail;
  }
  for (let i = 0; i <= word.length; i += 1) {
    for (const letter of LETTERS) yield word.slice(0, i) + letter + word.slice(i);
    if (i < word.length) yield word.slice(0, i) + word.slice(i + 1);
  }
}

function firstAtLeast(articles: readonly Article[], plain: string): number {
  let [low, high] = [0, articles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((articles[middle]?.plain ?? '') < plain) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Article numbers that begin like the typed one, ignoring hyphens, with at most one typo. Spec: 1§2 Search */
export function nearArticles(typed: string, db: Db, limit: number): { word: string }[] {
  const wanted = plainOf(typed).slice(0, LONGEST);
  if (wanted.length < SHORTEST) return [];
  const articles = articlesOf(db);
  const found = new Map<string, number>();
  for (const guess of new Set(oneSlipFrom(wanted))) {
    const first = firstAtLeast(articles, guess);
    for (const { number, plain } of articles.slice(first, first + MOST_OF_ONE_GUESS)) {
      if (!plain.startsWith(guess)) break;
      found.set(number, editDistance(wanted, plain, LONGEST));
    }
  }
  return [...found]
    .sort(([one, slips], [other, more]) => slips - more || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => ({ word }));
}
