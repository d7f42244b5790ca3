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
  type ReviewEdit,
  saveDraft,
  startWork,
  watchAccount,
} from './list-context.ts';
import { type ListTrouble, type ShownReview, withRow } from './list-state.ts';

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
    if (hasLeft()) return undefined;
    const shown = await showReview(context, review);
    patch(context, { trouble: troubleOfEdits(context) });
    return shown;
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

/** The failure of the edits that were not repeated; undefined where there is none. */
export function troubleOfEdits(context: ListContext): ListTrouble | undefined {
  const last = [...context.failedEdits.values()].at(-1);
  return last && { at: 'list', message: last.message, retry: () => repeatEdits(context) };
}

/** Queues the edits that failed once more. */
export function repeatEdits(context: ListContext): void {
  const failed = [...context.failedEdits];
  context.failedEdits.clear();
  for (const [subject, { edit }] of failed) void editReview(context, subject, edit);
}

/** Forgets the edits of a row, or of one field of it, that failed: a later one replaces them. Returns whether there were any. */
function forgetFailed({ failedEdits }: ListContext, subject: string): boolean {
  const replaced = [...failedEdits.keys()].filter(
    (known) => known === subject || known.startsWith(`${subject} `),
  );
  for (const known of replaced) failedEdits.delete(known);
  return replaced.length > 0;
}

/**
 * Queues an edit of the list: each works on what the one before left. Its subject is a row by its id, or one field of it:
 * `r1 article`.
 */
export function editReview(context: ListContext, subject: string, edit: ReviewEdit): Promise<void> {
  forgetFailed(context, subject);
  // When the buyer acts and not when its turn comes, which would remove the failure of an edit that still runs now.
  patch(context, { trouble: troubleOfEdits(context) });
  const next = context.lastEdit.then(async () => {
    const { review } = context;
    if (!review) return;
    const hasLeft = watchAccount(context);
    try {
      const edited = await edit(review);
      if (hasLeft()) return;
      await showReview(context, edited);
      // An earlier edit of the same may have failed while this one waited.
      if (forgetFailed(context, subject)) patch(context, { trouble: troubleOfEdits(context) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (hasLeft()) return;
      context.failedEdits.set(subject, { edit, message: error.message });
      patch(context, { trouble: troubleOfEdits(context) });
    }
  });
  context.lastEdit = next.catch(() => {});
  return next;
}

/** Removes a row, and returns the undo. */
export function removeRow(context: ListContext, rowId: string): () => void {
  const replaceRows = (change: (rows: readonly OrderRow[]) => readonly OrderRow[]) =>
    editReview(context, rowId, (review) =>
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
