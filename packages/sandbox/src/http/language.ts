export type Language = 'zh' | 'en';

/** Reads the LangEnv header: 2 is English, 3 Traditional Chinese, the default. Spec: 1§1, 2§9 */
export function languageOf(header: string | null | undefined): Language {
  return header?.trim() === '2' ? 'en' : 'zh';
}
