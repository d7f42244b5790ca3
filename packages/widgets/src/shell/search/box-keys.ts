import type { KeyboardEvent, RefObject } from 'react';
import { isOwnKey } from '../../ui/page/own-key.ts';
import type { PanelControl } from './search-panel.tsx';

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
  // Shift selects or cuts text with the other keys; a phone about to write a capital sends it with Enter.
  if (!isOwnKey(event) || (event.shiftKey && event.key !== 'Enter')) return;
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
