import type { Bilingual } from './bilingual.ts';
import { useLanguage } from './context.tsx';

export { type Bilingual, bilingual, wordsOf } from './bilingual.ts';

/** Returns the words in the language of the widget. */
export function useWords<W>(words: Bilingual<W>): W {
  return words[useLanguage()];
}
