/** A language of the interface. */
export type Language = 'zh' | 'en';

/** Codes on the wire and in storage: 2 English, 3 Traditional Chinese. Spec: 1§1, 2§9 */
export const LANGUAGE_CODES: Readonly<Record<Language, '2' | '3'>> = { en: '2', zh: '3' };

/** BCP 47 tags for `lang` and `Intl`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hant-HK' };

/** The language of a stored code, or undefined for any other text. */
export function languageOfCode(code: string | undefined): Language | undefined {
  return code === '2' ? 'en' : code === '3' ? 'zh' : undefined;
}
