import type { BrandTitle } from './brands.ts';
import type { SubcategoryKey } from './categories.ts';

/** Chinese first, then English. */
export type Pair = readonly [zh: string, en: string];

/** One brand's version of a line; price in HK dollars for the plain size, 0 for “enquire”; its own sizes if they differ. */
export type Maker = readonly [
  brand: BrandTitle,
  gradeZh: string,
  gradeEn: string,
  price: number,
  pointZh: string,
  pointEn: string,
  sizes?: readonly string[],
];

export type UnitKey =
  | 'box'
  | 'pack'
  | 'bottle'
  | 'piece'
  | 'roll'
  | 'tube'
  | 'set'
  | 'bag'
  | 'unit'
  | 'case'
  | 'tub'
  | 'syringe'
  | 'pair'
  | 'can'
  | 'card';

/**
 * A line of goods that several brands make in the same sizes.
 * `{g}` in the name is the place of the brand's grade; a size is `label`, or `label|中文|English|price factor`. The label
 * ends the article number; pictures print the English name.
 */
export interface Line {
  readonly sub: SubcategoryKey;
  /** Middle part of the article numbers, unique among lines. */
  readonly code: string;
  readonly art: string;
  readonly tint?: string;
  readonly name: Pair;
  readonly unit: UnitKey;
  readonly pack: Pair;
  readonly sold?: number;
  /** Shelf life in months; without it the goods do not expire. */
  readonly life?: number;
  readonly medicine?: boolean;
  readonly featured?: boolean;
  readonly sizes: readonly string[];
  readonly makers: readonly Maker[];
  readonly facts: readonly (readonly [zh: string, en: string, valueZh: string, valueEn: string])[];
  /** Its purpose: the first paragraph of the description. */
  readonly use: Pair;
}

/** Letter sizes as sold in Hong Kong: M 碼, size M. */
export function letters(...names: readonly string[]): string[] {
  return names.map((name) => `${name}|${name} 碼|Size ${name}`);
}
