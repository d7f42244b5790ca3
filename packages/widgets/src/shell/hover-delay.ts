import { useEffect, useRef } from 'react';
import { useShop } from '../engine/index.ts';

/** A pointer that only passes opens nothing. Spec: 1§9 */
const HOVER_MS = 150;

/** Runs the last wish of a hovering pointer after the delay; a newer wish replaces it, and none cancels it. */
export function useHoverDelay(): (wish?: () => void) => void {
  const { clock } = useShop();
  const cancel = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (wish) => {
    cancel.current?.();
    cancel.current = wish && clock.after(HOVER_MS, wish);
  };
}
