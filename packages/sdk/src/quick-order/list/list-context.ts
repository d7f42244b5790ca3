import type { WritableAtom } from 'nanostores';
import type { SessionStore } from '../../identity/session/store.ts';
import type { LanguageStore } from '../../language/store.ts';
import type { DraftKeeper } from '../draft.ts';
import type { ReviewCalls } from '../review-calls.ts';
import type { OrderRow } from '../row.ts';
import type { Review } from '../rules.ts';
import type { AddedLine, QuickOrderState } from './list-state.ts';

/** The stores that a list works with, and the state that its actions share. */
export interface ListContext {
  readonly quickOrder: ReviewCalls;
  readonly session: Pick<SessionStore, '$session' | 'afterLogin'>;
  readonly language: Pick<LanguageStore, '$language' | 'say'>;
  readonly $state: WritableAtom<QuickOrderState>;
  /** The keeper of the account's draft, once it has loaded. */
  readonly drafts: () => Promise<DraftKeeper>;
  readonly onAdded: (lines: readonly AddedLine[]) => void;
  /** The rows and their review as the last action left them; edits that wait for each other read them in their turn. */
  rows: readonly OrderRow[];
  review: Review | undefined;
  /** True from the click on "add" to its end, the login dialog included: nothing else replaces the list meanwhile. */
  isAdding: boolean;
  stop: AbortController | undefined;
  lastEdit: Promise<unknown>;
  /** Edits that failed and were not repeated, by their subject; a screen still shows what was typed. */
  readonly failedEdits: Map<string, FailedEdit>;
}

/** A change of a review. */
export type ReviewEdit = (review: Review) => Promise<Review>;

/** An edit that failed. */
interface FailedEdit {
  readonly edit: ReviewEdit;
  readonly message: string;
}

/** The account that is logged in. */
export function accountOf({ session }: Pick<ListContext, 'session'>): string | undefined {
  const now = session.$session.get();
  return now.status === 'member' ? now.userName : undefined;
}

/**
 * Returns whether the account of now has gone when an answer comes: its list is nothing for the next one. A visitor who
 * logs in keeps the list. Spec: 1§6
 */
export function watchAccount(context: Pick<ListContext, 'session'>): () => boolean {
  const account = accountOf(context);
  return () => account !== undefined && account !== accountOf(context);
}

export function patch({ $state }: ListContext, change: Partial<QuickOrderState>): void {
  $state.set({ ...$state.get(), ...change });
}

/** Starts a long job that `stop` can end, and shows its progress. */
export function startWork(context: ListContext, kind: 'matching' | 'adding') {
  context.stop = new AbortController();
  patch(context, { work: { kind, done: 0, total: 0 } });
  return {
    signal: context.stop.signal,
    onProgress(done: number, total: number) {
      const { work } = context.$state.get();
      if (work) patch(context, { work: { ...work, kind, done, total } });
    },
  };
}

/** Writes the list to the account's draft; an empty list clears it. */
export function writeDraft(context: ListContext, keeper: DraftKeeper): void {
  const { rows } = context;
  const { text } = context.$state.get();
  if (rows.length === 0 && text.trim() === '') keeper.clear();
  else keeper.save({ rows, text });
}

export async function saveDraft(context: ListContext): Promise<void> {
  writeDraft(context, await context.drafts());
}
