import type { OrderReading, OrderSource } from './file/parse-file.ts';
import type { LongRun } from './match-articles.ts';
import type { AddResult, RowChange } from './order-review.ts';
import type { OrderRow } from './row.ts';
import type { Review } from './rules.ts';

/** Rules that a screen needs without waiting, once they have loaded. */
type Rules = Pick<typeof import('./rules.ts'), 'decideOrder' | 'isAddable' | 'summariseReview'> &
  Pick<typeof import('./row.ts'), 'appendRows' | 'orderRow' | 'MOST_ROWS'>;

/** The steps of a quick order, each over the review that the one before returned. */
export interface ReviewCalls {
  /** Reads typed text, or a CSV or XLSX file of at most 2 MB; at most 1,000 lines. Refuses with a reason. Spec: 1§5 */
  read(source: OrderSource): Promise<OrderReading>;
  /**
   * Matches every article number, and returns for every line the quantity to add, the changes and their reasons. Adds
   * nothing. Rejects with a ShopError where the server was not reached. Spec: 1§5 Buying
   */
  review(rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /** Changes the number or the quantity of one line; requests only a new number. */
  edit(review: Review, rowId: string, change: RowChange, run?: LongRun): Promise<Review>;
  /** Reviews other lines: some removed, restored or appended. */
  replace(review: Review, rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /**
   * Adds the lines that can be added, a hundred per call, and returns the review with their outcomes. A second call
   * with that review adds only the missing lines. A signal stops it between two calls. Spec: 1§7
   */
  add(review: Review, run?: LongRun): Promise<AddResult>;
  /** Loads the rules that a screen calls while it renders. */
  rules(): Promise<Rules>;
}
