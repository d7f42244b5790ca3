import { useCallback, useState } from 'react';
import { watchSight } from '../../ui/page/observers.ts';

/** Rows rendered in full from the start; more than a screen shows. */
export const ROWS_AT_ONCE = 24;
/** Distance from the viewport at which other rows are filled. */
const NEAR = '1000px 0px';

const rows = new WeakMap<Element, (isNear: boolean) => void>();
let watcher: ReturnType<typeof watchSight> | undefined;

/** One observer for all rows: a cart can have hundreds. */
const watch = () => {
  watcher ??= watchSight((entries) => {
    for (const { target, isIntersecting } of entries) {
      // A row with the focus stays filled while it is scrolled away.
      rows.get(target)?.(isIntersecting || target.matches(':focus-within'));
    }
  }, NEAR);
  return watcher;
};

/**
 * Tells whether a row of a long list is near enough to be rendered in full. Far rows keep their text, so that find in
 * page, screen readers and the keyboard reach them; their controls are there before the row scrolls into view.
 */
export function useRowVirtualisation(index: number) {
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
