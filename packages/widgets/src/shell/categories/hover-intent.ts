import { useEffect, useRef } from 'react';
import { useShop } from '../../engine/index.ts';

/** A pointer that only passes opens nothing. Spec: 1§9 */
const HOVER_MS = 150;
/** Allows more time for a pointer that crosses a parent on its way to the open panel. */
const PASSING_MS = 400;

/**
 * Returns a function that runs an action after the hover delay. A newer action replaces it; calling without one cancels
 * it.
 */
export function useHoverDelay(): (action?: () => void, isPassing?: boolean) => void {
  const { clock } = useShop();
  const cancel = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (action, isPassing = false) => {
    cancel.current?.();
    cancel.current = action && clock.after(isPassing ? PASSING_MS : HOVER_MS, action);
  };
}
