import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { buttonStyles } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as commonWords from '../foundation/common-words.ts';
import { bilingual, useWords } from '../foundation/words.ts';
import { CloseIcon } from '../media/icons.tsx';
import { isFocusLost } from '../page/focus-place.ts';
import { holdAttention } from '../page/interruptions.ts';
import { lockScroll } from '../page/scroll-lock.ts';
import { focusHeir } from '../page/use-focus-heir.ts';
import dialogCss from './dialog.css?inline';
import { DialogsShown } from './dialogs-shown.ts';
import { noteOpener } from './opener.ts';
import { whenTakenOver } from './taken-over.ts';

export const dialogStyles = [buttonStyles, dialogCss];

const dialogWords = bilingual({
  zh: { close: commonWords.close.zh },
  en: { close: commonWords.close.en },
});

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Runs on Esc, the close button or a click on the backdrop; set `open` to false. */
  onClose(): void;
  /** Requires an answer: no close button, and Esc and the backdrop have no effect. */
  required?: boolean | undefined;
  /** Closes when the page itself shows what was pressed in it, or goes back: it would stay over another place. */
  yields?: boolean | undefined;
  /** Width: 400 (the default), 560 or 880 px, the whole screen, or a drawer, whose sheet comes with its part. */
  size?: 's' | 'm' | 'l' | 'full' | 'drawer' | undefined;
  /** Keeps a small box on phones, where other dialogs become a sheet, and has no close button beside its actions. */
  small?: boolean | undefined;
  /** On phones the sheet is as high as its content, at the bottom of the screen. */
  short?: boolean | undefined;
  /** Buttons at the bottom, right-aligned, the safe one first. */
  actions?: ReactNode;
  /** Content beside the title: a logo, an icon. */
  lead?: ReactNode;
  /** Element that gets the focus; by default the first focusable one in the content. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Names the content where one screen follows another: the title takes a focus that went with the screen before. */
  screen?: string | undefined;
  children?: ReactNode;
}

/**
 * The platform's modal dialog: it takes the focus and returns it, and the page behind does not scroll. The content has
 * its own query container, because a dialog of a 120 px cart button is not 120 px wide; below 480 px it is a sheet.
 */
export function Dialog(props: DialogProps) {
  const { open, required, onClose, initialFocus, screen } = props;
  const element = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  const words = useWords(dialogWords);
  const isOpen = useContext(DialogsShown) && open;

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    const returnFocus = noteOpener(dialog.ownerDocument);
    dialog.showModal();
    initialFocus?.current?.focus();
    // The platform begins at the first tab, although only the selected one is a Tab stop.
    if (dialog.querySelector('[role=tab]:focus'))
      dialog.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    // The title comes first: the browser has scrolled to where an action would be without sticking, or to the end of a part.
    if (dialog.querySelector('.clinic-dialog-actions :focus, [tabindex]:focus'))
      dialog.scrollTop = 0;
    const release = lockScroll(dialog.ownerDocument);
    const letGo = holdAttention();
    return () => {
      letGo();
      release();
      dialog.close();
      returnFocus();
    };
  }, [isOpen, initialFocus]);

  const { yields } = props;
  useEffect(() => {
    if (!isOpen || !yields) return;
    // One that requires an answer still does so after a way back.
    return whenTakenOver(onClose, () => required || onClose());
  }, [isOpen, yields, required, onClose]);

  useLayoutEffect(() => {
    const lost = isOpen && screen !== undefined && element.current && isFocusLost(element.current);
    if (lost && title.current) focusHeir(title.current);
  }, [isOpen, screen]);

  const dismiss = () => {
    if (!required) onClose();
  };
  // Ignores the `cancel` event of a file input inside, which bubbles up to the dialog.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    dismiss();
  };
  // The browser closed the dialog while it is still to be open.
  const onClosed = () => {
    if (!isOpen || element.current?.open) return;
    if (required) element.current?.showModal();
    else onClose();
  };
  // Stops the key itself: a browser may close on a second Esc even if `cancel` is prevented.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && required) event.preventDefault();
  };
  // Closes only if the press began on the backdrop too: a text selection that ends there must not close the dialog.
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
        <div
          className="clinic-dialog-panel"
          part="dialog"
          data-small={props.small || undefined}
          data-short={props.short || undefined}
        >
          <div className="clinic-dialog-head">
            {props.lead}
            <div>
              <h2 ref={title} id={`${id}-title`}>
                {props.title}
              </h2>
              {props.description && <p id={`${id}-text`}>{props.description}</p>}
            </div>
          </div>
          {props.children && <div className="clinic-dialog-body">{props.children}</div>}
          {props.actions && <div className="clinic-dialog-actions">{props.actions}</div>}
          {/* Last in the DOM, so that the content gets the focus first and not the close button. */}
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
