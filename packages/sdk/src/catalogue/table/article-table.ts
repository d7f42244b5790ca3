import { commonUnit } from '../packs.ts';
import type { Specification } from '../types.ts';
import { type DimensionKind, splitDimensions } from './dimensions.ts';
import { compareNaturally, isNaturallyOrdered } from './natural-order.ts';

/** Rows before "show more". */
export const ARTICLES_SHOWN = 5;

/** A row: a specification and its value in each dimension. */
export interface ArticleRow {
  readonly specification: Specification;
  readonly values: readonly string[];
}

/** The articles of a product as a table. */
export interface ArticleTable {
  /** From small to large where the first dimension has such an order, otherwise in the order of the server. */
  readonly rows: readonly ArticleRow[];
  /** The differing dimensions, with their distinct values from small to large. */
  readonly dimensions: readonly {
    readonly kind: DimensionKind;
    readonly choices: readonly string[];
  }[];
  /** The dimension by which the rows ascend from the start; undefined where they keep the order of the server. */
  readonly startDimension: number | undefined;
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

/** Makes the table of a product's specifications. */
export function articleTable(specifications: readonly Specification[]): ArticleTable {
  const { columns, common } = splitDimensions(specifications.map(({ name }) => name));
  const ordered = columns.map(({ values }) => isNaturallyOrdered(values));
  const rows = specifications.map((specification, at) => ({
    specification,
    values: columns.map(({ values }) => values[at] ?? ''),
  }));
  return {
    // Words without an order, such as colours, keep the order of the server: it may mean something.
    rows: ordered[0] ? rows.toSorted(byDimensions(ordered)) : rows,
    startDimension: ordered[0] ? 0 : undefined,
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

/** Specifications from small to large where they have such an order, otherwise in the order of the server. */
export const inNaturalOrder = (
  specifications: readonly Specification[],
): readonly Specification[] =>
  articleTable(specifications).rows.map(({ specification }) => specification);

/** Compares rows by their dimensions in turn, those without a natural order left out. */
const byDimensions =
  (ordered: readonly boolean[]) =>
  (one: ArticleRow, other: ArticleRow): number => {
    for (const [at, isOrdered] of ordered.entries()) {
      const order = isOrdered ? compareValues(one.values[at], other.values[at]) : 0;
      if (order !== 0) return order;
    }
    return 0;
  };

/** Compares two values of a dimension; a missing one comes last in both directions. */
function compareValues(one = '', other = '', isDescending = false): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return isDescending ? compareNaturally(other, one) : compareNaturally(one, other);
}

/** The sort and the filters of a table, by the position of the dimension. */
export interface Arrangement {
  readonly sort?: { readonly dimension: number; readonly isDescending: boolean } | undefined;
  /** Values to keep, by dimension; without an entry all are kept. */
  readonly chosen?: ReadonlyMap<number, string> | undefined;
}

/** The rows that pass the filters, sorted. Equal rows keep the order of the table; rows without a value come last. */
export function arrangeRows(
  rows: readonly ArticleRow[],
  { sort, chosen = new Map() }: Arrangement,
): readonly ArticleRow[] {
  const kept = rows.filter(({ values }) =>
    [...chosen].every(([at, value]) => values[at] === value),
  );
  if (!sort) return kept;
  const { dimension, isDescending } = sort;
  return kept.toSorted((one, other) =>
    compareValues(one.values[dimension], other.values[dimension], isDescending),
  );
}

/** The rows before "show more": the first five, and those that the buyer chose. */
export function articlesShown(
  rows: readonly ArticleRow[],
  { isExpanded, isKept }: { readonly isExpanded: boolean; isKept(id: string): boolean },
): readonly ArticleRow[] {
  if (isExpanded) return rows;
  return rows.filter(({ specification }, at) => at < ARTICLES_SHOWN || isKept(specification.id));
}

/** A direction of a column, by the name that `aria-sort` gives it. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** The direction in which the rows are sorted by a dimension: as the buyer chose it, otherwise as the table starts. */
export function articleDirection(
  { startDimension }: Pick<ArticleTable, 'startDimension'>,
  sort: Arrangement['sort'],
  dimension: number,
): SortDirection {
  if (!sort) return startDimension === dimension ? 'ascending' : 'none';
  if (sort.dimension !== dimension) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

/**
 * The next sort of a dimension: from small to large, from large to small, then the order in which the table starts, which
 * undefined stands for.
 */
export function nextArticleSort(
  table: Pick<ArticleTable, 'startDimension'>,
  sort: Arrangement['sort'],
  dimension: number,
): Arrangement['sort'] {
  const direction = articleDirection(table, sort, dimension);
  if (direction === 'ascending') return { dimension, isDescending: true };
  if (direction === 'descending' || table.startDimension === dimension) return undefined;
  return { dimension, isDescending: false };
}
