import { LANGUAGE_TAGS, type Language } from '@clinicart/sdk';

/** The `lang` of a name that is Chinese on an English page: the server's regions may have no other. WCAG 3.1.2 */
export const chineseOf = (name: string | undefined, language: Language): string | undefined =>
  language === 'en' && /\p{Script=Han}/u.test(name ?? '') ? LANGUAGE_TAGS.zh : undefined;
