import { type RefObject, useEffect, useRef } from 'react';
import { watchListEnd } from './list-end.ts';

/** Calls once a box is scrolled to its end, or has nothing to scroll, and has come to rest. Spec: 2§9 */
export function useListEnd(
  box: RefObject<HTMLElement | null>,
  /** Changes when the list has grown, so that a box that is still not full asks again; 0 while nothing may be asked. */
  size: number,
  reached: () => void,
): void {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    const element = box.current;
    if (!element || size === 0) return undefined;
    return watchListEnd(element, () => latest.current());
  }, [box, size]);
}
