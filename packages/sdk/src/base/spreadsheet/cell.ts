import type { Cents } from '../values/money.ts';
import { toDollars } from '../values/sums.ts';

/** An amount of money, which a workbook shows with its currency. */
export interface MoneyCell {
  readonly kind: 'money';
  readonly cents: Cents;
  /** Formula without its equals sign; the cell keeps `cents` as the computed value. */
  readonly formula?: string;
}

/** A cell of a table to save: text stays text, whatever it begins with. */
export type TableCell = string | number | MoneyCell;

/** Makes a cell with an amount, or an empty one where the amount is unknown. */
export const moneyCell = (cents: Cents | undefined, formula?: string): TableCell =>
  cents === undefined
    ? ''
    : { kind: 'money', cents, ...(formula === undefined ? {} : { formula }) };

/** Returns the plain value of a cell; dollars for money. */
export const plainValue = (cell: TableCell): string | number =>
  typeof cell === 'object' ? toDollars(cell.cents) : cell;
