import { catalogueOfMessages } from './messages.ts';
import type { Translator } from './store.ts';

/** Without the catalogue: the key itself, for scripts that need no sentences. */
export const keysOnly: Translator = (_, { reason }) => reason;

/**
 * The message catalogue without i18next, for pages that count bytes: the same sentences (a test
 * compares every one), with blanks filled and English for a missing word.
 */
export const plainTranslator: Translator = (language, { reason, facts }) => {
  const sentences: Partial<Record<string, string>> = catalogueOfMessages[language];
  const sentence =
    sentences[reason] ?? (catalogueOfMessages.en as typeof sentences)[reason] ?? reason;
  return sentence.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(facts[name] ?? blank));
};
