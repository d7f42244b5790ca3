import type { Language } from '../language/rules.ts';
import { type CompareCell, type ComparedProduct, textCell } from './cells.ts';
import { ownCells, type RowName } from './own-cells.ts';
import { pageParameters } from './page-parameters.ts';

/** The groups of rows, in their order. */
export const ROW_GROUPS = ['supply', 'parameters', 'certificates'] as const;

export type RowGroup = (typeof ROW_GROUPS)[number];

/** A row of the comparison. */
export interface CompareRow {
  /** The name of an own row, or the title of a parameter. */
  readonly key: string;
  readonly group: RowGroup;
  readonly title: string;
  /** One for each product, in their order. */
  readonly cells: readonly CompareCell[];
  /** Do several products all have the same? */
  readonly isEqual: boolean;
}

const SUPPLY: readonly RowName[] = [
  'article',
  'unitPrice',
  'piecePrice',
  'pack',
  'multiple',
  'stock',
  'expires',
];
const CERTIFICATES: readonly RowName[] = ['brand', 'producer', 'ce', 'fda', 'offers'];

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The technical parameters by title, in the order of the first product that has them. */
function parameterRows(compared: readonly ComparedProduct[], ownTitles: readonly string[]) {
  const own = new Set(ownTitles.map(folded));
  const parameters = compared.map(
    ({ product }) =>
      new Map(pageParameters(product.descriptionHtml).map((each) => [folded(each.title), each])),
  );
  const titles = new Map<string, string>();
  for (const [key, { title }] of parameters.flatMap((all) => [...all]))
    if (!own.has(key) && !titles.has(key)) titles.set(key, title);
  return [...titles].map(([key, title]) => ({
    title,
    cells: parameters.map((all) => textCell(all.get(key)?.value)),
  }));
}

/** The content of a cell, whether it is the best or not. */
const contentOf = (cell: CompareCell) => JSON.stringify({ ...cell, isBest: undefined });

const areEqual = (cells: readonly CompareCell[]) =>
  cells.length > 1 && new Set(cells.map(contentOf)).size === 1;

export interface CompareOptions {
  readonly language: Language;
  /** Titles of the own rows in this language. */
  readonly titles: Readonly<Record<RowName, string>>;
}

/**
 * Returns the rows of a comparison, group by group. Leaves out a row that no product fills, and so every amount while
 * prices are hidden. A parameter with the title of an own row is not repeated. Spec: 1§3, 1§6
 */
export function compareRows(
  compared: readonly ComparedProduct[],
  { language, titles }: CompareOptions,
): readonly CompareRow[] {
  const own = ownCells(compared, language);
  const row = (group: RowGroup, key: string, title: string, cells: readonly CompareCell[]) => ({
    group,
    key,
    title,
    cells,
    isEqual: areEqual(cells),
  });
  const named = (group: RowGroup) => (name: RowName) => row(group, name, titles[name], own[name]);
  return [
    ...SUPPLY.map(named('supply')),
    ...parameterRows(compared, Object.values(titles)).map(({ title, cells }) =>
      row('parameters', title, title, cells),
    ),
    named('parameters')('sizes'),
    ...CERTIFICATES.map(named('certificates')),
  ].filter(({ cells }) => cells.some(({ kind }) => kind !== 'none'));
}
