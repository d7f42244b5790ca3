import { isShopError } from '../../base/http/errors.ts';
import { refuseBuyer } from '../../identity/account/rules.ts';
import type { Review } from '../rules.ts';
import { checkRows, repeatEdits, showReview } from './check-rows.ts';
import { type ListContext, patch, startWork, watchAccount, writeDraft } from './list-context.ts';
import { hasSameQuantities, linesAdded } from './list-state.ts';

/** Adds the list to the cart. A visitor logs in first; then the list is added unless the log-in changed its quantities. */
export async function addList(context: ListContext): Promise<void> {
  if (!context.review || context.isAdding) return;
  patch(context, { trouble: undefined, news: undefined });
  repeatEdits(context);
  if (!(await afterEdits(context))) return;
  const { review, session } = context;
  if (!review || context.isAdding) return;
  if (refuseBuyer(review.standing)?.reason !== 'log-in-first') return sendList(context);
  context.isAdding = true;
  let isUnchanged: boolean | undefined;
  try {
    isUnchanged = await session.afterLogin(() => checkAfterLogin(context, review));
  } finally {
    context.isAdding = false;
  }
  if (isUnchanged) return sendList(context);
}

/**
 * Waits for the edits under way, so that a line is added as it was corrected last. Resolves with false where one failed
 * or the account is gone.
 */
async function afterEdits(context: ListContext): Promise<boolean> {
  const hasLeft = watchAccount(context);
  let last: unknown;
  while (last !== context.lastEdit) {
    last = context.lastEdit;
    await last;
  }
  return context.$state.get().trouble?.at !== 'list' && !hasLeft();
}

/** Checks the list for the account that logged in. Resolves with true where it can be added as it was. */
async function checkAfterLogin(context: ListContext, before: Review): Promise<boolean> {
  const shown = await checkRows(context, context.rows);
  if (!shown || refuseBuyer(shown.review.standing)) return false;
  if (hasSameQuantities(shown.review, before)) return true;
  patch(context, { news: 'changed-since' });
  return false;
}

/** Adds the list while no other tab does: each tab first sees what the one before it added. */
async function sendList(context: ListContext): Promise<void> {
  context.isAdding = true;
  try {
    const keeper = await context.drafts();
    await keeper.alone(async () => {
      if (!(await afterEdits(context)) || !(await catchUp(context)) || !context.review) return;
      await sendReview(context, context.review);
      writeDraft(context, keeper);
    });
  } finally {
    context.isAdding = false;
  }
}

async function sendReview(context: ListContext, review: Review): Promise<void> {
  const run = startWork(context, 'adding');
  try {
    const { review: after, stopped } = await context.quickOrder.add(review, run);
    const wasStopped = run.signal.aborted;
    await showReview(context, after);
    context.onAdded(linesAdded(review, after));
    patch(context, { news: wasStopped ? 'stopped' : 'added' });
    if (stopped) patch(context, { trouble: { at: 'list', message: stopped.message } });
  } catch (error) {
    if (!isShopError(error)) throw error;
    patch(context, { trouble: { at: 'list', message: error.message } });
  } finally {
    const isVisitor = context.session.$session.get().status === 'visitor';
    patch(context, { work: undefined, ...(isVisitor && { news: undefined }) });
  }
}

/** Marks the rows that another tab added as added. Resolves with false where the shop could not be reached. */
export async function catchUp(context: ListContext): Promise<boolean> {
  const rows = (await context.drafts()).catchUp(context.rows);
  return rows === context.rows || (await checkRows(context, rows)) !== undefined;
}
