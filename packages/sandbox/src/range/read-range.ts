import type { Cell, Grid } from '@clinicart/sdk/contract';
import { escapeHtml } from '../seed/load-catalogue.ts';
import { lineText } from './cells.ts';
import { type Field, fieldOf, lettersOf, REQUIRED, titleOf } from './columns.ts';
import { type RangeFault, UnusableFile } from './faults.ts';
import {
  type ImportedProduct,
  type ImportedRange,
  type ImportedSpecification,
  NO_PICTURE,
} from './imported.ts';
import { Places } from './places.ts';
import { blameIn, type FindPictures, type RangeRow, readRow } from './read-row.ts';
import { type Group, RowGroups } from './row-groups.ts';

/** Products and rows of a file. */
export const MOST_PRODUCTS = 50_000;
export const MOST_ROWS = 100_000;
/** Rows that are searched for the headings: a title and an address may come first. */
export const HEADING_WITHIN = 10;
/** Products that are new arrivals where no row says so: the last of the file. */
const NEWEST = 12;
/** Ids of specifications begin above those of products: either opens a product page. */
const FIRST_SPECIFICATION = 1_000_001;

/** How a file is read. */
export interface RangeOptions {
  readonly name: string;
  readonly hash: string;
  /** YYYY-MM-DD, on which its products are listed. */
  readonly today: string;
  readonly skipBadRows: boolean;
  readonly findPictures: FindPictures;
  readonly pictures: ReadonlyMap<string, string>;
}

interface Heading {
  readonly at: number;
  readonly columns: Map<Field, number>;
  readonly unknown: readonly string[];
}

const isBlank = (cells: readonly Cell[]) => cells.every(({ text }) => text.trim() === '');

function findHeading(grid: Grid): Heading | undefined {
  let best: Heading | undefined;
  for (const [at, cells] of grid.slice(0, HEADING_WITHIN).entries()) {
    const columns = new Map<Field, number>();
    const unknown: string[] = [];
    cells.slice(0, 200).forEach(({ text }, column) => {
      const field = fieldOf(text.slice(0, 100));
      // A second column of a field is not read either.
      if (field !== undefined && !columns.has(field)) columns.set(field, column);
      else if (text.trim() !== '')
        unknown.push(`${lettersOf(column + 1)} ${lineText(text.slice(0, 60))}`);
    });
    if (columns.size > (best?.columns.size ?? 1)) best = { at, columns, unknown };
  }
  return best;
}

/** Faults for which no row can be read. */
function faultsOfFile(heading: Heading | undefined, rows: number): RangeFault[] {
  if (!heading)
    return [
      {
        what: {
          en: `None of the first ${HEADING_WITHIN} rows has headings such as "${titleOf('article')}" and "${titleOf('price')}".`,
          zh: `首 ${HEADING_WITHIN} 行沒有欄名，例如「${titleOf('article')}」及「${titleOf('price')}」。`,
        },
      },
    ];
  const missing = REQUIRED.filter((either) => !either.some((field) => heading.columns.has(field)));
  if (missing.length > 0)
    return missing.map((either) => {
      const titles = either.map(titleOf).join(' / ');
      return {
        what: { en: `The column "${titles}" is missing.`, zh: `欠缺「${titles}」一欄。` },
      };
    });
  if (rows === 0) return [{ what: { en: 'There are no products.', zh: '沒有產品。' } }];
  if (rows > MOST_ROWS)
    return [
      {
        what: {
          en: `There are ${rows.toLocaleString('en')} rows; at most ${MOST_ROWS.toLocaleString('en')} are imported.`,
          zh: `共 ${rows} 行；最多匯入 ${MOST_ROWS} 行。`,
        },
      },
    ];
  return [];
}

/**
 * Reads the range of a file. Rows of the same name and brand are specifications of one product.
 * @throws UnusableFile with every fault: of the file, or of its rows unless those are to be left out.
 */
