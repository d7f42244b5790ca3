import type { KeyboardEvent, RefObject } from 'react';
import type { PanelControl } from './search-panel.tsx';

/** The `keyCode` at the end of a composition in browsers without `isComposing`. */
const COMPOSING_KEY = 229;

interface BoxKeys {
  readonly isOpen: boolean;
  /** Whether the panel shows anything. */
  readonly isListed: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly control: RefObject<PanelControl | null>;
  readonly onEscape: (() => void) | undefined;
}

/** Handles a key of the search box: Escape closes the panel, an arrow opens it, and the open panel takes the rest. */
export function handleBoxKey(event: KeyboardEvent, box: BoxKeys) {
  if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY) return;
  if (event.key === 'Escape') {
    // The panel reports later that it is closed: a second key press may come before.
    if (!box.isOpen || !box.isListed) return box.onEscape?.();
    event.preventDefault();
    box.setOpen(false);
  } else if (!box.isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    box.setOpen(true);
  } else if (box.control.current?.onKeyDown(event)) event.preventDefault();
}
