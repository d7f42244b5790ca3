export type Language = 'zh' | 'en';

/** Header LangEnv: 2 is English, 3 Traditional Chinese, which is also what nothing means. Spec: 1§1, 2§9 */
export function languageOf(header: string | null | undefined): Language {
  return header?.trim() === '2' ? 'en' : 'zh';
}
