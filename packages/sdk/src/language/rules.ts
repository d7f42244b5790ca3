/** A language of the interface. */
export type Language = 'zh' | 'en';

/** A language as `<html lang>` names it: zh, zh-HK, zh-Hant, en-GB. */
export type LanguageTag = Language | `${Language}-${string}`;

/** Codes on the wire and in storage: 2 English, 3 Traditional Chinese. Spec: 1§1, 2§9 */
export const LANGUAGE_CODES: Readonly<Record<Language, '2' | '3'>> = { en: '2', zh: '3' };

/** BCP 47 tags for `lang` and `Intl`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hant-HK' };

/** Returns the language of a stored code; undefined for any other text. */
export function languageOfCode(code: string | undefined): Language | undefined {
  return code === '2' ? 'en' : code === '3' ? 'zh' : undefined;
}

/** A value that the server sends once per language: a name, or a picture with text. */
export interface InBoth {
  readonly zh: string | undefined;
  readonly en: string | undefined;
}

/** Returns the value of a language, else of the other, else ''. Spec: 1§3, 2§3 */
export function inLanguage(both: InBoth, language: Language): string {
  return both[language] || both.zh || both.en || '';
}
