import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx';
import { schedule as defaultSchedule, type Schedule } from './timer.ts';
import { enqueueToast, type Toast } from './toast-queue.ts';
import { closeWords } from './ui-words.ts';
import { useWords } from './words.ts';

export type { Toast } from './toast-queue.ts';

/** How long news stays; errors stay until dismissed. */
const TOAST_MS = 4000;
/** News with something to do about it: long enough to read it and get there by keyboard. WCAG 2.2.1 */
const ACTION_TOAST_MS = 10_000;

/** Keeps the messages of one region: spread `region` on {@link ToastRegion} and call `show`. */
export function useToasts() {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  return {
    show: (toast: Toast) => setQueue((before) => enqueueToast(before, toast)),
    region: {
      toast: queue[0] ?? null,
      onDismiss: () => setQueue((before) => before.slice(1)),
    },
  };
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  toast: Toast | null;
  onDismiss(): void;
  schedule?: Schedule | undefined;
}

const icons = { success: CheckIcon, info: InfoIcon, error: AlertIcon };

/**
 * The place where messages appear: bottom centre, above dialogs too. It must be on the page before its first
 * message, or a screen reader says nothing. Inside an open modal dialog use a Notice: a toast is inert there.
 */
export function ToastRegion({ toast, onDismiss, schedule = defaultSchedule }: ToastRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);

  // To the front of the top layer, where a dialog opened since would otherwise cover it.
  useLayoutEffect(() => {
    const region = element.current;
    if (!region?.showPopover) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (toast) region.showPopover();
  }, [toast]);

  const dismiss = useRef(onDismiss);
  useLayoutEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!toast || toast.tone === 'error' || held) return;
    return schedule(() => dismiss.current(), toast.action ? ACTION_TOAST_MS : TOAST_MS);
  }, [toast, held, schedule]);

  const said = (error: boolean) =>
    toast && (toast.tone === 'error') === error ? toast.text : undefined;
  return (
    <>
      {/* Always there, so that what changes in them is announced; the picture of it is silent. */}
      <span className="clinic-visually-hidden" role="status">
        {said(false)}
      </span>
      <span className="clinic-visually-hidden" role="alert">
        {said(true)}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits longer while somebody is there. */}
      <div
        ref={element}
        className="clinic-toasts"
        popover="manual"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toast && <Shown toast={toast} onDismiss={onDismiss} />}
      </div>
    </>
  );
}

function Shown({ toast, onDismiss }: { toast: Toast; onDismiss(): void }) {
  const words = useWords(closeWords);
  const Icon = icons[toast.tone];
  const { action } = toast;
  return (
    <div className="clinic-toast" part="toast" data-tone={toast.tone}>
      <Icon />
      <span className="clinic-toast-text">{toast.text}</span>
      {action &&
        (action.href === undefined ? (
          <Button
            kind="link"
            onClick={() => {
              action.onSelect?.();
              onDismiss();
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
        <IconButton label={words.dismiss} onClick={onDismiss}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  );
}
