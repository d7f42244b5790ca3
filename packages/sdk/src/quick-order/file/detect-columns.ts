import { type Cell, type Grid, plainHeading as heading } from '../../base/spreadsheet/table.ts';
import { cellText, type OrderRow, orderRow, type RowNote } from '../row.ts';
import { EXPORT_HEADINGS } from './export-words.ts';

/** The rows that were found in a grid. */
export interface GridReading {
  readonly rows: readonly OrderRow[];
  /** Headings and totals. Blank lines are not counted. */
  readonly skipped: number;
}

const ARTICLE = new Set(
  [
    'article',
    'article no',
    'article nos',
    'article number',
    'article code',
    'sku',
    'sku no',
    'item code',
    'item no',
    'item number',
    'item',
    'item ref',
    'product code',
    'product no',
    'product number',
    'product id',
    'part no',
    'part number',
    'cat no',
    'catalogue no',
    'code',
    'catalog no',
    'catalogue number',
    'ref',
    'ref no',
    'reference',
    'stock code',
    'model',
    '貨號',
    '貨品編號',
    '貨品號碼',
    '貨品號',
    '貨品',
    '產品編號',
    '產品貨號',
    '產品號碼',
    '產品號',
    '商品編號',
    '商品號',
    '商品貨號',
    '物料編號',
    '物品編號',
    '型號',
    '料號',
    '編號',
    '货号',
    '产品编号',
    '商品编号',
    '编号',
    '型号',
  ].map(heading),
);
/** Used only without a stronger heading: they may number the lines. */
const WEAK_ARTICLE = new Set(
  ['編號', '编号', 'item', 'code', 'ref', '貨品', 'model', '型號', '型号'].map(heading),
);
const QUANTITY = new Set(
  [
    'qty',
    'q ty',
    'quantity',
    'quantities',
    'order qty',
    'order quantity',
    'qty ordered',
    'count',
    'quantity ordered',
    'pcs',
    'pieces',
    'no of pieces',
    'units',
    'amount',
    'number of pieces',
    '數量',
    '件數',
    '訂購數量',
    '訂貨數量',
    '購買數量',
    '需求數量',
    '採購數量',
    '落單數量',
    '訂量',
    '数量',
    '件数',
    '订购数量',
    '數目',
  ].map(heading),
);
const TOTAL =
  /^(grand)?(sub)?totals?(qty|quantity|items|pieces)?$|^sum$|^(合計|總計|總數|總數量|小計|總和|共計|合计|总计|小计)/;

/** The columns; `own` marks a file that was exported here, which is read as it is. */
interface Columns {
  readonly at: number;
  readonly article: number;
  readonly quantity: number | undefined;
  readonly own: boolean;
}

/** The rows that are searched for a heading: a title and an address may come first. */
const HEADING_WITHIN = 10;

function findColumns(grid: Grid): Columns | undefined {
  for (const [at, cells] of grid.slice(0, HEADING_WITHIN).entries()) {
    const names = cells.map(({ text }) => heading(text));
    const strong = names.findIndex((name) => ARTICLE.has(name) && !WEAK_ARTICLE.has(name));
    const article = strong >= 0 ? strong : names.findIndex((name) => WEAK_ARTICLE.has(name));
    const found = names.findIndex((name) => QUANTITY.has(name));
    if (article < 0 && found < 0) continue;
    // A single word may be an article number; two columns or a strong word are a heading.
    if (article < 0 && names.filter(Boolean).length < 2) continue;
    if (strong < 0 && found < 0) continue;
    const quantity = found < 0 ? undefined : found;
    const fallback = names.findIndex((name, place) => name !== '' && place !== found);
    const own = EXPORT_HEADINGS.some((all) =>
      all.every((one, place) => heading(one) === names[place]),
    );
    const column = article >= 0 ? article : fallback;
    if (column >= 0) return { at, article: column, quantity, own };
  }
  return undefined;
}

/** Reads order lines from a grid, with or without headings. */
export function readGrid(grid: Grid): GridReading {
  const columns = findColumns(grid);
  return columns ? readColumns(grid, columns) : readPlain(grid);
}

const isBlank = (cells: readonly Cell[]) => cells.every(({ text }) => text.trim() === '');

function readColumns(grid: Grid, { at, article, quantity, own }: Columns): GridReading {
  const rows: OrderRow[] = [];
  let skipped = 0;
  grid.forEach((cells, place) => {
    if (place <= at) {
      if (!isBlank(cells)) skipped++;
      return;
    }
    if (isBlank(cells)) return;
    const number = cells[article];
    const count = quantity === undefined ? undefined : cells[quantity];
    const named = cellText(number?.text ?? '');
    const wanted = cellText(count?.text ?? '');
    if (!own && isNoOrder(cells, named, wanted)) {
      skipped++;
      return;
    }
    rows.push(orderRow(place + 1, named, wanted, noteOf(number, named)));
  });
  return { rows, skipped };
}

