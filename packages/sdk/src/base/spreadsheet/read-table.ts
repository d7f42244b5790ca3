import { type Explanation, refuse } from '../values/explanation.ts';
import { Unfit } from './archive.ts';
import { decodeText } from './encoding.ts';
import type { Cell, Grid, TableLimits } from './table.ts';
import { readWorkbook } from './workbook.ts';

const MEGABYTE = 1_048_576;

/** Why a file has no table to read. */
export type TableFault =
  | 'file-too-large'
  | 'file-empty'
  | 'file-locked'
  | 'file-old-excel'
  | 'file-no-table'
  | 'file-broken'
  | 'workbook-too-large'
  | 'sheet-too-large';

/** The cells of a file, or why there are none. */
export type TableReading =
  | { readonly ok: true; readonly grid: Grid }
  | ({ readonly ok: false } & Explanation<TableFault>);

/** Options of texts with separators. */
export interface TextOptions {
  /** Whether full-width commas separate columns too, in a text without quotes: only where no cell is a sentence. */
  readonly fullWidth: boolean;
  /** Rows that are read at most; a file with more is refused, and columns further out are left out. */
  readonly most?: Pick<TableLimits, 'rows' | 'columns'>;
}

/** Both old workbooks and encrypted new ones come in this container. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const PDF = [0x25, 0x50, 0x44, 0x46];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Searches for a name in the container's encoding. */
function holdsWide(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(word);
}

/** Reads the bytes of a CSV or XLSX file. Its bytes tell its format, not its name. */
export async function readTable(
  source: Uint8Array | ArrayBuffer | Blob,
  limits: TableLimits,
  options: TextOptions,
): Promise<TableReading> {
  const size = source instanceof Blob ? source.size : source.byteLength;
  if (size > limits.bytes) return refuse('file-too-large', { megabytes: limits.bytes / MEGABYTE });
  const bytes = new Uint8Array(source instanceof Blob ? await source.arrayBuffer() : source);
  if (bytes.length === 0) return refuse('file-empty');
  if (startsWith(bytes, OLD_EXCEL))
    return refuse(holdsWide(bytes, 'EncryptedPackage') ? 'file-locked' : 'file-old-excel');
  if (startsWith(bytes, ZIP)) return tableOfWorkbook(bytes, limits);
  if (startsWith(bytes, PDF)) return refuse('file-no-table');
  const read = decodeText(bytes);
  if (!read) return refuse('file-no-table');
  if (read.text.trim() === '') return refuse('file-empty');
  const grid = await gridOfText(read.text, options);
  const { rows, columns } = options.most ?? { rows: grid.length, columns: 0 };
  return grid.length > rows
    ? refuse('sheet-too-large', { cell: `A${rows + 1}`, rows, columns })
    : { ok: true, grid };
}

/** Characters in which the separator is searched. */
const SAMPLE = 65_536;

/** The separator that most lines have; a tab before all others, since no number contains one. */
function separatorOf(text: string): string {
  // Quoted text is inside a cell.
  const lines = text
    .slice(0, SAMPLE)
    .replace(/"[^"]*"/g, '')
    .split('\n', 200)
    .filter((line) => line.trim() !== '');
  const having = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  if (having('\t') * 2 >= lines.length) return '\t';
  const marks = [',', ';', '|'].sort((a, b) => having(b) - having(a));
  return marks[0] ?? ',';
}

/** Removes the apostrophe with which an export guards formulas. */
const unguarded = (text: string) => (/^'+[=+\-@\t\n]/.test(text) ? text.slice(1) : text);

/** Reads a text with separators. */
export async function gridOfText(text: string, { fullWidth, most }: TextOptions): Promise<Grid> {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const typed =
    !fullWidth || plain.includes('"') ? plain : plain.replace(/[，、]/g, ',').replace(/；/g, ';');
  const body = typed.replace(/^sep=.\n/i, '\n');
  const { data } = papa.parse<string[]>(body, {
    delimiter: separatorOf(body),
    newline: '\n',
    // 0 is every row.
    preview: most === undefined ? 0 : most.rows + 1,
  });
  return data.map((cells) =>
    cells.slice(0, most?.columns).map((each): Cell => ({ text: unguarded(each) })),
  );
}

async function tableOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
): Promise<TableReading> {
  try {
    return { ok: true, grid: await readWorkbook(bytes, limits) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const { reason, cell = '' } = error;
    return reason === 'sheet-too-large'
      ? refuse(reason, { cell, rows: limits.rows, columns: limits.columns })
      : refuse(reason);
  }
}
