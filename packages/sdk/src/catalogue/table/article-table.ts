import { commonUnit } from '../packs.ts';
import type { Specification } from '../types.ts';
import { type DimensionKind, splitDimensions } from './dimensions.ts';
import { compareNaturally } from './natural-order.ts';

/** Rows before "show more". */
export const ARTICLES_SHOWN = 5;

/** A row: a specification and its value in each dimension. */
export interface ArticleRow {
  readonly specification: Specification;
  readonly values: readonly string[];
}

/** The articles of a product as a table. */
export interface ArticleTable {
  readonly rows: readonly ArticleRow[];
  /** The differing dimensions, with their distinct values from small to large. */
  readonly dimensions: readonly {
    readonly kind: DimensionKind;
    readonly choices: readonly string[];
  }[];
  /** Parts of the text that all articles share. */
  readonly common: readonly string[];
  /** The unit that all are sold in; '' where they differ or have none. */
  readonly unit: string;
  /** The multiple that all are sold in; undefined where they differ. */
  readonly step: number | undefined;
  readonly hasPack: boolean;
  readonly hasExpiry: boolean;
  /** False where prices are hidden: price, quantity and button leave together. Spec: 1§6 */
  readonly hasPrices: boolean;
}

const only = <T>(values: readonly T[]): T | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

/** Makes the table of a product's specifications, in the order of the server. */
export function articleTable(specifications: readonly Specification[]): ArticleTable {
  const { columns, common } = splitDimensions(specifications.map(({ name }) => name));
  return {
    rows: specifications.map((specification, at) => ({
      specification,
      values: columns.map(({ values }) => values[at] ?? ''),
    })),
    dimensions: columns.map(({ kind, values }) => ({
      kind,
      choices: [...new Set(values)].toSorted(compareNaturally),
    })),
    common,
    unit: commonUnit(specifications),
    step: only(specifications.map(({ step }) => step)),
    hasPack: specifications.some(({ pack, unit }) => pack !== '' || unit !== ''),
    hasExpiry: specifications.some(({ expires }) => expires !== undefined),
    hasPrices: specifications.some(({ offer }) => offer.price.kind !== 'hidden'),
  };
}

/** The sort and the filters of a table, by the position of the dimension. */
export interface Arrangement {
  readonly sort?: { readonly dimension: number; readonly isDescending: boolean } | undefined;
  /** Values to keep, by dimension; without an entry all are kept. */
  readonly chosen?: ReadonlyMap<number, string> | undefined;
}

/** The rows that pass the filters, sorted. Equal rows keep the order of the server; rows without a value come last. */
export function arrangeRows(
  rows: readonly ArticleRow[],
  { sort, chosen = new Map() }: Arrangement,
): readonly ArticleRow[] {
  const kept = rows.filter(({ values }) =>
    [...chosen].every(([at, value]) => values[at] === value),
  );
  if (!sort) return kept;
  const { dimension, isDescending } = sort;
  return kept.toSorted((one, other) => {
    const [a = '', b = ''] = [one.values[dimension], other.values[dimension]];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return isDescending ? compareNaturally(b, a) : compareNaturally(a, b);
  });
}

/** The rows before "show more": the first five, and those that the buyer chose. */
export function articlesShown(
  rows: readonly ArticleRow[],
  { isExpanded, isKept }: { readonly isExpanded: boolean; isKept(id: string): boolean },
): readonly ArticleRow[] {
  if (isExpanded) return rows;
  return rows.filter(({ specification }, at) => at < ARTICLES_SHOWN || isKept(specification.id));
}

/** The next sort of a dimension: from small to large, from large to small, the order of the server. */
export function nextArticleSort(sort: Arrangement['sort'], dimension: number): Arrangement['sort'] {
  if (sort?.dimension !== dimension) return { dimension, isDescending: false };
  return sort.isDescending ? undefined : { dimension, isDescending: true };
}
