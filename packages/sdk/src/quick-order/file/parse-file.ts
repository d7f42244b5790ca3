import { type Explanation, refuse } from '../../base/values/explanation.ts';
import { MOST_UPLOAD_BYTES } from '../../base/values/image-file.ts';
import { MOST_ROWS } from '../row.ts';
import { Unfit } from './archive.ts';
import { type Cell, type Grid, type GridReading, readGrid } from './detect-columns.ts';
import { decodeText } from './encoding.ts';
import { MOST_SHEET_COLUMNS, MOST_SHEET_ROWS } from './sheet.ts';
import { readWorkbook } from './workbook.ts';

const MEGABYTE = 1_048_576;

/** The source of an order: typed or pasted text, or the bytes of a CSV or XLSX file. */
export type OrderSource = string | Uint8Array | ArrayBuffer | Blob;

/** Why a text or a file cannot be read. */
export type OrderReadingReason =
  | 'file-too-large'
  | 'file-empty'
  | 'file-locked'
  | 'file-old-excel'
  | 'file-no-table'
  | 'file-broken'
  | 'workbook-too-large'
  | 'sheet-too-large'
  | 'no-rows'
  | 'too-many-rows';

/** The rows of a source, or why there are none. */
export type OrderReading =
  | ({ readonly ok: true } & GridReading)
  | ({ readonly ok: false } & Explanation<OrderReadingReason>);

/** Reads an order. The bytes of a file tell its format, not its name; 2 MB and 1,000 lines at most. Spec: 1§5 */
export async function readOrder(source: OrderSource): Promise<OrderReading> {
  if (typeof source === 'string') return outcome(await gridOfText(source));
  const size = source instanceof Blob ? source.size : source.byteLength;
  if (size > MOST_UPLOAD_BYTES)
    return refuse('file-too-large', { megabytes: MOST_UPLOAD_BYTES / MEGABYTE });
  const bytes = new Uint8Array(source instanceof Blob ? await source.arrayBuffer() : source);
  if (bytes.length === 0) return refuse('file-empty');
  if (startsWith(bytes, OLD_EXCEL))
    return refuse(holdsWide(bytes, 'EncryptedPackage') ? 'file-locked' : 'file-old-excel');
  if (startsWith(bytes, ZIP)) {
    const grid = await gridOfWorkbook(bytes);
    return 'reason' in grid ? grid : outcome(grid);
  }
  if (startsWith(bytes, PDF)) return refuse('file-no-table');
  const read = decodeText(bytes);
  if (!read) return refuse('file-no-table');
  return read.text.trim() === '' ? refuse('file-empty') : outcome(await gridOfText(read.text));
}

function outcome(grid: Grid): OrderReading {
  const reading = readGrid(grid);
  if (reading.rows.length === 0) return refuse('no-rows');
  if (reading.rows.length > MOST_ROWS)
    return refuse('too-many-rows', { rows: reading.rows.length, most: MOST_ROWS });
  return { ok: true, ...reading };
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

/** The separator that most lines have; a tab before all others, since no number contains one. */
function separatorOf(text: string): string {
  // Quoted text is inside a cell.
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n', 200)
    .filter((line) => line.trim() !== '');
  const having = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  if (having('\t') * 2 >= lines.length) return '\t';
  const marks = [',', ';', '|'].sort((a, b) => having(b) - having(a));
  return marks[0] ?? ',';
}

/** Removes the apostrophe with which an export guards formulas. */
const unguarded = (text: string) => (/^'+[=+\-@\t\n]/.test(text) ? text.slice(1) : text);

async function gridOfText(text: string): Promise<Grid> {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  // Full-width commas separate columns too, but not inside quotes.
  const typed = plain.includes('"') ? plain : plain.replace(/[，、]/g, ',').replace(/；/g, ';');
  const body = typed.replace(/^sep=.\n/i, '\n');
  const { data } = papa.parse<string[]>(body, { delimiter: separatorOf(body), newline: '\n' });
  return data.map((cells) => cells.map((each): Cell => ({ text: unguarded(each) })));
}

async function gridOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Grid | (OrderReading & { ok: false })> {
  try {
    return await readWorkbook(bytes);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const { reason, cell = '' } = error;
    return reason === 'sheet-too-large'
      ? refuse(reason, { cell, rows: MOST_SHEET_ROWS, columns: MOST_SHEET_COLUMNS })
      : refuse(reason);
  }
}
