import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** What stands on the button that opens it. */
  trigger: ReactNode;
  /** Look and name of that button. */
  button?:
    | Omit<Extract<ButtonProps, { href?: undefined }>, 'children' | 'onClick' | 'ref'>
    | undefined;
  /** Which edge of the button it keeps to; `start` when not given. */
  align?: 'start' | 'end' | undefined;
  /** A click on a link or a button inside closes it too. */
  closeOnSelect?: boolean | undefined;
  /** It was open and is not any more. */
  onClose?: (() => void) | undefined;
  /** Only asked for while it is open; a function is handed what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button and what hangs from it, on the platform's popover: Esc, a click elsewhere and the button close it,
 * and focus returns. It is in the top layer, so no host page can cut it off.
 */
export function Popover(props: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The platform gives focus back too, but not always to a button inside a shadow root.
  const onBeforeToggle = (event: SyntheticEvent<HTMLElement, ToggleEvent>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.newState === 'open') return;
    if (panel.current?.matches(':focus-within')) button.current?.focus();
  };
  const onToggle = (event: SyntheticEvent<HTMLElement, ToggleEvent>) => {
    if (event.target !== event.currentTarget) return;
    const opened = event.nativeEvent.newState === 'open';
    setOpen(opened);
    if (!opened) props.onClose?.();
    if (opened && panel.current && button.current)
      place(panel.current, button.current, props.align);
  };
  const { children } = props;
  const close = () => panel.current?.hidePopover();
  const onClick = (event: SyntheticEvent) => {
    if (!props.closeOnSelect || !(event.target instanceof Element)) return;
    if (event.target.closest('a, button')) close();
  };
  return (
    <>
      <Button {...props.button} ref={button} aria-expanded={open} popoverTarget={id}>
        {props.trigger}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a control inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is that of a control inside. */}
      <div
        ref={panel}
        id={id}
        className="clinic-popover"
        part="popover"
        popover="auto"
        data-align={props.align}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onClick={onClick}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}

/** For browsers without anchor positioning: beneath the button, scrolling with the page. */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end' = 'start') {
  if (CSS.supports('position-area', 'bottom')) return;
  const at = button.getBoundingClientRect();
  const page = button.ownerDocument.documentElement;
  panel.style.position = 'absolute';
  panel.style.top = `${at.bottom + window.scrollY + 4}px`;
  if (align === 'start') panel.style.left = `${at.left + window.scrollX}px`;
  else panel.style.right = `${page.clientWidth - at.right - window.scrollX}px`;
}
