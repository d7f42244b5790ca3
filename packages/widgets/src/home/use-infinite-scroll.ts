import { NEAR_BOTTOM_PX, SCROLL_REST_MS } from '@clinicart/sdk';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSight } from '../ui/page/observers.ts';
import { schedule } from '../ui/page/timer.ts';

const FAR_PX = 100_000;

/** Calls once the end of a list is near and scrolling has come to rest. Spec: 1§9 */
export function useNearBottom(
  end: RefObject<HTMLElement | null>,
  isOn: boolean,
  reached: () => void,
): void {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    const element = end.current;
    if (!isOn || !element) return;
    let cancel = () => {};
    const rest = () => {
      cancel();
      cancel = schedule(() => latest.current(), SCROLL_REST_MS);
    };
    // Whatever scrolls, the page or a box of the host's: scroll events do not bubble, but they are captured.
    const scrolling = { capture: true, passive: true };
    const stop = () => {
      cancel();
      removeEventListener('scroll', rest, scrolling);
    };
    const observer = watchSight(
      (entries) => {
        stop();
        if (!entries.at(-1)?.isIntersecting) return;
        addEventListener('scroll', rest, scrolling);
        rest();
      },
      // A jump may have gone past the end: what lies above the window is reached too.
      `${FAR_PX}px 0px ${NEAR_BOTTOM_PX}px`,
    );
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [end, isOn]);
}

/** Whether an element stands below the window. True before the browser has looked. */
export function useIsBelow(at: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(true);
  useEffect(() => {
    if (!at.current) return;
    const observer = watchSight((entries) => {
      const entry = entries.at(-1);
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(at.current);
    return () => observer.disconnect();
  }, [at]);
  return isBelow;
}

/** Calls when somebody who cannot scroll any further tries to, and has come to rest. */
export function useAskedBelow(isOn: boolean, asked: () => void): void {
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (!isOn) return;
    let cancel = () => {};
    const rest = () => {
      cancel();
      cancel = schedule(() => latest.current(), SCROLL_REST_MS);
    };
    const stop = new AbortController();
    const listening = { passive: true, signal: stop.signal };
    const isAtBottom = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      return scrollTop + clientHeight >= scrollHeight - 2;
    };
    const onWheel = ({ deltaY }: WheelEvent) => deltaY > 0 && isAtBottom() && rest();
    let from = 0;
    addEventListener('wheel', onWheel, listening);
    addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientY ?? 0), listening);
    addEventListener(
      'touchmove',
      ({ touches }) => (touches[0]?.clientY ?? from) < from && isAtBottom() && rest(),
      listening,
    );
    return () => {
      cancel();
      stop.abort();
    };
  }, [isOn]);
}
