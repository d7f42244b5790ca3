import { createOnDemand } from '../base/concurrency/on-demand.ts';
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
import type { DeskParts } from './order-review.ts';
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
    Pick<ShopParts, 'clock' | 'visibility' | 'session' | 'addMessages'> {
  readonly storage: KeyValueStore;
  readonly settings: KeyValueStore;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly language: Pick<LanguageStore, '$language' | 'say'>;
}

export function createQuickOrder(parts: QuickOrderParts): QuickOrderStore {
  const { clock, session, language, addMessages } = parts;
  const onDemand = <Part>(load: () => Promise<Part>) =>
    createOnDemand(load, { clock, session, say: language.say });
  const sentences = onDemand(async () => addMessages((await import('./messages.ts')).messages));
  /** Code with the sentences of a quick order. */
  const withSentences = <Part>(load: () => Promise<Part>) =>
    onDemand(async () => (await Promise.all([load(), sentences.get()]))[0]);
  const desk = withSentences(async () => (await import('./order-review.ts')).createDesk(parts));
  const reader = withSentences(() => import('./file/parse-file.ts'));
  const writer = withSentences(() => import('./file/export.ts'));
  const keepers = withSentences(() => import('./draft.ts'));
  const rules = withSentences(async (): ReturnType<ReviewCalls['rules']> => {
    const [{ decideOrder, isAddable, summariseReview }, { appendRows, MOST_ROWS, orderRow }] =
      await Promise.all([import('./rules.ts'), import('./row.ts')]);
    return { decideOrder, isAddable, summariseReview, appendRows, MOST_ROWS, orderRow };
  });
  const person = () => {
    const who = session.$session.get();
    return who.status === 'member' ? who.userName : undefined;
  };
  async function openDrafts(): Promise<DraftKeeper> {
    const { createDrafts } = await keepers.get();
    const { storage: drafts, settings: shared, exclusive } = parts;
    return createDrafts({ drafts, shared, exclusive }, person);
  }
  const store: QuickOrderStore = {
    read: async (source) => (await reader.get()).readOrder(source),
    review: async (rows, run) => (await desk.get()).review(rows, run),
    edit: async (review, rowId, change, run) => (await desk.get()).edit(review, rowId, change, run),
    replace: async (review, rows, run) => (await desk.get()).replace(review, rows, run),
    add: async (review, run) => (await desk.get()).add(review, run),
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
    export: async (review, format) => (await writer.get()).exportOrder(review, format, language),
    template: async (format) => (await writer.get()).templateOf(format, language),
    rules: rules.get,
  };
  return store;
}
