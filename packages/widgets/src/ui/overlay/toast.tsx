import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Button, buttonStyles } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { bilingual, useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/first-icons.tsx';
import { CheckIcon, CloseIcon, InfoIcon } from '../media/icons.tsx';
import { aboveBottom } from '../page/bottom-inset.ts';
import { isOwnKey, type PressedKey } from '../page/own-key.ts';
import { after } from '../page/timer.ts';
import toastCss from './toast.css?inline';
import {
  addToast,
  NO_TOASTS,
  type QueuedToast,
  removeToast,
  shownToasts,
  type Toast,
  type ToastQueue,
} from './toast-queue.ts';

export const toastStyles = [buttonStyles, toastCss];

const toastWords = bilingual({
  zh: { dismiss: '關閉訊息' },
  en: { dismiss: 'Dismiss' },
});

export type { Toast } from './toast-queue.ts';

/** Time for which news is shown; errors stay until they are dismissed or their action succeeds. */
const TOAST_MS = 4000;
/** Time for which news with an action is shown: enough to read it and reach the action by keyboard. WCAG 2.2.1 */
const ACTION_TOAST_MS = 10_000;

type Change = { add: Toast } | { remove: number | string };
const changed = (queue: ToastQueue, change: Change) =>
  'add' in change ? addToast(queue, change.add) : removeToast(queue, change.remove);

/** Shows the outcomes of actions. */
export interface Toaster {
  show(toast: Toast): void;
  /** Removes the last outcome of an action, because the page itself shows it. */
  clear(key: string): void;
}

/** Keeps the toasts of one region: spread `region` on {@link ToastRegion} and call `show`. */
export function useToasts(): Toaster & { region: ToastRegionProps } {
  const [queue, change] = useReducer(changed, NO_TOASTS);
  const deeds = useMemo(
    () => ({
      show: (add: Toast) => change({ add }),
      clear: (remove: string) => change({ remove }),
      onDismiss: (remove: number) => change({ remove }),
    }),
    [],
  );
  const { show, clear, onDismiss } = deeds;
  return { show, clear, region: { queue, onDismiss } };
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  queue: ToastQueue;
  onDismiss(id: number): void;
}

/**
 * The region of the toasts: bottom centre, above dialogs too. It must be in the page before its first message, or
 * screen readers announce nothing. Inside an open modal dialog use a Notice instead: a toast is inert there.
 */
export function ToastRegion({ queue, onDismiss }: ToastRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [held, setHeld] = useState(false);
  const shown = shownToasts(queue);
  const newest = shown.at(-1);
  const isEmpty = newest === undefined;
  // A removed toast fires no `pointerleave`.
  if (held && isEmpty) setHeld(false);
  useRaised(element, queue.nextId, isEmpty);
  useLayoutEffect(() => (isEmpty ? undefined : aboveBottom(element.current)), [isEmpty]);

  const dismiss = (id: number) => {
    leaveToast(element.current, id, cameFrom.current);
    onDismiss(id);
  };
  useEscape(element, () => newest && dismiss(newest.id), isEmpty);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setHeld(true);
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    event.stopPropagation();
    const id = event.target.closest<HTMLElement>('[data-toast]')?.dataset.toast;
    if (id !== undefined) dismiss(Number(id));
  };
  return (
    <>
      {/* Always rendered, so that screen readers announce each change. The visible toasts are silent. */}
      <Announcement role="status" of={queue.news} />
      <Announcement role="alert" of={queue.alarm} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer, and Esc belongs to the buttons inside. */}
      <div
        ref={element}
        className="clinic-toasts"
        popover="manual"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={onFocus}
        onBlur={() => setHeld(false)}
        onKeyDown={onKeyDown}
      >
        {shown.map((toast) => (
          <Shown
            key={toast.id}
            {...{ toast, held }}
            isNew={toast.id === queue.nextId - 1}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </>
  );
}

/** Renders each toast as a new node, so that screen readers announce the same words a second time. */
function Announcement({ role, of }: { role: 'status' | 'alert'; of: QueuedToast | undefined }) {
  return (
    <span className="clinic-visually-hidden" role={role}>
      {of && <span key={of.id}>{of.text}</span>}
    </span>
  );
}

/** Brings the region to the front of the top layer with each new toast: a dialog opened since would cover it. */
function useRaised(element: RefObject<HTMLElement | null>, nextId: number, isEmpty: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast raises the region again.
  useLayoutEffect(() => {
    const region = element.current;
    if (!region?.showPopover) return;
    const focused = region.querySelector<HTMLElement>(':focus');
    if (region.matches(':popover-open')) region.hidePopover();
    if (!isEmpty) region.showPopover();
    focused?.focus();
  }, [element, nextId, isEmpty]);
}

/** Dismisses on Esc anywhere in the widget, unless Esc closes something else that is open there. */
function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void, isOff: boolean) {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const root = element.current?.getRootNode();
    if (isOff || !(root instanceof Document || root instanceof ShadowRoot)) return undefined;
    const hear = (event: Event) => {
      if (!isEscape(event) || event.defaultPrevented) return;
      if (root.querySelector('dialog[open], :popover-open:not(.clinic-toasts)')) return;
      latest.current();
    };
    root.addEventListener('keydown', hear);
    return () => root.removeEventListener('keydown', hear);
  }, [element, isOff]);
}

/** An autofill sends a `keydown` without a key. */
const isEscape = (event: Event & PressedKey & { readonly key?: string }): boolean =>
  event.key === 'Escape' && isOwnKey(event);

/** Moves the focus out of a toast before its removal: to the next toast, or back to where it came from. */
function leaveToast(region: HTMLElement | null, id: number, cameFrom: EventTarget | null) {
  const leaving = region?.querySelector(`[data-toast="${id}"]`);
  if (!leaving?.querySelector(':focus')) return;
  const next = region?.querySelector<HTMLElement>(
    `[data-toast]:not([data-toast="${id}"]) :is(button, a)`,
  );
  if (next) next.focus();
  else if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
}

const icons = { success: CheckIcon, info: InfoIcon, error: AlertIcon };

interface ShownProps {
  toast: QueuedToast;
  held: boolean;
  /** Animates only the newest toast: raising the region would restart the animation of the others. */
  isNew: boolean;
  onDismiss(id: number): void;
}

function Shown({ toast, held, isNew, onDismiss }: ShownProps) {
  const words = useWords(toastWords);
  const Icon = icons[toast.tone];
  const { action, id } = toast;
  const usualMs = toast.tone === 'error' ? undefined : toast.action ? ACTION_TOAST_MS : TOAST_MS;
  const stayMs = toast.stayMs ?? usualMs;
  const dismiss = useRef(onDismiss);
  useLayoutEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (stayMs === undefined || held) return undefined;
    return after(stayMs, () => dismiss.current(id));
  }, [id, stayMs, held]);
  return (
    <div
      className="clinic-toast"
      part="toast"
      data-tone={toast.tone}
      data-toast={id}
      data-new={isNew || undefined}
    >
      <Icon />
      <span className="clinic-toast-text">{toast.text}</span>
      {action &&
        (action.href === undefined ? (
          <Button
            kind="link"
            onClick={() => {
              action.onSelect?.();
              onDismiss(id);
            }}
          >
            {action.label}
          </Button>
        ) : (
          <Button kind="link" href={action.href} onClick={action.onSelect}>
            {action.label}
          </Button>
        ))}
      {(toast.tone === 'error' || action) && (
        <IconButton label={words.dismiss} onClick={() => onDismiss(id)}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  );
}
