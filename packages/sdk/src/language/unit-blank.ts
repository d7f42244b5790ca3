import type { Language } from './rules.ts';

/**
 * Fills the blank `{{unit}}` that follows a quantity, with its no-break space: the unit of sale where the rule knows it, else
 * the neutral word: 件 in Chinese, none in English. Spec: 1§3 unit
 */
export function unitBlank(language: Language, unit: string | number | undefined): string {
  const word = unit || (language === 'zh' ? '件' : '');
  return word ? `\u00a0${word}` : '';
}
