/** How much of a file is read; a hostile one names more. */
export interface TableLimits {
  /** Of the file. */
  readonly bytes: number;
  /** Of all unpacked parts of a workbook: a small file can unpack to gigabytes. */
  readonly unpackedBytes: number;
  /** Rows and columns of a sheet. Beyond them are blank rows and stray cells. */
  readonly rows: number;
  readonly columns: number;
  /** Cells with text, and texts that the cells of a workbook share. */
  readonly cells: number;
  /** Characters kept of a workbook's cell. */
  readonly characters: number;
}

/** The damage that a spreadsheet is known to do to an article number. */
export type CellNote = 'became-number' | 'became-date';

/** A cell that was read. */
export interface Cell {
  readonly text: string;
  readonly note?: CellNote;
}
/** Lines of cells, blank ones too, so that a line's number is its place. */
export type Grid = readonly (readonly Cell[])[];

/** Headings are compared without case, width, spaces and punctuation. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, '');
