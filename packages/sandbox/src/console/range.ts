import type { Db } from '../db/db.ts';
import { type ImportedRange, skippedRows } from '../range/imported.ts';

/** The range that a shop has. */
export interface RangeView {
  /** Its file; undefined for the seeded range. */
  readonly file: string | undefined;
  readonly products: number;
  readonly specifications: number;
  /** Rows of the file that were left out. */
  readonly skippedRows: number;
}

export function rangeView(db: Db, range: ImportedRange | undefined): RangeView {
  const count = (table: 'product' | 'specification') =>
    db.get<{ count: number }>(`SELECT count(*) count FROM ${table}`)?.count ?? 0;
  return {
    file: range?.name,
    products: count('product'),
    specifications: count('specification'),
    skippedRows: range ? skippedRows(range) : 0,
  };
}
