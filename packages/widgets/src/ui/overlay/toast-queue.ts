/** A message at the bottom of the screen: the outcome of an action. */
export interface Toast {
  /** Names the action. A newer outcome of the same action replaces the older one. */
  key: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** Milliseconds for which it is shown, where the documents name them; the words must be on the page too. */
  stayMs?: number | undefined;
  action?:
    | { label: string; href?: string | undefined; onSelect?: (() => void) | undefined }
    | undefined;
}

/**
 * A toast in the queue. Each `show` adds a new one, even with the same words: the timer and the announcement start
 * over.
 */
export interface QueuedToast extends Toast {
  readonly id: number;
}

export interface ToastQueue {
  /** Oldest first. */
  readonly toasts: readonly QueuedToast[];
  /** Announced politely, once. */
  readonly news: QueuedToast | undefined;
  /** Announced at once, once. */
  readonly alarm: QueuedToast | undefined;
  readonly nextId: number;
}

export const NO_TOASTS: ToastQueue = { toasts: [], news: undefined, alarm: undefined, nextId: 0 };

/** More would cover the page. Older errors wait until a newer one is dismissed. */
const MOST_SHOWN = 3;

const isError = (toast: Toast) => toast.tone === 'error';

/** The toasts on the screen, oldest first. */
export const shownToasts = ({ toasts }: ToastQueue): readonly QueuedToast[] =>
  toasts.slice(-MOST_SHOWN);

/**
 * Adds the newest outcome. It is shown at once, beside the errors of other actions, which stay until the buyer
 * dismisses them or their action succeeds. Drops news that no longer fits on the screen, because it would be outdated
 * later.
 */
export function addToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const added = { ...toast, id: queue.nextId };
  const all = [...queue.toasts.filter(({ key }) => key !== toast.key), added];
  const toasts = all.filter((one, at) => isError(one) || at >= all.length - MOST_SHOWN);
  const next = announcing({ ...queue, toasts, nextId: queue.nextId + 1 });
  return isError(added) ? { ...next, alarm: added } : { ...next, news: added };
}

/** Removes one toast by its id, or every outcome of an action by its key. */
export function removeToast(queue: ToastQueue, which: number | string): ToastQueue {
  const toasts = queue.toasts.filter(({ id, key }) => id !== which && key !== which);
  return toasts.length === queue.toasts.length ? queue : announcing({ ...queue, toasts });
}

/** Drops the announcements of removed toasts. Screen readers have already announced the remaining ones. */
function announcing(queue: ToastQueue): ToastQueue {
  const kept = (one: QueuedToast | undefined) =>
    queue.toasts.some(({ id }) => id === one?.id) ? one : undefined;
  return { ...queue, news: kept(queue.news), alarm: kept(queue.alarm) };
}