export function rangeOf(grid: Grid, options: RangeOptions): ImportedRange {
  const heading = findHeading(grid);
  const lines = grid
    .map((cells, at) => ({ cells, row: at + 1 }))
    .slice((heading?.at ?? 0) + 1)
    .filter(({ cells }) => !isBlank(cells));
  const ofFile = faultsOfFile(heading, lines.length);
  if (ofFile.length > 0 || !heading) throw new UnusableFile(options.name, ofFile, lines.length);

  const { columns, unknown } = heading;
  const faults: RangeFault[] = [];
  const places = new Places();
  const products = new RowGroups(places);
  for (const { cells, row } of lines) {
    const blame = blameIn(columns, row, faults);
    const read = readRow(cells, columns, row, options.findPictures, blame);
    const wrong = read && products.add(read);
    if (wrong) blame(wrong.field, wrong.what);
  }
  const { groups } = products;

  const stops = faults.length > 0 && !options.skipBadRows;
  if (stops || groups.length === 0) throw new UnusableFile(options.name, faults, lines.length);
  if (groups.length > MOST_PRODUCTS)
    throw new UnusableFile(
      options.name,
      [
        {
          what: {
            en: `There are ${groups.length.toLocaleString('en')} products; at most ${MOST_PRODUCTS.toLocaleString('en')} are imported.`,
            zh: `共 ${groups.length} 款產品；最多匯入 ${MOST_PRODUCTS} 款。`,
          },
        },
      ],
      lines.length,
    );
  return {
    ...assemble(groups, places, options),
    skipped: faults,
    unknownColumns: unknown,
  };
}

function assemble(
  groups: readonly Group[],
  places: Places,
  { name, hash, today, pictures }: RangeOptions,
) {
  const namesNew = groups.some(({ rows }) => rows.some(({ tags }) => tags.includes('new')));
  const brands = new Set<number>();
  const categories = new Map<number, string | undefined>();
  let nextSpecification = FIRST_SPECIFICATION;
  const products = groups.map((group, at): ImportedProduct => {
    const { first, rows, brandId, categoryId } = group;
    const shown = [...new Set(rows.flatMap((row) => row.pictures.slice(0, 1)))];
    const all = first.pictures.length > 0 ? first.pictures : shown.slice(0, 1);
    brands.add(brandId);
    categories.set(categoryId, categories.get(categoryId) ?? all[0]);
    const tags = new Set(rows.flatMap((row) => row.tags));
    if (rows.some((row) => row.discountPriceCents !== undefined)) tags.add('discount');
    if (!namesNew && at >= groups.length - NEWEST) tags.add('new');
    return {
      id: at + 1,
      name: first.name,
      categoryId,
      brandId,
      sellingPoint: first.selling,
      producer: first.producer,
      tags: [...tags],
      parameters: [],
      description: {
        zh: htmlOf(first.description.zh, first.description.en),
        en: htmlOf(first.description.en, first.description.zh),
      },
      pictures: all.length > 0 ? all : [NO_PICTURE],
      specifications: rows.map((row) => specificationOf(row, all[0], nextSpecification++)),
      sales: 0,
      listedAt: today,
    };
  });
  return {
    name,
    hash,
    brands: places.usedBrands(brands),
    categories: places.usedCategories(categories),
    products,
    specifications: nextSpecification - FIRST_SPECIFICATION,
    pictures,
  };
}

/** A description is text: nothing in it becomes markup. */
const htmlOf = (own: readonly string[], other: readonly string[]): string =>
  (own.length > 0 ? own : other).map((each) => `<p>${escapeHtml(each)}</p>`).join('');

function specificationOf(
  row: RangeRow,
  shown: string | undefined,
  id: number,
): ImportedSpecification {
  const [picture] = row.pictures;
  return {
    id,
    articleNumber: row.article,
    standard: row.specification,
    unit: row.unit,
    containerQuantity: row.pack,
    priceCents: row.priceCents,
    ...(row.discountPriceCents === undefined ? {} : { discountPriceCents: row.discountPriceCents }),
    stock: row.stock,
    sellPartCount: row.multiple,
    ...(row.limit === undefined ? {} : { buyLimit: row.limit }),
    ...(row.useBy === undefined ? {} : { expiredDate: row.useBy }),
    uniformCode: row.barcode,
    ...(picture === undefined || picture === shown ? {} : { picture }),
  };
}
