import type { CellNote } from '../base/spreadsheet/table.ts';

/** The damage that a spreadsheet is known to do to an article number. */
export type RowNote = CellNote;

/** The outcome of a line so far. */
export type RowOutcome =
  /**
   * In the cart. A merged line was added with its lead line, and has 0 itself. `tooMany` where the quantity was lowered
   * before it was known that more had been added.
   */
  | { readonly state: 'added'; readonly quantity: number; readonly tooMany?: true | undefined }
  /** Not in the cart, except for `arrived` pieces of an earlier try; may be retried. */
  | { readonly state: 'failed'; readonly message: string; readonly arrived?: number | undefined }
  /**
   * `quantity` pieces were sent with unknown outcome. The cart had `had` pieces before, `arrived` of them from an
   * earlier try of this line; it is read before another try.
   */
  | {
      readonly state: 'unconfirmed';
      readonly message: string;
      readonly quantity: number;
      readonly had: number;
      readonly arrived?: number | undefined;
    };

/** The pieces of a line that are certainly in the cart. */
export const arrivedOf = (outcome: RowOutcome | undefined): number =>
  outcome === undefined ? 0 : outcome.state === 'added' ? outcome.quantity : (outcome.arrived ?? 0);

/** A line of an order, as it was written. */
export interface OrderRow {
  readonly id: string;
  /** Its line number in the text or file, from 1. */
  readonly line: number;
  readonly article: string;
  readonly quantity: string;
  readonly note?: RowNote;
  readonly outcome?: RowOutcome;
}

/** The most lines of one order; a longer page is slow, and a list is easy to split. */
export const MOST_ROWS = 1000;
/** The longest cell; no article number or quantity is longer. */
const LONGEST_CELL = 200;

/**
 * Characters that a workbook does not return as they were written: controls, surrogate halves, and the replacement
 * character.
 */
const UNWRITABLE = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|[\ufeff\ufffd]/gu;

/** Normalises a cell: one kind of line break, no stray characters, no blanks around. */
export function cellText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(UNWRITABLE, '')
      .replaceAll('\t', ' ')
      .trim()
      .slice(0, LONGEST_CELL)
      // The cut may have split a character.
      .replace(UNWRITABLE, '')
      .trim()
  );
}

/** Makes a line of an order. */
export function orderRow(
  line: number,
  article: string,
  quantity: string | number = '',
  note?: RowNote,
): OrderRow {
  return {
    id: `r${line}`,
    line,
    article: cellText(article),
    quantity: cellText(String(quantity)),
    ...(note ? { note } : {}),
  };
}

/** Appends lines, and renumbers only those whose numbers would repeat. */
export function appendRows(rows: readonly OrderRow[], more: readonly OrderRow[]): OrderRow[] {
  const last = rows.reduce((most, row) => Math.max(most, row.line), 0);
  return [
    ...rows,
    ...more.map((row) => ({ ...row, id: `r${row.line + last}`, line: row.line + last })),
  ];
}
