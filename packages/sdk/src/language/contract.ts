import type { Language } from './rules.ts';

/** The language in the body of points and campaign calls, where others have the LangEnv header. Spec: 2§7, 2§9 */
export const LANGUAGE_ENVS = {
  en: 'ENGLISH',
  zh: 'TRADITIONAL_CHINESE',
} as const satisfies Record<Language, string>;
