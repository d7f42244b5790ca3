import { useCallback, useState } from 'react';
import { watchSight } from '../ui/page/observers.ts';

/** Rows that stand there in full from the start, more than a screen shows; and how far off others are before they do. */
export const ROWS_AT_ONCE = 24;
const NEAR = '1000px 0px';

const rows = new WeakMap<Element, (isNear: boolean) => void>();
let watcher: ReturnType<typeof watchSight> | undefined;

/** One for all rows of a page. */
const watch = () => {
  watcher ??= watchSight((entries) => {
    for (const { target, isIntersecting } of entries) {
      // Whoever is typing in a row has not left it by scrolling away.
      rows.get(target)?.(isIntersecting || target.matches(':focus-within'));
    }
  }, NEAR);
  return watcher;
};

/**
 * Whether a row of a long list is near enough to be drawn in full. Its words are there all the same, so that a search in
 * the page, a screen reader and the keyboard find it, and its controls are before anybody gets there.
 */
export function useNearRow(index: number) {
  const isAlways = index < ROWS_AT_ONCE;
  const [isNear, setNear] = useState(isAlways);
  const row = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isAlways) return undefined;
      rows.set(element, setNear);
      watch().observe(element);
      return () => watch().unobserve(element);
    },
    [isAlways],
  );
  return { isNear: isNear || isAlways, row };
}
