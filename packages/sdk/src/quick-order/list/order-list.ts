import { atom, type ReadableAtom } from 'nanostores';
import { derived } from '../../base/cache/derived.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { PageVisibility } from '../../base/platform/visibility.ts';
import { maySee } from '../../identity/account/permissions.ts';
import type { DraftKeeper } from '../draft.ts';
import type { RowChange } from '../order-review.ts';
import { addList, catchUp } from './add-list.ts';
import { checkRows, editReview, removeRow, takeSource, troubleOfEdits } from './check-rows.ts';
import { accountOf, type ListContext, patch, saveDraft, writeDraft } from './list-context.ts';
import { type AddedLine, EMPTY_LIST, type QuickOrderState } from './list-state.ts';

/** Typing pauses for this long before the draft is saved. */
const SAVE_DEBOUNCE_MS = 400;

/** A quick-order list from its draft to the cart. Spec: 1§5, 1§6 */
export interface QuickOrderList {
  readonly $state: ReadableAtom<QuickOrderState>;
  /**
   * Loads the account's draft, and follows the account, the language and the other tabs until the returned function is
   * called. A draft that a visitor prepared moves to the account that logs in.
   */
  start(): () => void;
  /** Keeps typed text in the draft. */
  type(text: string): void;
  /** Appends the rows of a text or a file and checks the list; resolves with false where it was refused. */
  takeText(text: string): Promise<boolean>;
  takeFile(file: Blob | Uint8Array): Promise<boolean>;
  edit(rowId: string, change: RowChange): void;
  /** Removes a row and returns the undo. */
  remove(rowId: string): () => void;
  /**
   * Adds the list to the cart, after the login dialog for a visitor. Calling it again adds only the rows that are not in
   * the cart yet.
   */
  add(): Promise<void>;
  /** Stops the work under way between two calls. */
  stop(): void;
  /** Starts an empty list. */
  clear(): void;
  /** Saves the draft at once, for a page that is left. */
  saveNow(): void;
}

interface ListOptions extends Pick<ListContext, 'quickOrder' | 'session' | 'language'> {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly openDrafts: () => Promise<DraftKeeper>;
  /** Gets the lines of each successful add. */
  readonly onAdded?: ((lines: readonly AddedLine[]) => void) | undefined;
}

export function createOrderList(options: ListOptions): QuickOrderList {
  const { quickOrder, session, language, clock, visibility } = options;
  let keeper: DraftKeeper | undefined;
  const context: ListContext = {
    quickOrder,
    session,
    language,
    $state: atom(EMPTY_LIST),
    async drafts() {
      keeper ??= await options.openDrafts();
      return keeper;
    },
    onAdded: options.onAdded ?? (() => {}),
    rows: [],
    review: undefined,
    isAdding: false,
    stop: undefined,
    lastEdit: Promise.resolve(),
    failedEdits: new Map(),
  };
  let cancelSave = () => {};
  return {
    $state: derived([context.$state, session.$session], () => {
      const state = context.$state.get();
      return state.shown && !maySee(state.shown.addressee, session.$session.get())
        ? { ...state, shown: undefined }
        : state;
    }),
    start() {
      const stops = [
        followAccount(context),
        followLanguage(context),
        visibility.listen(() => {
          if (!visibility.isHidden() && !context.isAdding) void catchUp(context);
        }),
      ];
      return () => {
        cancelSave();
        for (const stop of stops) stop();
        context.stop?.abort();
      };
    },
    type(text) {
      const { trouble } = context.$state.get();
      patch(context, { text, ...(trouble?.at === 'text' && { trouble: troubleOfEdits(context) }) });
      cancelSave();
      cancelSave = clock.after(SAVE_DEBOUNCE_MS, () => void saveDraft(context));
    },
    takeText: (text) => takeSource(context, text, 'text'),
    takeFile: (file) => takeSource(context, file, 'file'),
    edit(rowId, change) {
      const fields = Object.keys(change);
      const subject = fields.length === 1 ? `${rowId} ${fields[0]}` : rowId;
      void editReview(context, subject, (review) => quickOrder.edit(review, rowId, change));
    },
    remove: (rowId) => removeRow(context, rowId),
    add: () => addList(context),
    stop() {
      context.stop?.abort();
      const { work } = context.$state.get();
      if (work) patch(context, { work: { ...work, isStopping: true } });
    },
    clear() {
      context.rows = [];
      context.review = undefined;
      context.failedEdits.clear();
      const { work } = context.$state.get();
      context.$state.set({ ...EMPTY_LIST, work });
      void saveDraft(context);
    },
    saveNow() {
      if (keeper) writeDraft(context, keeper);
    },
  };
}

/** Loads the draft of the account, now and after each change of account. Returns how to stop. */
function followAccount(context: ListContext): () => void {
  const { $session } = context.session;
  let name = accountOf(context);
  let isStopped = false;

  async function loadDraft(isNewAccount: boolean) {
    const account = name;
    const draft = (await context.drafts()).load();
    // An add in progress asked for this log-in, and checks the list itself.
    if (isStopped || account !== name || context.isAdding) return;
    // Text typed before the draft came is kept.
    patch(context, { text: context.$state.get().text || (draft?.text ?? '') });
    // Rows entered before the draft came are checked already; another account has other prices.
    const isChecked = context.rows.length > 0 && !isNewAccount;
    const rows = context.rows.length > 0 ? context.rows : (draft?.rows ?? []);
    if (rows.length > 0 && !isChecked) void checkRows(context, rows);
  }

  const stop = $session.listen(() => {
    const before = name;
    name = accountOf(context);
    if (name === before) return;
    if (before !== undefined) forgetList(context);
    void loadDraft(true);
  });
  void loadDraft(false);
  return () => {
    isStopped = true;
    stop();
  };
}

/** Hides the list of an account that is gone; an add in progress keeps it for the log-in that follows. */
function forgetList(context: ListContext): void {
  patch(context, { shown: undefined, pending: [] });
  if (context.isAdding) return;
  context.rows = [];
  context.review = undefined;
  context.failedEdits.clear();
  patch(context, { text: '' });
}

/** Checks the list again in a new language: the server names products in the language of the request. */
function followLanguage(context: ListContext): () => void {
  return context.language.$language.listen(() => {
    if (context.rows.length > 0 && !context.isAdding) void checkRows(context, context.rows);
  });
}
