import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import type { LanguageStore } from '../language/store.ts';
import type { DraftKeeper } from './draft.ts';
import type { OrderFormat } from './file/export.ts';
import type { OrderReading, OrderSource } from './file/parse-file.ts';
import type { LongRun } from './match-articles.ts';
import type { AddResult, Desk, DeskParts, RowChange } from './order-review.ts';
import type { OrderRow } from './row.ts';
import type { Review } from './rules.ts';

/** Rules that a screen asks while it draws, once they are here. */
type Rules = Pick<typeof import('./rules.ts'), 'decideOrder' | 'isAddable' | 'summariseReview'> &
  Pick<typeof import('./row.ts'), 'appendRows' | 'orderRow' | 'MOST_ROWS'>;

/**
 * Ordering by article number: read a list, look it through, add it, save the result. Everything behind it is
 * fetched when first used, the parsers too.
 *
 * @example
 * const list = await shop.quickOrder.read('KR-D100-314016 5');
 * if (list.ok) {
 *   const review = await shop.quickOrder.review(list.rows);
 *   const { review: result } = await shop.quickOrder.add(review);
 * }
 */
export interface QuickOrderStore {
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
  /** The order with its results as a file, which `read` takes back as the same lines. */
  export(review: Review, format: OrderFormat): Promise<Blob>;
  /** An empty list to fill in. */
  template(format: OrderFormat): Promise<Blob>;
  /** What was prepared, kept for each account in this browser. */
  drafts(): Promise<DraftKeeper>;
  /** The rules that need no waiting. */
  rules(): Promise<Rules>;
}

interface QuickOrderParts extends DeskParts {
  readonly storage: KeyValueStore;
  readonly settings: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly language: Pick<LanguageStore, '$language' | 'say'>;
}

export function createQuickOrder(parts: QuickOrderParts): QuickOrderStore {
  let desk: Promise<Desk> | undefined;
  const open = () => {
    desk ??= import('./order-review.ts').then(({ createDesk }) => createDesk(parts));
    return desk;
  };
  const person = () => {
    const who = parts.session.$session.get();
    return who.status === 'member' ? who.userName : undefined;
  };
  return {
    read: async (source) => (await import('./file/parse-file.ts')).readOrder(source),
    review: async (rows, run) => (await open()).review(rows, run),
    edit: async (review, rowId, change, run) => (await open()).edit(review, rowId, change, run),
    replace: async (review, rows, run) => (await open()).replace(review, rows, run),
    add: async (review, run) => (await open()).add(review, run),
    export: async (review, format) =>
      (await import('./file/export.ts')).exportOrder(review, format, parts.language),
    template: async (format) =>
      (await import('./file/export.ts')).templateOf(format, parts.language),
    async drafts() {
      const { createDrafts } = await import('./draft.ts');
      const { storage: drafts, settings: shared, exclusive } = parts;
      return createDrafts({ drafts, shared, exclusive }, person);
    },
    async rules() {
      const { decideOrder, isAddable, summariseReview } = await import('./rules.ts');
      const { appendRows, MOST_ROWS, orderRow } = await import('./row.ts');
      return { decideOrder, isAddable, summariseReview, appendRows, MOST_ROWS, orderRow };
    },
  };
}
