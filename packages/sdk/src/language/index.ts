/** The two languages of the shop. */
export type { MessageKey } from './all-messages.ts';
export { noticeSentences } from './notice-messages.ts';
export type { InBoth, LanguageTag } from './rules.ts';
export { inLanguage, LANGUAGE_CODES, LANGUAGE_TAGS, languageOfCode } from './rules.ts';
