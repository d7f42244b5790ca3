import { toDollars } from '../values/sums.ts';
import { plainValue, type TableCell } from './cell.ts';

const CSV = 'text/csv;charset=utf-8';

/** A spreadsheet runs what begins like a formula; an apostrophe in front keeps it text. Reading takes it off. */
const guarded = (text: string) => (/^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

function csvCell(cell: TableCell): string | number {
  if (typeof cell === 'object') return toDollars(cell.cents).toFixed(2);
  return typeof cell === 'string' ? guarded(cell) : plainValue(cell);
}

/** Formats a table as CSV (RFC 4180) with a byte order mark, safe to open in a spreadsheet. */
export async function csvText(table: readonly (readonly TableCell[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    table.map((cells) => cells.map(csvCell)),
    { newline: '\r\n' },
  );
  // Excel reads Chinese as UTF-8 only with this mark.
  return `\ufeff${text}\r\n`;
}

/** Writes a table as a CSV file. */
export const writeCsv = async (table: readonly (readonly TableCell[])[]): Promise<Blob> =>
  new Blob([await csvText(table)], { type: CSV });
