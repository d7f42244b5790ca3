/** Words in two languages, without React: the loader's side and `@clinicart/doctor` read them, too. */
import type { Language } from './context.tsx';

type Phrase = string | ((facts: never) => string);

/** Sentences by key; a key may also hold a group (`status: { paid: … }`). */
export interface Phrases {
  [key: string]: Phrase | Phrases;
}

/** The required shape of the other language: the same keys with the same facts, no more and no less. */
type Counterpart<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (facts: infer F) => string
      ? (facts: F) => string
      : Counterpart<T[K]>;
};

/** Words of one domain in both languages. */
export interface Bilingual<W> {
  readonly zh: W;
  readonly en: W;
}

/**
 * Declares words in both languages. A missing key, a sentence for a function, or functions that need different facts do
 * not compile.
 *
 * @example
 * const cartWords = bilingual({
 *   zh: { add: '加入購物車', left: ({ count }: { count: number }) => `餘 ${count} 盒。` },
 *   en: { add: 'Add to cart', left: ({ count }) => `${count} left.` },
 * });
 */
export function bilingual<T extends Phrases>(words: {
  zh: T;
  en: Counterpart<NoInfer<T>>;
}): Bilingual<T>;
// @__NO_SIDE_EFFECTS__
export function bilingual(words: unknown): unknown {
  return words;
}

/** Returns the words in a language, outside React. */
export function wordsOf<W>(words: Bilingual<W>, language: Language): W {
  return words[language];
}
