import { NEAR_BOTTOM_PX, SCROLL_REST_MS } from '@clinicart/sdk/home';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShop } from '../engine/index.ts';
import { onScrollRest } from '../ui/page/scroll-rest.ts';
import { useIntersection } from '../ui/page/use-intersection.ts';

/** Everything above the viewport counts as reached: a jump may have passed the end of the list. */
const ABOVE_PX = 100_000;
const NEAR_BOTTOM = `${ABOVE_PX}px 0px ${NEAR_BOTTOM_PX}px`;

/** Calls `onReached` when the end of a list is near and scrolling has paused. Spec: 1§9 */
export function useNearBottom(
  end: RefObject<HTMLElement | null>,
  isOn: boolean,
  onReached: () => void,
): void {
  const { clock } = useShop();
  const latest = useLatest(onReached);
  const [isNear, setNear] = useState(false);
  useIntersection(end, ({ isIntersecting }) => setNear(isIntersecting), {
    rootMargin: NEAR_BOTTOM,
    isOn,
  });
  useEffect(() => {
    if (!isNear) return undefined;
    // The end of the next page is another element, and must be observed first.
    if (!isOn) return setNear(false);
    return onScrollRest(window, clock.after, SCROLL_REST_MS, () => latest.current());
  }, [isNear, isOn, clock, latest]);
}

/** Whether an element lies below the viewport. True until the browser has observed it. */
export function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(true);
  useIntersection(target, ({ isIntersecting, boundingClientRect }) =>
    setBelow(!isIntersecting && boundingClientRect.top > 0),
  );
  return isBelow;
}

/** Calls `onPull` when the reader tries to scroll past the bottom of the page and has paused. */
export function usePullAtBottom(isOn: boolean, onPull: () => void): void {
  const { clock } = useShop();
  const latest = useLatest(onPull);
  useEffect(() => {
    if (!isOn) return;
    let cancel = () => {};
    const restart = () => {
      cancel();
      cancel = clock.after(SCROLL_REST_MS, () => latest.current());
    };
    let touchedAt = 0;
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY > 0 && isAtBottom()) restart();
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      touchedAt = touches[0]?.clientY ?? 0;
    };
    const onTouchMove = ({ touches }: TouchEvent) => {
      const y = touches[0]?.clientY ?? touchedAt;
      if (y < touchedAt && isAtBottom()) restart();
    };
    addEventListener('wheel', onWheel, options);
    addEventListener('touchstart', onTouchStart, options);
    addEventListener('touchmove', onTouchMove, options);
    return () => {
      cancel();
      listeners.abort();
    };
  }, [isOn, clock, latest]);
}

function isAtBottom(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop + clientHeight >= scrollHeight - 2;
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
