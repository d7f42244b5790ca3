import type { Language } from './rules.ts';

/**
 * Fills the blank `{{unit}}` that follows a quantity, with its space: the unit of sale where the rule knows it, else
 * the neutral word: 件 in Chinese, none in English. Spec: 1§3 unit
 */
export function unitBlank(language: Language, unit: string | number | undefined): string {
  if (unit !== undefined && unit !== '') return ` ${unit}`;
  return language === 'zh' ? ' 件' : '';
}
