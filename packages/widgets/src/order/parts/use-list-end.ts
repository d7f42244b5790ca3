import { EXCHANGE_NEAR_BOTTOM_PX, EXCHANGE_REST_MS } from '@clinicart/sdk';
import { type RefObject, useEffect, useRef } from 'react';
import { schedule } from '../../ui/timer.ts';

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
    let cancel = () => {};
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      if (scrollHeight - scrollTop - clientHeight <= EXCHANGE_NEAR_BOTTOM_PX) latest.current();
    };
    const rest = () => {
      cancel();
      cancel = schedule(look, EXCHANGE_REST_MS);
    };
    element.addEventListener('scroll', rest, { passive: true });
    rest();
    return () => {
      cancel();
      element.removeEventListener('scroll', rest);
    };
  }, [box, size]);
}