/** Is it a line of totals, or of remarks without number and quantity? */
function isNoOrder(cells: readonly Cell[], article: string, quantity: string): boolean {
  if (article === '' && quantity === '') return true;
  if (TOTAL.test(heading(article))) return true;
  return article === '' && cells.some(({ text }) => TOTAL.test(heading(text)));
}

/** A spreadsheet writes 120000, and 12E4, as 1.2E+05. */
const EXPONENT = /^\d(\.\d+)?e\+?\d+$/i;

const noteOf = (cell: Cell | undefined, text: string): RowNote | undefined =>
  EXPONENT.test(text) ? 'became-number' : cell?.note;

const hasLetter = (text: string) => /\p{L}/u.test(text);
const DIGITS = /^\d{1,6}$/;
const isNumeric = (text: string) => /^[-+]?\d[\d,.]*$/.test(text.normalize('NFKC'));
const isCount = (text: string) => DIGITS.test(text.normalize('NFKC').trim());

/** Reads lines without headings: number then quantity, or the other way where that is plain. */
function readPlain(grid: Grid): GridReading {
  const rows: OrderRow[] = [];
  let skipped = 0;
  const lines = grid.map((cells) => cells.filter(({ text }) => text.trim() !== ''));
  const firstLine = lines.findIndex((cells) => cells.length > 0);
  lines.forEach((cells, place) => {
    const [first, second, third] = cells;
    if (!first) return;
    const [article, quantity] = second
      ? inOrder(first.text, joined(second.text, third?.text, cells.length))
      : freeLine(first.text);
    if (TOTAL.test(heading(article)) || (place === firstLine && isHeadingOfOthers(lines, place))) {
      skipped++;
      return;
    }
    const cell = article === first.text ? first : second;
    rows.push(orderRow(place + 1, article, quantity, noteOf(cell, article)));
  });
  return { rows, skipped };
}

/** A line without a digit before a line with a quantity: a heading that is not on the list. */
function isHeadingOfOthers(lines: readonly (readonly Cell[])[], place: number): boolean {
  const cells = lines[place] ?? [];
  const next = lines.slice(place + 1).find((each) => each.length > 0);
  return (
    cells.length > 1 &&
    cells.every(({ text }) => !/\d/.test(text.normalize('NFKC'))) &&
    next?.some(({ text }) => isNumeric(text.trim())) === true
  );
}

/**
 * `A,1,000` may be a thousand, or 1 and another column. It is kept with a blank, which is no number, so that the buyer
 * decides.
 */
function joined(quantity: string, next: string | undefined, cells: number): string {
  const split =
    cells === 3 && /^\d{1,3}$/.test(quantity.trim()) && /^\d{3}$/.test(next?.trim() ?? '');
  return split ? `${quantity.trim()}, ${next?.trim()}` : quantity;
}

function inOrder(first: string, second: string): [article: string, quantity: string] {
  if (isCount(first) && hasLetter(second)) return [second, first];
  return [first, second];
}

/** The longest line without columns that a buyer may have typed. */
const LONGEST_LINE = 400;

/** Reads a line without columns: `A x 5`, `5 × A`, `A: 5`, `A 5`, `5 A`, or a number alone. */
function freeLine(text: string): [article: string, quantity: string] {
  const line = text.trim().slice(0, LONGEST_LINE);
  const after = /^(\S.*?)(?:\s+[x×✕*]\s*|\s*[×✕]\s*|\s*[:=：＝]\s*)([\d０-９]+)$/iu.exec(line);
  if (after?.[1] && after[2]) return [after[1], after[2]];
  const before = /^([\d０-９]{1,6})(?:\s*[x×✕*]\s+|\s*[×✕]\s*)(\S.*)$/iu.exec(line);
  if (before?.[1] && before[2]) return [before[2], before[1]];
  const blank = /^(\S.*?)\s+(\S+)$/u.exec(line);
  const head = /^(\S+)\s+(\S.*)$/u.exec(line);
  if (blank?.[1] && blank[2] && isNumeric(blank[2])) return inOrder(blank[1], blank[2]);
  if (head?.[1] && head[2] && isCount(head[1]) && hasLetter(head[2])) return [head[2], head[1]];
  return [line, ''];
}
