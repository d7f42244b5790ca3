/** What a spreadsheet is known to do to an article number. */
export type RowNote = 'became-number' | 'became-date';

/** What has come of a line so far. */
export type RowOutcome =
  /**
   * In the cart. A line merged into another one was added with that one, and has 0 itself. `tooMany` where the
   * line was lowered while nobody knew that more of it had arrived.
   */
  | { readonly state: 'added'; readonly quantity: number; readonly tooMany?: true }
  /** Not in the cart, but for `arrived` pieces of an earlier try; may be tried again. */
  | { readonly state: 'failed'; readonly message: string; readonly arrived?: number }
  /**
   * `quantity` pieces were sent, and nobody knows: the cart had `had` of it before, `arrived` of them from an
   * earlier try of this line, and is asked before another try.
   */
  | {
      readonly state: 'unconfirmed';
      readonly message: string;
      readonly quantity: number;
      readonly had: number;
      readonly arrived?: number;
    };

/** Pieces of a line that are in the cart for certain. */
export const arrivedOf = (outcome: RowOutcome | undefined): number =>
  outcome === undefined ? 0 : outcome.state === 'added' ? outcome.quantity : (outcome.arrived ?? 0);

/** One line of an order, as it was written. */
export interface OrderRow {
  readonly id: string;
  /** Where it stood in its text or file, from 1. */
  readonly line: number;
  readonly article: string;
  readonly quantity: string;
  readonly note?: RowNote;
  readonly outcome?: RowOutcome;
}

/** Lines of one order. Past it a page no longer feels quick, and a list is easier cut than watched. */
export const MOST_ROWS = 1000;
/** Characters kept of a cell; no article number or quantity is so long. */
const LONGEST_CELL = 200;

/** What a workbook does not bring back as it was written, and nobody typed: control letters, halves of letters, and the mark of a letter that could not be read. */
const UNWRITABLE = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|[\ufeff\ufffd]/gu;

/** A cell as it is kept: one kind of line break, no stray marks, no blanks around. */
export function cellText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(UNWRITABLE, '')
      .replaceAll('\t', ' ')
      .trim()
      .slice(0, LONGEST_CELL)
      // The cut may have gone through a letter.
      .replace(UNWRITABLE, '')
      .trim()
  );
}

/** One line of an order, by hand. */
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

/** Adds lines under those that are there; all are numbered anew only where numbers would repeat. */
export function appendRows(rows: readonly OrderRow[], more: readonly OrderRow[]): OrderRow[] {
  const last = rows.reduce((most, row) => Math.max(most, row.line), 0);
  return [
    ...rows,
    ...more.map((row) => ({ ...row, id: `r${row.line + last}`, line: row.line + last })),
  ];
}
