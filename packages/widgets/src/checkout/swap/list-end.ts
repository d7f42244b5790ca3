import { SWAP_NEAR_BOTTOM_PX, SWAP_REST_MS } from '@clinicart/sdk/checkout';
import { type RefObject, useEffect, useRef } from 'react';
import { onScrollRest } from '../../ui/page/scroll-rest.ts';
import { after } from '../../ui/page/timer.ts';

/** The parts of a scrolling element that the watcher uses. */
type ScrollBox = Pick<
  HTMLElement,
  'scrollHeight' | 'scrollTop' | 'clientHeight' | 'addEventListener' | 'removeEventListener'
>;

/** Calls `onEnd` when a box is at its end, or does not scroll, and scrolling has paused. Returns how to stop. Spec: 2§9 */
export function watchListEnd(box: ScrollBox, onEnd: () => void): () => void {
  const check = () => {
    const { scrollHeight, scrollTop, clientHeight } = box;
    if (scrollHeight - scrollTop - clientHeight <= SWAP_NEAR_BOTTOM_PX) onEnd();
  };
  return onScrollRest(box, after, SWAP_REST_MS, check);
}

/** Calls `onEnd` as {@link watchListEnd} does. */
export function useListEnd(
  box: RefObject<HTMLElement | null>,
  /** Changes when the list has grown, so that a box that is still not full asks again; 0 pauses. */
  size: number,
  onEnd: () => void,
): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const element = box.current;
    if (!element || size === 0) return undefined;
    return watchListEnd(element, () => latest.current());
  }, [box, size]);
}
