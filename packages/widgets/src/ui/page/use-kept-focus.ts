import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from './focus-place.ts';

/**
 * Focuses the element when the control inside that had the focus is gone: an action removes its own button. A focus
 * elsewhere stays. Spread the result on the element.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (element.current && isFocusLost(element.current))
      element.current.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // Without a next target the control was removed, or the window left.
      if (event.relatedTarget) focused.current = undefined;
    },
  };
}
