import {
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps, buttonStyles } from '../button/button.tsx';
import popoverCss from './popover.css?inline';

export const popoverStyles = [buttonStyles, popoverCss];

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Content of the button that opens the popover. */
  trigger: ReactNode;
  /** Look and accessible name of that button. */
  button?:
    | Omit<Extract<ButtonProps, { href?: undefined }>, 'children' | 'onClick' | 'ref'>
    | undefined;
  /** Edge of the button to align with; `start` by default. */
  align?: 'start' | 'end' | undefined;
  /** Closes the popover also after a click on a link or button inside. */
  closeOnSelect?: boolean | undefined;
  /** Runs after the popover has closed. */
  onClose?: (() => void) | undefined;
  /** Rendered only while the popover is open; a function receives the close action. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button with a panel, on the platform's popover: Esc, a click outside and the button itself close it, and the focus
 * returns. The panel is in the top layer, so no host page can clip it.
 */
export function Popover(props: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The platform returns the focus too, but not always to a button inside a shadow root.
  const onBeforeToggle = (event: SyntheticEvent<HTMLElement, ToggleEvent>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.newState === 'open') return;
    if (panel.current?.matches(':focus-within')) button.current?.focus();
  };
  const onToggle = (event: SyntheticEvent<HTMLElement, ToggleEvent>) => {
    if (event.target !== event.currentTarget) return;
    const opened = event.nativeEvent.newState === 'open';
    setOpen(opened);
    if (!opened) props.onClose?.();
  };
  const { children, align } = props;
  useLayoutEffect(
    () =>
      open && panel.current && button.current
        ? follow(panel.current, button.current, align)
        : undefined,
    [open, align],
  );
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click belongs to a control inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click belongs to a control inside. */}
      <div
        ref={panel}
        id={id}
        className="clinic-popover"
        part="popover"
        popover="auto"
        data-align={align}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onClick={onClick}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}

/**
 * Keeps the panel below the button in browsers without anchor positioning, also where the page moves the button. Returns
 * how to stop.
 */
function follow(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end' | undefined) {
  if (CSS.supports('position-area', 'bottom')) return undefined;
  let frame = 0;
  const step = () => {
    place(panel, button, align);
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/** Places the panel below the button, scrolling with the page. */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end' = 'start') {
  const at = button.getBoundingClientRect();
  const page = button.ownerDocument.documentElement;
  panel.style.position = 'absolute';
  panel.style.top = `${at.bottom + window.scrollY + 4}px`;
  if (align === 'start') panel.style.left = `${at.left + window.scrollX}px`;
  else panel.style.right = `${page.clientWidth - at.right - window.scrollX}px`;
}
