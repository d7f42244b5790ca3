import type { Addressee } from '../../identity/account/permissions.ts';
import type { OrderRow } from '../row.ts';
import type { Review, ReviewSummary } from '../rules.ts';

/** A long job and its progress. */
export interface ListWork {
  readonly kind: 'reading' | 'matching' | 'adding';
  readonly done: number;
  readonly total: number;
  readonly isStopping?: boolean;
}

/** A failure, and the part of the page that it belongs to. */
export interface ListTrouble {
  readonly at: 'text' | 'file' | 'list';
  readonly message: string;
  /** Repeats the step that failed. */
  readonly retry?: (() => void) | undefined;
}

/** The result of the last step, for the notice above the list. */
export type ListNews = 'stopped' | 'changed-since' | 'added';

/** A review with its totals, and the account that may see its prices. Spec: 1§6 */
export interface ShownReview {
  readonly review: Review;
  readonly summary: ReviewSummary;
  readonly addressee: Addressee;
}

/** A quick-order list, as a screen shows it. */
export interface QuickOrderState {
  /** Text that was typed and not checked yet. */
  readonly text: string;
  /** The checked list; undefined where there is none, or for an account that may not see it. */
  readonly shown: ShownReview | undefined;
  /** Rows that are not checked yet. */
  readonly pending: readonly OrderRow[];
  readonly work: ListWork | undefined;
  readonly trouble: ListTrouble | undefined;
  readonly news: ListNews | undefined;
  /** Headings and totals that reading left out. */
  readonly skipped: number;
}

export const EMPTY_LIST: QuickOrderState = {
  text: '',
  shown: undefined,
  pending: [],
  work: undefined,
  trouble: undefined,
  news: undefined,
  skipped: 0,
};

/** A line that an add put into the cart. */
export interface AddedLine {
  readonly productId: string;
  readonly specificationId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly quantity: number;
}

/** Lines that are in the cart by this add and were not before. */
export function linesAdded(before: Review, after: Review): AddedLine[] {
  const known = new Set(
    before.rows.filter(({ state }) => state === 'added').map(({ row }) => row.id),
  );
  return after.rows.flatMap(({ row, state, quantity, article }): AddedLine[] => {
    if (state !== 'added' || quantity === 0 || !article || known.has(row.id)) return [];
    const { id: specificationId, productId, articleNumber, productName: name } = article;
    return [{ productId, specificationId, articleNumber, name, quantity }];
  });
}

/** The quantities of a review, to tell whether a log-in changed them. */
export const hasSameQuantities = (one: Review, other: Review): boolean =>
  one.rows.map(({ quantity }) => quantity).join() ===
  other.rows.map(({ quantity }) => quantity).join();

/** A row put back where it was. */
export const withRow = (
  rows: readonly OrderRow[],
  row: OrderRow,
  place: number,
): readonly OrderRow[] => [...rows.slice(0, place), row, ...rows.slice(place)];
