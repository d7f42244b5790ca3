import { isShopError } from '../../base/http/errors.ts';
import { type Explanation, explain } from '../../base/values/explanation.ts';
import { maySee } from '../../identity/account/permissions.ts';
import type { OrderSource } from '../file/parse-file.ts';
import type { OrderRow } from '../row.ts';
import type { Review } from '../rules.ts';
import {
  accountOf,
  type ListContext,
  patch,
  saveDraft,
  startWork,
  watchAccount,
} from './list-context.ts';
import { type ShownReview, withRow } from './list-state.ts';

/** Reads a text or a file, appends its rows and checks the list. Resolves with false where it was refused. Spec: 1§5 */
export async function takeSource(
  context: ListContext,
  source: OrderSource,
  at: 'text' | 'file',
): Promise<boolean> {
  const { quickOrder, language } = context;
  patch(context, { trouble: undefined, news: undefined });
  const refuse = (why: Explanation) => {
    patch(context, { trouble: { at, message: language.say(why) } });
    return false;
  };
  const reading = await readSource(context, source);
  if (!reading.ok) return refuse(reading);
  const { appendRows, MOST_ROWS } = await quickOrder.rules();
  const rows = appendRows(context.rows, reading.rows);
  if (rows.length > MOST_ROWS)
    return refuse(explain('too-many-rows', { rows: rows.length, most: MOST_ROWS }));
  patch(context, { skipped: reading.skipped, ...(at === 'text' && { text: '' }) });
  await checkRows(context, rows);
  return true;
}

async function readSource(context: ListContext, source: OrderSource) {
  patch(context, { work: { kind: 'reading', done: 0, total: 0 } });
  try {
    return await context.quickOrder.read(source);
  } finally {
    patch(context, { work: undefined });
  }
}

/** Checks all rows anew. Undefined where the shop could not be reached; the rows stay pending. */
export async function checkRows(
  context: ListContext,
  rows: readonly OrderRow[],
): Promise<ShownReview | undefined> {
  context.rows = rows;
  patch(context, { pending: rows, trouble: undefined });
  const hasLeft = watchAccount(context);
  try {
    const review = await context.quickOrder.review(rows, startWork(context, 'matching'));
    return hasLeft() ? undefined : await showReview(context, review);
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (hasLeft()) return undefined;
    void saveDraft(context);
    // The shown list lacks the unchecked rows: an edit of it would drop them.
    const retry = () => void checkRows(context, rows);
    patch(context, { shown: undefined, trouble: { at: 'list', message: error.message, retry } });
    return undefined;
  } finally {
    patch(context, { work: undefined });
  }
}

/** Shows a review; checks again where the account changed meanwhile, since its prices are another's. Spec: 1§6 */
export async function showReview(
  context: ListContext,
  review: Review,
): Promise<ShownReview | undefined> {
  const { summariseReview } = await context.quickOrder.rules();
  const rows = review.rows.map(({ row }) => row);
  const session = context.session.$session.get();
  const addressee = { standing: review.standing, userName: accountOf(context) };
  if (!maySee(addressee, session)) return checkRows(context, rows);
  const shown = { review, summary: summariseReview(review), addressee };
  context.review = review;
  context.rows = rows;
  patch(context, { pending: [], shown: rows.length > 0 ? shown : undefined });
  void saveDraft(context);
  return shown;
}

/** Queues an edit of the list: each works on what the one before left. */
export function editReview(
  context: ListContext,
  edit: (review: Review) => Promise<Review>,
): Promise<void> {
  // When the buyer acts and not when its turn comes, which would remove the failure of an edit that still runs now.
  patch(context, { trouble: undefined });
  const next = context.lastEdit.then(async () => {
    const { review } = context;
    if (!review) return;
    const hasLeft = watchAccount(context);
    try {
      const edited = await edit(review);
      if (!hasLeft()) await showReview(context, edited);
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (hasLeft()) return;
      const { trouble } = context.$state.get();
      const retry = () => {
        trouble?.retry?.();
        void editReview(context, edit);
      };
      patch(context, { trouble: { at: 'list', message: error.message, retry } });
    }
  });
  context.lastEdit = next.catch(() => {});
  return next;
}

/** Removes a row, and returns the undo. */
export function removeRow(context: ListContext, rowId: string): () => void {
  const replaceRows = (change: (rows: readonly OrderRow[]) => readonly OrderRow[]) =>
    editReview(context, (review) =>
      context.quickOrder.replace(review, change(review.rows.map(({ row }) => row))),
    );
  const place = context.rows.findIndex((row) => row.id === rowId);
  const removed = context.rows[place];
  void replaceRows((rows) => rows.filter((row) => row.id !== rowId));
  return () => {
    if (!removed) return;
    // Without a row there is no review to edit.
    if (context.rows.length === 0) void checkRows(context, [removed]);
    else void replaceRows((rows) => withRow(rows, removed, place));
  };
}
