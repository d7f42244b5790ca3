import { type RefObject, useEffect } from 'react';
import { watchSight } from '../../ui/page/observers.ts';

/** The box around a part. */
export type Box = RefObject<HTMLDivElement | null>;

/** Distance below the viewport at which a part is loaded. */
const AHEAD = '200px';

/** Calls `onNear` when the box comes near the viewport, where that is wanted. */
export function useNearness(box: Box, isAsked: boolean, onNear: () => void) {
  useEffect(() => {
    if (!isAsked || !box.current) return undefined;
    const watcher = watchSight((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onNear();
    }, AHEAD);
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box, isAsked, onNear]);
}
