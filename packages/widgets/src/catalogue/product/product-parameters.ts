import type { Product } from '@clinicart/sdk';
import type { Specification } from '@clinicart/sdk/catalogue';
import type { productWords } from './product-words.ts';

type Labels = Pick<
  (typeof productWords)['en'],
  'producer' | 'ce' | 'fda' | 'category' | 'produced' | 'uniformCode'
>;

/** Manufacturer, certificates and categories, with the own facts of an only specification. Spec: 1§3 */
export const parametersOf = (
  text: Labels,
  product: Product,
  only: Specification | undefined,
): readonly (readonly [label: string, value: string])[] =>
  [
    [text.producer, product.producer] as const,
    [text.ce, product.ceCode] as const,
    [text.fda, product.fdaCode] as const,
    [text.category, product.categories.join(' › ')] as const,
    [text.produced, only?.produced] as const,
    [text.uniformCode, only?.uniformCode] as const,
  ].filter((row): row is readonly [string, string] => Boolean(row[1]));
