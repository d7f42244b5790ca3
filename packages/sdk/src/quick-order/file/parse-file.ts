import {
  gridOfText,
  readTable,
  type TableFault,
  type TextOptions,
} from '../../base/spreadsheet/read-table.ts';
import type { Grid, TableLimits } from '../../base/spreadsheet/table.ts';
import { type Explanation, refuse } from '../../base/values/explanation.ts';
import { MOST_UPLOAD_BYTES } from '../../base/values/image-file.ts';
import { MOST_ROWS } from '../row.ts';
import { type GridReading, readGrid } from './detect-columns.ts';

/** The source of an order: typed or pasted text, or the bytes of a CSV or XLSX file. */
export type OrderSource = string | Uint8Array | ArrayBuffer | Blob;

/** Why a text or a file cannot be read. */
export type OrderReadingReason = TableFault | 'file-unreadable' | 'no-rows' | 'too-many-rows';

/** The rows of a source, or why there are none. */
export type OrderReading =
  | ({ readonly ok: true } & GridReading)
  | ({ readonly ok: false } & Explanation<OrderReadingReason>);

/** The limits of a list; no line of an order is as long as a cell may be. */
const LIMITS: TableLimits = {
  bytes: MOST_UPLOAD_BYTES,
  unpackedBytes: 16 * 1_048_576,
  rows: 10_000,
  columns: 256,
  cells: 200_000,
  characters: 400,
};
const TEXT: TextOptions = { fullWidth: true };

/** Reads an order. The bytes of a file tell its format, not its name; 2 MB and 1,000 lines at most. Spec: 1§5 */
export async function readOrder(source: OrderSource): Promise<OrderReading> {
  if (typeof source === 'string') return outcome(await gridOfText(source, TEXT));
  const isRead = source instanceof Blob && source.size <= LIMITS.bytes;
  // A file that was moved or deleted since it was chosen cannot be read.
  const content = isRead ? await source.arrayBuffer().catch(() => undefined) : source;
  if (!content) return refuse('file-unreadable');
  const table = await readTable(content, LIMITS, TEXT);
  return table.ok ? outcome(table.grid) : table;
}

function outcome(grid: Grid): OrderReading {
  const reading = readGrid(grid);
  if (reading.rows.length === 0) return refuse('no-rows');
  if (reading.rows.length > MOST_ROWS)
    return refuse('too-many-rows', { rows: reading.rows.length, most: MOST_ROWS });
  return { ok: true, ...reading };
}
