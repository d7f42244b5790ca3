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
  /** Lines of typed text, or of a CSV or XLSX file of at most 2 MB; at most 1,000. Refuses with a reason. Spec: 1§5 */
  read(source: OrderSource): Promise<OrderReading>;
  /**
   * Matches every article number and says of every line what would be added, what was changed and why. Nothing
   * is added. Rejects with a ShopError where the shop cannot be asked. Spec: 1§5 Buying
   */
  review(rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /** Another number or quantity for one line; only a new number is asked about. */
  edit(review: Review, rowId: string, change: RowChange, run?: LongRun): Promise<Review>;
  /** The review with other lines: some removed, some put back, some more. */
  replace(review: Review, rows: readonly OrderRow[], run?: LongRun): Promise<Review>;
  /**
   * Adds what can be added, a hundred lines a call, and answers the review with what has come of each. Calling it
   * again with that review adds only what is not in the cart yet. A signal stops it between two calls. Spec: 1§7
   */
  add(review: Review, run?: LongRun): Promise<AddResult>;
  /** The rules that need no waiting. */
  rules(): Promise<Rules>;
}
