import { useEffect, useRef } from 'react';
import { useShop } from '../../engine/index.ts';

/** A pointer that only passes opens nothing. Spec: 1§9 */
const HOVER_MS = 150;
/** One that crosses a parent on its way to what is open beside it has a little longer. */
const PASSING_MS = 400;

/** Runs the last wish of a hovering pointer after the delay; a newer wish replaces it, and none cancels it. */
export function useHoverDelay(): (wish?: () => void, isPassing?: boolean) => void {
  const { clock } = useShop();
  const cancel = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (wish, isPassing = false) => {
    cancel.current?.();
    cancel.current = wish && clock.after(isPassing ? PASSING_MS : HOVER_MS, wish);
  };
}
