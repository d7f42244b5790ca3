import type { CellObject, Feature, SheetData } from 'write-excel-file/universal';
import { toDollars } from '../values/sums.ts';
import type { TableCell } from './cell.ts';

const MONEY_FORMAT = '"HK$"#,##0.00;-"HK$"#,##0.00';

/** A table as a sheet of a workbook. */
export interface SheetToWrite {
  /** Name of the sheet. */
  readonly name: string;
  /** Rows of cells; the first one is the heading. */
  readonly table: readonly (readonly TableCell[])[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  /** Places of further rows in bold, from 0. */
  readonly boldRows?: readonly number[];
}

const escapeOf = (letter: string) =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Escapes a text for a workbook: text that looks like an escape, and the first letter of names that every object has
 * (`toString`), because the writer counts texts in a plain object.
 */
function escaped(text: string): string {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/gi, escapeOf);
  return plain in {} ? escapeOf(plain) + plain.slice(1) : plain;
}

function cellObject(cell: TableCell, isBold: boolean): CellObject {
  const style = isBold ? { fontWeight: 'bold' as const } : {};
  if (typeof cell === 'string') return { value: escaped(cell), type: String, ...style };
  if (typeof cell === 'number') return { value: cell, type: Number, ...style };
  const format = MONEY_FORMAT;
  return cell.formula === undefined
    ? { value: toDollars(cell.cents), type: Number, format, ...style }
    : { value: cell.formula, type: 'Formula', format, ...style };
}

/** Returns the letters of a column, counted from 0. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

/** Adds the computed values of formulas, which the library leaves to the program that opens the file. */
function computedValues(table: SheetToWrite['table']): Feature<Blob> {
  const values = new Map<string, number>();
  table.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (typeof cell === 'object' && cell.formula !== undefined)
        values.set(`${columnName(column)}${row + 1}`, toDollars(cell.cents));
    });
  });
  const transform = (xml: string) =>
    xml.replace(
      /<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>(?=<\/c>)/g,
      (cell, address: string) => `${cell}<v>${values.get(address) ?? 0}</v>`,
    );
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/** Writes a table as an XLSX file. Texts are text cells, never formulas. */
export async function writeWorkbook({
  name,
  table,
  widths,
  boldRows = [],
}: SheetToWrite): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const bold = new Set([0, ...boldRows]);
  const data: SheetData = table.map((cells, row) =>
    cells.map((cell) => cellObject(cell, bold.has(row))),
  );
  const columns = widths.map((width) => ({ width }));
  const sheet = { sheet: name, columns, stickyRowsCount: 1 };
  return writeExcelFile(data, sheet, { features: [computedValues(table)] }).toBlob();
}
