import type { ExclusiveRunner } from '../base/platform/cross-tab-lock.ts';
import type { KeyValueStore } from '../base/storage/storage.ts';
import { refuse } from '../base/values/explanation.ts';
import type { LanguageStore } from '../language/store.ts';
import type { ShopParts } from '../shop.ts';
import type { DraftKeeper } from './draft.ts';
import type { OrderFormat } from './file/export.ts';
import type { OrderReading } from './file/parse-file.ts';
import type { AddedLine } from './list/list-state.ts';
import { createOrderList, type QuickOrderList } from './list/order-list.ts';
import type { Desk, DeskParts } from './order-review.ts';
import type { ReviewCalls } from './review-calls.ts';
import type { Review } from './rules.ts';

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
export interface QuickOrderStore extends ReviewCalls {
  /** Exports the order with its results; `read` takes the file back as the same lines. */
  export(review: Review, format: OrderFormat): Promise<Blob>;
  /** Makes an empty list to fill in. */
  template(format: OrderFormat): Promise<Blob>;
  /**
   * Appends the lines of a text to the draft of this account, which the page of the quick order checks when it opens.
   * Refuses what `read` refuses, and more than 1,000 lines.
   */
  prepare(text: string): Promise<OrderReading>;
  /** Loads the drafts, one per account of this browser. */
  drafts(): Promise<DraftKeeper>;
  /**
   * Opens a list with its state: checks, edits and adds it, keeps its draft for each account of this browser, and
   * continues after a log-in. `onAdded` gets the lines of each add.
   */
  openList(options?: { readonly onAdded?: (lines: readonly AddedLine[]) => void }): QuickOrderList;
}

interface QuickOrderParts
  extends Omit<DeskParts, 'session'>,
    Pick<ShopParts, 'clock' | 'visibility' | 'session'> {
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
  async function openDrafts(): Promise<DraftKeeper> {
    const { createDrafts } = await import('./draft.ts');
    const { storage: drafts, settings: shared, exclusive } = parts;
    return createDrafts({ drafts, shared, exclusive }, person);
  }
  const store: QuickOrderStore = {
    read: async (source) => (await import('./file/parse-file.ts')).readOrder(source),
    review: async (rows, run) => (await open()).review(rows, run),
    edit: async (review, rowId, change, run) => (await open()).edit(review, rowId, change, run),
    replace: async (review, rows, run) => (await open()).replace(review, rows, run),
    add: async (review, run) => (await open()).add(review, run),
    async prepare(text) {
      const reading = await store.read(text);
      if (!reading.ok) return reading;
      const [drafts, { appendRows, MOST_ROWS }] = await Promise.all([openDrafts(), store.rules()]);
      const draft = drafts.load();
      const rows = appendRows(draft?.rows ?? [], reading.rows);
      if (rows.length > MOST_ROWS)
        return refuse('too-many-rows', { rows: rows.length, most: MOST_ROWS });
      drafts.save({ text: draft?.text ?? '', rows });
      return reading;
    },
    drafts: openDrafts,
    openList: ({ onAdded } = {}) =>
      createOrderList({ ...parts, quickOrder: store, openDrafts, onAdded }),
    export: async (review, format) =>
      (await import('./file/export.ts')).exportOrder(review, format, parts.language),
    template: async (format) =>
      (await import('./file/export.ts')).templateOf(format, parts.language),
    async rules() {
      const { decideOrder, isAddable, summariseReview } = await import('./rules.ts');
      const { appendRows, MOST_ROWS, orderRow } = await import('./row.ts');
      return { decideOrder, isAddable, summariseReview, appendRows, MOST_ROWS, orderRow };
    },
  };
  return store;
}
