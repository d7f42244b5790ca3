import type { Language } from '@clinicart/sdk';
import { LANGUAGE_TAGS } from '@clinicart/sdk/language';

/** Returns the `lang` of a Chinese name on an English page, such as a region without an English name. WCAG 3.1.2 */
export const chineseOf = (name: string | undefined, language: Language): string | undefined =>
  language === 'en' && /\p{Script=Han}/u.test(name ?? '') ? LANGUAGE_TAGS.zh : undefined;
