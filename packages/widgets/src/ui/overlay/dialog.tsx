import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../button/button.tsx';
import { closeWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { CloseIcon } from '../media/icons.tsx';
import { holdAttention } from '../page/interruptions.ts';
import { lockScroll } from '../page/scroll-lock.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** One sentence beneath the title. */
  description?: ReactNode;
  /** Esc, the close button or the backdrop asked to close; set `open` to false. */
  onClose(): void;
  /** Must be answered: no close button, and Esc and the backdrop do nothing. */
  required?: boolean | undefined;
  /** 400 (when not given), 560 or 880 px wide, or all of the screen. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** Stays a small box on a phone, where others become a sheet; and has no close button beside its actions. */
  small?: boolean | undefined;
  /** Buttons at the foot, right-aligned, the safe one first. */
  actions?: ReactNode;
  /** Beside the title: a mark, an icon. */
  lead?: ReactNode;
  /** Where focus goes; else the first thing in the content that takes it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/**
 * The platform's modal dialog: focus goes in and comes back, the page behind does not scroll. Its content has
 * its own container, because a dialog of a 120 px cart button is not 120 px wide; below 480 px it is a sheet.
 */
export function Dialog(props: DialogProps) {
  const { open, required, onClose, initialFocus } = props;
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  const words = useWords(closeWords);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    initialFocus?.current?.focus();
    const release = lockScroll(dialog.ownerDocument);
    const letGo = holdAttention();
    return () => {
      letGo();
      release();
      dialog.close();
    };
  }, [open, initialFocus]);

  const dismiss = () => {
    if (!required) onClose();
  };
  // `cancel` of a file input inside bubbles up here and is none of ours.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    dismiss();
  };
  // Closed by the browser all the same, while we still say open.
  const onClosed = () => {
    if (!open || element.current?.open) return;
    if (required) element.current?.showModal();
    else onClose();
  };
  // A browser may close on a second Esc whatever `cancel` says; stopping the key itself is what holds.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && required) event.preventDefault();
  };
  // Pressed and released outside: selecting text and letting go over the backdrop is not a wish to close.
  const onPointerDown = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) dismiss();
  };

  return (
    <dialog
      ref={element}
      className="clinic-dialog"
      data-size={props.size}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-text` : undefined}
      onCancel={onCancel}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {open && (
        <div className="clinic-dialog-panel" part="dialog" data-small={props.small || undefined}>
          <div className="clinic-dialog-head">
            {props.lead}
            <div>
              <h2 id={`${id}-title`}>{props.title}</h2>
              {props.description && <p id={`${id}-text`}>{props.description}</p>}
            </div>
          </div>
          {props.children && <div className="clinic-dialog-body">{props.children}</div>}
          {props.actions && <div className="clinic-dialog-actions">{props.actions}</div>}
          {/* Last, so that the first thing focused is the content and not the way out. */}
          {!required && !props.small && (
            <IconButton className="clinic-dialog-close" label={words.close} onClick={onClose}>
              <CloseIcon size={20} />
            </IconButton>
          )}
        </div>
      )}
    </dialog>
  );
}
